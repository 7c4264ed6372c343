/** The worker that holds the tables, as the page sees it: how far it is, questions to it, lines through it. */
import type { Wire } from '../line'
import type { Answer } from './house'
import type { FromEngine, ToEngine } from './messages'
import type { Parts } from './parts'

export type Phase = 'waiting' | 'loading' | 'starting' | 'ready' | 'failed'

export class Engine {
  phase = $state<Phase>('waiting')
  /** Of the bytes that are needed, from 0 to 1. */
  loaded = $state(0)
  #worker: Worker
  #parts: Parts
  #number = 0
  #asked = new Map<number, (answer: Answer) => void>()
  #lines = new Map<number, Wire>()
  #waiting: (() => void)[] = []

  constructor(parts: Parts) {
    this.#parts = parts
    this.#worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
    this.#worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.#hear(data)
    this.#worker.onerror = () => (this.phase = 'failed')
  }

  /** Builds the house; `known`: this browser has been here before, and has everything. */
  begin(base: string, known: boolean): void {
    this.phase = known ? 'starting' : 'loading'
    const { python, package: archive } = this.#parts
    this.#say({ type: 'begin', base, python, package: archive, counting: !known })
  }

  whenReady(run: () => void): void {
    if (this.phase === 'ready') run()
    else this.#waiting.push(run)
  }

  request(method: string, path: string, token: string, body: string | ArrayBuffer): Promise<Answer> {
    const id = ++this.#number
    return new Promise((resolve) => {
      this.#asked.set(id, resolve)
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

  /** Messages wait in the worker until it stands. */
  #say(message: ToEngine): void {
    this.#worker.postMessage(message)
  }

  #hear(message: FromEngine): void {
    switch (message.type) {
      case 'progress':
        this.loaded = Math.min(1, message.bytes / this.#parts.bytes)
        break
      case 'starting':
      case 'ready':
      case 'failed':
        this.phase = message.type
        if (message.type === 'ready') for (const run of this.#waiting.splice(0)) run()
        break
      case 'answer':
        this.#asked.get(message.id)?.({
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
