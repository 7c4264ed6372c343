/** What one person looks at and is about to do: the part of the table that no server knows. */
import { hexOf, placeOf } from '../art/hexes'
import { Refusal } from '../line'
import { lasts, settings } from '../settings/settings.svelte'
import type { GameTable } from '../table.svelte'
import type { Lies, Lying, Piece } from '../editions/edition'
import type { Hex, Option, Place, Reach } from '../wire'
import { say } from '../words.svelte'
import { Plan } from './plan.svelte'
import { apart, Spaces, spaceOf } from './spaces'

export type Tab = 'map' | 'hero' | 'company' | 'chronicle'
export type Open =
  | { what: 'hero'; seat: number }
  | { what: 'rule'; rule: string }
  | { what: 'sheet'; sheet: string }
  | { what: 'menu' | 'why' | 'list' | 'keys' | 'chat' | 'report' | 'tale' }

/** A line of the question sheet: an option of the request, or a journey to a space. */
export interface Row {
  id: string
  title: string
  second: string
  /** What an arrow tells those who see, if another line has the same title. */
  which: string
  place: Place | null
  /** Its sign, where it is about no space. */
  icon: string | null
  /** A journey over several spaces, which no single option of the request is. */
  journey: Journey | null
  win: number | null
  /** To be knocked out. */
  loss: number | null
  away: number
  exact: boolean
  wounds: number | null
  /** The number that tells most of it: the chance to win, to get away, or to fall. */
  shows?: string
  /** What the game draws before it. */
  mark?: string
  /** What a press does, where it does not choose the option. */
  press?: () => void
}

export interface Journey {
  to: Place
  path: Hex[]
  left: number
}

/** A fight is left to go on until the chance to win has fallen by so much. */
const CHANGED = 0.08

export class Room {
  readonly table: GameTable
  hovered = $state<Place | null>(null)
  focused = $state<Place | null>(null)
  tab = $state<Tab>('map')
  open = $state.raw<Open | null>(null)
  /** Seats of other heroes whom the same person leads, and how to take their place. */
  leads: ReadonlyMap<number, () => void> = new Map()
  /** Whatever is looked at is explained, and nothing is done. */
  explaining = $state(false)
  /** The space that a journey is planned to. */
  target = $state<Place | null>(null)
  walking = $state(false)
  /** Show every option of the request, also those that the map stands for. */
  all = $state(false)
  /** Others' moves are not waited for until I am asked. */
  hurry = $state(false)
  /** The option that is taken again and again in this fight. */
  standing = $state<string | null>(null)
  /** The option taken last, for a standing order. */
  last = $state<string | null>(null)
  readonly plan: Plan

  readonly spaces = $derived.by(() => (this.table.book?.board ? new Spaces(this.table.book.board) : null))
  readonly myTurn = $derived.by(
    () => this.table.seat !== null && this.table.overview.turn === this.table.seat,
  )

