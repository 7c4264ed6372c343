/** A journey that is being planned before the dice fall: the map shows chances instead of ways. */
import type { Place, Reach } from '../wire'
import type { Room } from './room.svelte'

/** Where a journey could lead. */
export interface Aim {
  place: Place
  chance: number
  /** Chance to win what lies there. */
  win: number | null
}

export class Plan {
  readonly #room: Room
  on = $state(false)
  found = $state.raw<Reach | null>(null)
  /** With how many dice; null: with as many as there are. */
  wanted = $state<number | null>(null)
  #madeFor = ''

  /** Once the dice have fallen there is nothing to plan. */
  readonly may = $derived.by(() => {
    const { table, rolled } = this.#room
    const known = table.edition?.travel !== undefined && (table.table?.house.odds ?? false)
    return known && table.piece !== null && !table.over && !rolled
  })
  /** With how many dice one could go. */
  readonly handfuls = $derived.by(() =>
    Object.keys(this.found?.dice ?? {})
      .map(Number)
      .filter((n) => n > 0)
      .sort((a, b) => a - b),
  )
  readonly handful = $derived.by(() =>
    this.wanted !== null && this.handfuls.includes(this.wanted) ? this.wanted : (this.handfuls.at(-1) ?? 0),
  )
  /** Space -> the chance to end there; empty unless a journey is being planned. */
  readonly chances = $derived.by(
    () => new Map<Place, number>(this.on ? Object.entries(this.found?.dice[String(this.handful)] ?? {}) : []),
  )
  /** The spaces worth going to, the best first. */
  readonly aims = $derived.by<Aim[]>(() => {
    const found: (Aim & { rank: number })[] = []
    for (const [place, chance] of this.chances) {
      const { win, rank } = this.#room.worth(place, this.found)
      if (rank > 0 && chance >= 0.005) found.push({ place, chance, win, rank: rank * chance })
    }
    return found.sort((a, b) => b.rank - a.rank).slice(0, 5)
  })

  constructor(room: Room) {
    this.#room = room
  }

  /** Begins planning, or ends it. */
  toggle(): void {
    if (this.on) this.on = false
    else if (this.may) {
      this.on = true
      this.#room.tab = 'map'
      this.#madeFor = ''
      this.renew()
    }
  }

  /** Chances are asked for again when the hero has moved or has become weaker or stronger. */
  renew(): void {
    if (!this.on) return
    if (!this.may) {
      this.on = false
      return
    }
    const { table } = this.#room
    const now = JSON.stringify([table.piece, table.edition?.figures?.(table, table.seat ?? 0)])
    if (now === this.#madeFor) return
    this.#madeFor = now
    table.send<Reach>({ type: 'reach' }).then(
      (answer) => (this.found = answer),
      (error: unknown) => {
        this.on = false
        table.fail(error)
      },
    )
  }
}
