/** The evening of a box, kept on this device with all that can be taken back. */
import type { BoxInfo } from '$/wire.gen'
import { type Evening, evening } from './evening'
import { keep, kept } from './kept'

/** So many changes can be taken back. */
const MOST = 100

interface Written {
  now: Evening
  past: Evening[]
}

export class EveningBook {
  now: Evening
  past: Evening[]
  readonly #name: string

  constructor(readonly box: BoxInfo) {
    this.#name = `evening.${box.edition}`
    const written = kept<Written>(this.#name)
    const fresh = evening(box)
    this.now = $state.raw(written ? { ...fresh, ...written.now } : fresh)
    this.past = $state.raw(written?.past ?? [])
  }

  /** What looks only changes what is shown: there is nothing to take back. */
  do(change: (now: Evening) => Evening, looks = false): void {
    const then = change(this.now)
    if (then === this.now) return
    if (!looks) this.past = [...this.past, this.now].slice(-MOST)
    this.now = then
    this.#write()
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.past = this.past.slice(0, -1)
    this.now = before
    this.#write()
  }

  #write(): void {
    keep(this.#name, { now: this.now, past: this.past } satisfies Written)
  }
}
