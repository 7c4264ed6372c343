/** The line to one game: opens again when it breaks, and loses no answer.
 *
 * A command waits until its receipt comes. If the line breaks before, commands that carry a key, and questions
 * that change nothing, are sent again after the next welcome; the server knows a key that it has seen before.
 * What may not happen twice (a line of chat) is given back to the sender instead.
 */
import type { Command, FromServer, Lang, Problem } from './wire'

export type LineStatus = 'opening' | 'open' | 'waiting' | 'closed'

/** The table said no, or cannot be reached any more. */
export class Refusal extends Error {
  readonly code: string
  readonly more: Problem
  constructor(problem: Problem) {
    super(problem.message)
    this.code = problem.code
    this.more = problem
  }
}

/** As much of a WebSocket as a line needs. */
export interface Wire {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
}

export function openWire(url: string): Wire {
  return new WebSocket(url) as unknown as Wire
}

export interface LineOptions {
  url: string
  token: string
  lang: () => Lang
  /** How many events the client has; null if it has none and wants none. */
  since: () => number | null
  heard: (message: FromServer) => void
  status?: (status: LineStatus, code?: number) => void
  open?: (url: string) => Wire
  later?: (run: () => void, ms: number) => unknown
  key?: () => string
}

interface Waiting {
  command: Command
  sent: boolean
  resolve: (answer: never) => void
  reject: (problem: Refusal) => void
}

/** Closed with one of these, there is no use in knocking again. */
const FOR_GOOD = new Set([4400, 4401, 4403, 4404])
const ONCE_ONLY = new Set<Command['type']>(['say', 'fork', 'new-link', 'vote-undo'])
const LONGEST_WAIT = 10_000
const ASK_AGAIN = 700

export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class Line {
  #options: LineOptions
  #wire: Wire | null = null
  #welcomed = false
  #ended = false
  #tries = 0
  #number = 0
  #waiting = new Map<number, Waiting>()

  constructor(options: LineOptions) {
    this.#options = options
    this.#open()
  }

  /** Sends a command; the promise is kept when the receipt comes, however often the line breaks. */
  send<Answer>(command: Command): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      if (this.#ended) {
        reject(new Refusal({ code: 'closed', message: 'the line is closed' }))
        return
      }
      const id = ++this.#number
      this.#waiting.set(id, { command, sent: false, resolve: resolve as (answer: never) => void, reject })
      if (this.#welcomed) this.#transmit(id)
    })
  }

  /** Answers the question as it stood at this version. */
  act<Answer>(option: string, version: number): Promise<Answer> {
    return this.send<Answer>({ type: 'act', option, version, key: this.#key() })
  }

  undo<Answer>(type: 'undo' | 'ask-undo', version: number): Promise<Answer> {
    return this.send<Answer>({ type, version, key: this.#key() })
  }

  /** Tells the line to open at once, such as when the device is back on the network. */
  hurry(): void {
    if (this.#wire === null && !this.#ended) this.#open()
  }

  close(): void {
    this.#end(1000)
    this.#wire?.close()
  }

  #key(): string {
    return (this.#options.key ?? freshKey)()
  }

  #later(run: () => void, ms: number): void {
    ;(this.#options.later ?? setTimeout)(run, ms)
  }

  #open(): void {
    this.#options.status?.('opening')
    const wire = (this.#options.open ?? openWire)(this.#options.url)
    this.#wire = wire
    wire.onopen = () => {
      const { token, lang, since } = this.#options
      wire.send(JSON.stringify({ type: 'hello', token, lang: lang(), since: since() }))
    }
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#hear(JSON.parse(String(event.data)) as FromServer)
    }
    wire.onclose = (event) => {
      if (wire === this.#wire) this.#broken(event.code)
    }
  }

  #hear(message: FromServer): void {
    if (message.type === 'done' || (message.type === 'error' && message.id !== null)) {
      this.#answered(message)
      return
    }
    this.#options.heard(message)
    if (message.type === 'welcome') {
      this.#welcomed = true
      this.#tries = 0
      this.#options.status?.('open')
      for (const id of [...this.#waiting.keys()]) this.#transmit(id)
    }
  }

  #answered(message: Extract<FromServer, { type: 'done' | 'error' }>): void {
    const id = message.id
    const waiting = id === null ? undefined : this.#waiting.get(id)
    if (id === null || waiting === undefined) return
    if (message.type === 'error' && message.code === 'unavailable' && !ONCE_ONLY.has(waiting.command.type)) {
      this.#later(() => {
        if (this.#welcomed && this.#waiting.has(id)) this.#transmit(id)
      }, ASK_AGAIN)
      return
    }
    this.#waiting.delete(id)
    if (message.type === 'done') waiting.resolve(message.answer as never)
    else waiting.reject(new Refusal(message))
  }

  #transmit(id: number): void {
    const waiting = this.#waiting.get(id)
    if (waiting === undefined || this.#wire === null) return
    waiting.sent = true
    this.#wire.send(JSON.stringify({ id, do: waiting.command }))
  }

  #broken(code: number): void {
    this.#wire = null
    this.#welcomed = false
    for (const [id, waiting] of this.#waiting) {
      if (waiting.sent && ONCE_ONLY.has(waiting.command.type)) {
        this.#waiting.delete(id)
        waiting.reject(new Refusal({ code: 'lost', message: 'the line broke before the receipt came' }))
      }
    }
    if (this.#ended) return
    if (FOR_GOOD.has(code)) {
      this.#end(code)
      return
    }
    this.#options.status?.('waiting', code)
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(this.#tries++, 6))
    this.#later(() => this.hurry(), wait)
  }

  #end(code: number): void {
    if (this.#ended) return
    this.#ended = true
    for (const waiting of this.#waiting.values()) {
      waiting.reject(new Refusal({ code: 'closed', message: 'the line is closed' }))
    }
    this.#waiting.clear()
    this.#options.status?.('closed', code)
  }
}
