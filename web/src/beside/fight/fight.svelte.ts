/** A fight beside the box: its figures and the answers so far, kept on this device. The house tells how it stands. */
import { ask } from '$/api'
import { troubleOf } from '$/pages/parts/troubles'
import type { BesideScene, OddsList } from '$/wire.gen'
import { lang } from '$/words.svelte'
import { keep, kept } from '../kept'
import type { Answer, Spec } from './box'

interface Kept {
  spec: Spec | null
  form: unknown
  answers: Answer[]
}

export class Fight {
  spec = $state.raw<Spec | null>(null)
  form = $state.raw<unknown>(null)
  answers = $state.raw<Answer[]>([])
  scene = $state.raw<BesideScene | null>(null)
  odds = $state.raw<OddsList | null>(null)
  trouble = $state('')
  busy = $state(false)
  #edition: string
  /** Counts what was asked: an answer that comes late is nobody's any more. */
  #asked = 0

  constructor(edition: string) {
    this.#edition = edition
    const before = kept<Kept>(this.#place)
    this.spec = before?.spec ?? null
    this.form = before?.form ?? null
    this.answers = before?.answers ?? []
  }
  get #place(): string {
    return `fight.${this.#edition}`
  }

  async begin(spec: Spec, form: unknown): Promise<void> {
    this.form = form
    await this.#look(spec, [])
  }
  answer(answer: Answer): Promise<void> {
    return this.#look(this.spec, [...this.answers, answer])
  }
  throwDice(): Promise<void> {
    return this.#look(this.spec, this.answers, true)
  }
  undo(): Promise<void> {
    if (!this.answers.length) {
      this.close()
      return Promise.resolve()
    }
    return this.#look(this.spec, this.answers.slice(0, -1))
  }
  /** The same fight from its beginning. */
  again(): Promise<void> {
    return this.#look(this.spec, [])
  }
  look(): Promise<void> {
    return this.#look(this.spec, this.answers)
  }
  /** Back to the figures, which stay as they were entered. */
  close(): void {
    this.#asked += 1
    this.spec = this.scene = this.odds = null
    this.answers = []
    this.trouble = ''
    this.busy = false
    this.#keep()
  }

  async #look(spec: Spec | null, answers: Answer[], throwing = false): Promise<void> {
    if (!spec) return
    const mine = (this.#asked += 1)
    const body = { edition: this.#edition, lang: lang(), ...spec, answers, throw: throwing }
    this.busy = true
    this.trouble = ''
    try {
      const scene = await ask<BesideScene>('/api/beside', { body })
      if (mine !== this.#asked) return
      this.spec = spec
      this.scene = scene
      this.odds = null
      this.answers = scene.thrown === null ? answers : [...answers, scene.thrown]
      this.#keep()
      if (scene.seat !== null) void this.#weigh(mine, { ...body, answers: this.answers, throw: false })
    } catch (error) {
      if (mine === this.#asked) this.trouble = troubleOf(error)
    } finally {
      if (mine === this.#asked) this.busy = false
    }
  }
  /** Odds take longer, and nobody waits for them. */
  async #weigh(mine: number, body: object): Promise<void> {
    try {
      const { odds } = await ask<BesideScene>('/api/beside', { body: { ...body, odds: true } })
      if (mine === this.#asked) this.odds = odds?.known ? odds : null
    } catch {
      /* the fight goes on without them */
    }
  }
  #keep(): void {
    keep(this.#place, { spec: this.spec, form: this.form, answers: this.answers } satisfies Kept)
  }
}