  // Where heroes stand and what lies there: the same object until somebody moves or something is taken.
  readonly #lies = $derived.by(() => JSON.stringify(this.table.edition?.lies?.(this.table) ?? {}))
  readonly #pieces = $derived.by(() => JSON.stringify(this.table.overview.pieces))
  readonly #names = $derived.by(() =>
    JSON.stringify(this.table.overview.pieces.map((_, seat) => this.table.nameOf(seat))),
  )
  readonly lies = $derived.by(() => JSON.parse(this.#lies) as Lies)
  readonly pieces = $derived.by(() => JSON.parse(this.#pieces) as Piece[])
  readonly heroNames = $derived.by(() => JSON.parse(this.#names) as string[])

  /** Spaces that an option of the question is about. */
  readonly onMap = $derived.by(() => {
    const found = new Map<Place, Option>()
    for (const option of this.table.request?.options ?? []) {
      const place = spaceOf(option)
      if (place !== null) found.set(place, option)
    }
    return found
  })

  readonly #travel = $derived.by(() => this.table.edition?.travel ?? null)
  /** The dice have fallen: now there are ways. */
  readonly rolled = $derived.by(
    () => this.table.request !== null && (this.#travel?.rolled(this.table.request) ?? false),
  )

  /** Where the dice lead: every space in reach with its way. */
  readonly journeys = $derived.by(() => {
    const found = new Map<Place, Journey>()
    if (!this.rolled) return found
    const here = this.table.piece?.place
    for (const [to, way] of Object.entries(this.table.reach?.ways ?? {})) {
      const path = way.path.filter((at, n) => !(n === 0 && here && at === placeOf(here)))
      if (path.length) found.set(to, { to, path: path.map(hexOf), left: way.left })
    }
    return found
  })

  readonly glowing = $derived.by(
    () => new Set<Place>(this.plan.on ? [] : [...this.onMap.keys(), ...this.journeys.keys()]),
  )

  /** The way that is shown on the map: to the target, else to what is under the pointer. */
  readonly journey = $derived.by<Journey | null>(() => {
    const chosen = this.table.request?.options.find((option) => option.id === this.table.chosen)
    const place = this.target ?? (chosen ? spaceOf(chosen) : null) ?? this.hovered ?? this.focused
    return place === null ? null : this.way(place)
  })

  /** What tells spaces apart that are called the same. */
  apart(places: Place[]): Map<Place, string> {
    return this.spaces ? apart(this.spaces, places, this.table.piece?.place ?? null, say) : new Map()
  }

  /** What lies on a space. */
  here(place: Place): Lying[] {
    return this.lies[place] ?? []
  }

  /** Seats whose pieces stand there. */
  seatsAt(place: Place): number[] {
    return this.pieces.flatMap(({ place: at, out }, seat) =>
      at !== null && !out && placeOf(at) === place ? [seat] : [],
    )
  }

  /** The chance to win what lies on a space, as it was worked out for the journey at hand. */
  win(place: Place, reach: Reach | null): number | null {
    return this.here(place).length ? (this.#travel?.win(reach, place) ?? null) : null
  }

  /** The same, and how much the space is worth as an aim. */
  worth(place: Place, reach: Reach | null): { win: number | null; rank: number } {
    const win = this.win(place, reach)
    return { win, rank: this.#travel?.rank(this.table, this.here(place), win) ?? 0 }
  }

  readonly rows = $derived.by<Row[]>(() => this.#rows())

  constructor(table: GameTable) {
    this.table = table
    this.plan = new Plan(this)
    table.shown.add(() => this.#asked())
  }

  way(place: Place): Journey | null {
    const far = this.journeys.get(place)
    if (far) return far
    return this.onMap.has(place) ? { to: place, path: [hexOf(place)], left: 0 } : null
  }

  // ---- choosing

  /** A press on a space: the first one shows the way, the second one goes it. */
  pick(place: Place): void {
    if (this.plan.on) return
    const option = this.onMap.get(place)
    const journey = this.journeys.get(place)
    if (journey) {
      this.table.chosen = null
      if (this.target === place || settings.singlePress) void this.walk(journey)
      else this.target = place
    } else if (option) this.press(option.id)
    else this.target = null
  }

  /** A press on a line of the question sheet. */
  press(id: string): void {
    if (this.table.staging) {
      this.table.catchUp()
      return
    }
    const row = this.rows.find((each) => each.id === id)
    if (row?.press) {
      row.press()
      return
    }
    if (row?.journey) {
      this.pick(row.journey.to)
      return
    }
    this.target = null
    if (this.table.chosen === id || settings.singlePress || this.#harmless(id, row)) this.#take(id)
    else this.table.choose(id)
  }

  /** Nothing is at risk: no fight, no chance, nothing given away; and it can be taken back. */
  #harmless(id: string, row: Row | undefined): boolean {
    if (!settings.safePress || this.repeats || (row?.win ?? null) !== null) return false
    return !(this.table.edition?.careful?.test(id) ?? false)
  }

  readonly ready = $derived.by(() => this.target !== null || this.table.chosen !== null)

  confirm(): void {
    const journey = this.target === null ? null : this.journeys.get(this.target)
    if (journey) void this.walk(journey)
    else if (this.table.chosen !== null) this.#take(this.table.chosen)
  }

  /** One step back: never ends anything. */
  back(): boolean {
    if (this.open) this.open = null
    else if (this.explaining) this.explaining = false
    else if (this.plan.on) this.plan.on = false
    else if (this.standing) this.standing = null
    else if (this.riding) this.riding = null
    else if (this.target) this.target = null
    else if (this.table.edition?.back?.(this.table)) return true
    else if (this.table.chosen) this.table.chosen = null
    else return false
    return true
  }

  #take(id: string): void {
    this.last = id
    void this.table.commit(id)
  }

  /** Goes a way step by step, as long as each step is allowed. */
  async walk(journey: Journey): Promise<void> {
    if (this.walking) return
    this.walking = true
    this.target = null
    try {
      for (const at of journey.path) {
        const option = this.onMap.get(placeOf(at))
        if (!option) break
        const receipt = await this.table.act(option.id)
        await this.table.until(receipt.version)
        await new Promise((resolve) => setTimeout(resolve, lasts(240)))
      }
    } catch (error) {
      this.table.fail(error)
    } finally {
      this.walking = false
    }
    const stop = this.#travel?.stop
    if (!this.table.request?.options.some((option) => option.id === stop)) return
    this.table.chosen = stop ?? null
    if (settings.safePress) await this.#arrive(journey)
  }

  /** Whoever has chosen a place ends the journey there, and does what the place was chosen for. */
  async #arrive(journey: Journey): Promise<void> {
    const here = this.table.piece?.place
    if (!here || placeOf(here) !== journey.to) return
    await this.table.commit()
    const next = this.table.request && this.table.edition?.arrives?.(this.table, this.table.request)
    if (next) await this.table.commit(next)
  }

  /** How a fight stood when it was left to go on; null: every step is asked for. */
  riding = $state.raw<{ win: number; hurt: number } | null>(null)

  /** Goes on with the best odds, until something changes. */
  ride(): void {
    const win = this.table.odds?.options[this.table.odds.best ?? '']?.win
    this.riding = win === undefined ? null : { win, hurt: this.table.edition?.hurt?.(this.table) ?? 0 }
    this.rideOn()
  }

  /** Called whenever there are odds: takes the best option, or stops. */
  rideOn(): void {
    const { riding, table } = this
    const best = table.odds?.best
    if (riding === null || !best || table.sending || table.staging) return
    const win = table.odds?.options[best]?.win ?? 0
    const hurt = table.edition?.hurt?.(table) ?? 0
    if (!this.repeats || hurt > riding.hurt || win < riding.win - CHANGED) this.riding = null
    else this.#take(best)
  }

  async undo(): Promise<void> {
    try {
      this.table.trouble = null
      await this.table.undo()
    } catch (error) {
      if (error instanceof Refusal) this.table.fail(error)
    }
  }

  /** Shows what waits to be shown, and goes on so until I am asked. */
  skip(): void {
    this.hurry = true
    this.table.catchUp()
    this.#asked()
  }

  /** Whether the same question comes again and again. */
  readonly repeats = $derived.by(() => this.table.edition?.repeats?.(this.table) ?? false)

  /** Takes the same option in each round, until they end or I press something. */
  order(): void {
    this.standing = this.standing ? null : (this.table.chosen ?? this.last)
    this.#asked()
  }

  /** Something was shown: perhaps I am asked. */
  #asked(): void {
    this.plan.renew()
    const request = this.table.request
    if (!request) return
    this.hurry = false
    if (!this.repeats) {
      this.standing = null
      this.riding = null
    }
    const again = request.options.find((option) => option.id === this.standing)
    if (again) {
      this.table.chosen = again.id
      setTimeout(() => {
        const free = !this.table.sending && !this.table.staging
        if (free && this.standing === again.id && this.table.request === request) this.#take(again.id)
      }, lasts(500))
    }
  }

  // ---- what is told

  text(option: Option): string {
    return this.table.words?.options[option.id] ?? option.id
  }

  /** What an option may cost or bring, as the odds tell it. */
  row(option: Option): Row {
    const odd = this.table.odds?.options[option.id]
    const place = spaceOf(option)
    const more = this.table.edition?.row?.(this.table, option)
    return {
      id: option.id,
      title: this.text(option),
      second: more?.second ?? '',
      icon: more?.icon ?? null,
      which: '',
      place,
      journey: null,
      win: odd?.win ?? null,
      loss: odd?.loss ?? null,
      away: odd?.away ?? 0,
      exact: odd?.exact ?? true,
      wounds: odd?.wounds ?? null,
      shows: odd?.shows,
    }
  }

  #rows(): Row[] {
    const own = this.all ? null : (this.table.edition?.rows?.(this) ?? null)
    if (own !== null) return own
    const options = this.table.request?.options ?? []
    const plain = options.filter((option) => spaceOf(option) === null).map((option) => this.row(option))
    const near = options.filter((option) => spaceOf(option) !== null).map((option) => this.row(option))
    // Where the map cannot stand for them, all spaces are listed.
    const request = this.table.request
    const travels = this.#travel !== null && request !== null && this.#travel.asks(request)
    const most = this.#travel === null ? Infinity : travels ? 3 : 6
    const few = this.journeys.size === 0 && near.length <= most
    const passes = this.table.edition?.passes ?? []
    const ends = plain.filter((row) => passes.includes(row.id))
    const others = plain.filter((row) => !passes.includes(row.id))
    // Ways come a moment after the question: single steps hold their place, so that no line changes sides.
    if (few && this.rolled) return [...others, ...near, ...ends]
    if (this.all || few) return [...plain, ...near]
    return [...others, ...this.#worthwhile(5 - ends.length), ...ends]
  }

  /** The journeys that lead to something, nearest first. */
  #worthwhile(most: number): Row[] {
    const spaces = this.spaces
    if (!spaces) return []
    const rows: (Row & { rank: number; journey: Journey })[] = []
    for (const journey of this.journeys.values()) {
      const { win, rank } = this.worth(journey.to, this.table.reach)
      if (rank === 0) continue
      rows.push({
        id: `journey:${journey.to}`,
        title: spaces.name(journey.to),
        second: say('ui-dice', { n: journey.path.length }),
        which: '',
        icon: null,
        place: journey.to,
        journey,
        win,
        loss: null,
        away: 0,
        exact: false,
        wounds: null,
        rank,
      })
    }
    const best = rows.sort((a, b) => b.rank - a.rank).slice(0, Math.max(1, most))
    const which = this.apart(best.map((row) => row.journey.to))
    return best.map((row) => ({ ...row, which: which.get(row.journey.to) ?? '' }))
  }
}
