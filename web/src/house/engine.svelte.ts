/** The worker that holds the tables, as the page sees it: how far it is, questions to it, lines through it.
 *
 * Whoever is quicker than the worker waits here, not there: what is asked before it stands is told to it as soon as
 * it does, and to the next one if it never does.
 */
import type { Wire } from '../line'
import type { Answer } from './house'
import type { FromEngine, ToEngine } from './messages'
import type { Parts } from './parts'

export type Phase = 'waiting' | 'loading' | 'starting' | 'ready' | 'failed'

/** Milliseconds without a sign of life, after which somebody should be told. */
export const SILENCE = 30_000
/** A line that breaks is opened again by whoever holds it. */
const BROKEN = 1006

interface Question {
  resolve: (answer: Answer) => void
  reject: (why: Error) => void
}

const workers = () => new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })

export class Engine {
  phase = $state<Phase>('waiting')
  /** Of the bytes that are needed, from 0 to 1. */
  loaded = $state(0)
  /** It has been silent for too long; it may come yet. */
  late = $state(false)
  /** What it said when it failed. */
  why = $state('')
  #worker: Worker
  #make: () => Worker
  #parts: Parts
  #begun: { base: string; known: boolean } | null = null
  #number = 0
  #asked = new Map<number, Question>()
  #lines = new Map<number, Wire>()
  #waiting: (() => void)[] = []
  #held: ToEngine[] = []
  #watch: ReturnType<typeof setTimeout> | undefined

  constructor(parts: Parts, make: () => Worker = workers) {
    this.#parts = parts
    this.#make = make
    this.#worker = this.#hire()
  }

  /** Builds the house; `known`: this browser has been here before, and has everything. */
  begin(base: string, known: boolean): void {
    this.#begun = { base, known }
    this.phase = known ? 'starting' : 'loading'
    this.why = ''
    this.#alive()
    const { python, package: archive } = this.#parts
    this.#worker.postMessage({ type: 'begin', base, python, package: archive, counting: !known })
  }

  /** With another worker, from the beginning. Nothing that was asked meanwhile is lost. */
  again(): void {
    if (this.phase === 'ready' || !this.#begun) return
    this.#worker.terminate()
    this.#worker = this.#hire()
    this.loaded = 0
    this.begin(this.#begun.base, this.#begun.known)
  }

  whenReady(run: () => void): void {
    if (this.phase === 'ready') run()
    else this.#waiting.push(run)
  }

  request(method: string, path: string, token: string, body: string | ArrayBuffer): Promise<Answer> {
    const id = ++this.#number
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject })
      this.#say({ type: 'request', id, method, path, token, body })
    })
  }

  open(game: string): Wire {
    const line = ++this.#number
    const wire: Wire = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.#say({ type: 'say', line, text }),
      close: () => {
        this.#lines.delete(line)
        this.#say({ type: 'close', line })
      },
    }
    this.#lines.set(line, wire)
    this.#say({ type: 'open', line, game })
    queueMicrotask(() => wire.onopen?.())
    return wire
  }

  #hire(): Worker {
    const worker = this.#make()
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.#hear(data)
    worker.onerror = ({ message }) => this.#fail(message)
    return worker
  }

  /** A worker that does not stand yet could forget what it is told. */
  #say(message: ToEngine): void {
    if (this.phase === 'ready') this.#worker.postMessage(message)
    else this.#held.push(message)
  }

  #alive(): void {
    clearTimeout(this.#watch)
    this.late = false
    if (this.phase !== 'ready' && this.phase !== 'failed')
      this.#watch = setTimeout(() => (this.late = true), SILENCE)
  }

  #ready(): void {
    this.phase = 'ready'
    for (const message of this.#held.splice(0)) this.#say(message)
    for (const run of this.#waiting.splice(0)) run()
  }

  /** What a worker that stood knows of is gone with it; games are kept, so lines can be opened again. */
  #fail(why = ''): void {
    const stood = this.phase === 'ready'
    this.phase = 'failed'
    this.why = why.slice(0, 200)
    this.#alive()
    if (!stood) return
    const asked = [...this.#asked.values()]
    const lines = [...this.#lines.values()]
    this.#asked.clear()
    this.#lines.clear()
    for (const { reject } of asked) reject(new Error(why))
    for (const line of lines) line.onclose?.({ code: BROKEN, reason: why })
  }

  #hear(message: FromEngine): void {
    if (this.phase !== 'ready') this.#alive()
    switch (message.type) {
      case 'progress':
        this.loaded = Math.min(1, message.bytes / this.#parts.bytes)
        break
      case 'starting':
        this.phase = 'starting'
        break
      case 'ready':
        this.#ready()
        this.#alive()
        break
      case 'failed':
        this.#fail(message.why)
        break
      case 'answer':
        this.#asked.get(message.id)?.resolve({
          ok: message.status < 400,
          status: message.status,
          text: message.text,
        })
        this.#asked.delete(message.id)
        break
      case 'heard':
        this.#lines.get(message.line)?.onmessage?.({ data: message.text })
        break
      case 'closed':
        this.#lines.get(message.line)?.onclose?.({ code: message.code, reason: message.why })
        this.#lines.delete(message.line)
    }
  }
}
