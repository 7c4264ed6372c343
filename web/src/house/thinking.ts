/** The worker that thinks: one job at a time, each with a limit; one that takes too long is ended and begun anew. */
import type { FromThinker, ToThinker } from './messages'
import type { Wanted } from './python'

/** Jobs that play a whole game again, or read one. */
const LONG = new Set(['moments', 'at', 'summary', 'book', 'check', 'pack', 'review'])
const SECONDS = 30
const LONG_SECONDS = 120
/** From here on a worker that does not say that it is ready is broken. */
const READY_SECONDS = 120

interface Job {
  text: string
  resolve: (answer: string) => void
}

export class Thinking {
  #make: () => Worker
  #wanted: Wanted
  #worker: Worker | null = null
  #ready = false
  #queue: Job[] = []
  #current: Job | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(make: () => Worker, wanted: Wanted) {
    this.#make = make
    this.#wanted = wanted
  }

  /** Begins at once, so that the first job need not wait for it. */
  begin(): void {
    if (this.#worker) return
    const worker = this.#make()
    this.#worker = worker
    this.#ready = false
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      clearTimeout(this.#timer)
      if (data.type === 'failed') return this.#fail(data.why)
      if (data.type === 'ready') this.#ready = true
      else this.#end(data.answer)
      this.#next()
    }
    worker.onerror = (event) => {
      event.preventDefault()
      this.#fail('the worker broke')
    }
    this.#limit(READY_SECONDS)
    this.#say({ ...this.#wanted, type: 'begin', counting: false })
  }

  job(text: string): Promise<string> {
    return new Promise((resolve) => {
      this.#queue.push({ text, resolve })
      this.begin()
      this.#next()
    })
  }

  #say(message: ToThinker): void {
    this.#worker?.postMessage(message)
  }

  #next(): void {
    if (!this.#ready || this.#current) return
    const job = this.#queue.shift()
    if (!job) return
    this.#current = job
    const kind = /^\{"type":"([a-z]+)"/.exec(job.text)?.[1] ?? ''
    this.#limit(LONG.has(kind) ? LONG_SECONDS : SECONDS)
    this.#say({ type: 'job', job: job.text })
  }

  #limit(seconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#fail(`no answer within ${seconds} s`), seconds * 1000)
  }

  #end(answer: string): void {
    const job = this.#current
    this.#current = null
    job?.resolve(answer)
  }

  /** A job that broke its worker is not tried again; one that could not begin keeps nobody waiting. */
  #fail(why: string): void {
    clearTimeout(this.#timer)
    this.#worker?.terminate()
    this.#worker = null
    const answer = JSON.stringify({ failed: why })
    const hopeless = this.#ready ? [] : this.#queue.splice(0)
    this.#end(answer)
    for (const job of hopeless) job.resolve(answer)
    if (this.#queue.length) this.begin()
  }
}
