/** What one person looks at and is about to do: the part of the table that no server knows. */
import { hexOf, placeOf } from '../art/hexes'
import { Refusal } from '../line'
import { lasts, settings } from '../settings/settings.svelte'
import type { GameTable } from '../table.svelte'
import type { Colour, Hex, Option, Place, Reach } from '../wire'
import { say } from '../words.svelte'
import { apart, type OnMap, Spaces, lying, spaceOf } from './spaces'

export type Tab = 'map' | 'hero' | 'company' | 'chronicle'
export type Open =
  | { what: 'hero'; seat: number }
  | { what: 'rule'; rule: string }
  | { what: 'doom' | 'menu' | 'why' | 'list' | 'keys' | 'chat' }

/** A line of the question sheet: an option of the request, or a journey to a space. */
export interface Row {
  id: string
  title: string
  second: string
  /** What an arrow tells those who see, if another line has the same title. */
  which: string
  place: Place | null
  /** A journey over several spaces, which no single option of the request is. */
  journey: Journey | null
  win: number | null
  away: number
  exact: boolean
  wounds: number | null
}

export interface Journey {
  to: Place
  path: Hex[]
  left: number
}

const WORTH = { green: 1, yellow: 2, blue: 3, red: 4 } as const
/** Options that end or skip a question without doing anything. */
const PASSES = ['go-on', 'pass', 'decline', 'no', 'stop', 'done']

/** Where a journey could lead, before the dice fall. */
export interface Aim {
  place: Place
  chance: number
  jewel: Colour | null
  /** Chance to win there against an average card. */
  win: number | null
}

export class Room {
  readonly table: GameTable
  hovered = $state<Place | null>(null)
  focused = $state<Place | null>(null)
  tab = $state<Tab>('map')
  open = $state.raw<Open | null>(null)
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
  /** A journey is being planned: the map shows chances instead of ways. */
  planning = $state(false)
  planned = $state.raw<Reach | null>(null)
  /** With how many dice to plan; null: with as many as there are. */
  wanted = $state<number | null>(null)
  #plannedFor = ''

  readonly spaces = $derived.by(() => (this.table.book?.board ? new Spaces(this.table.book.board) : null))
  readonly myTurn = $derived.by(() => this.table.play !== null && this.table.play.turn === this.table.seat)

  // Where heroes stand and what lies there: the same object until somebody moves or something is taken.
  readonly #jewels = $derived.by(() => this.table.play?.jewels ?? null)
  readonly #track = $derived.by(() => this.table.play?.track ?? null)
  readonly #stand = $derived.by(() =>
    JSON.stringify(this.table.play?.heroes.map(({ place, out }) => ({ place, out })) ?? []),
  )
  readonly #names = $derived.by(() =>
    JSON.stringify(this.table.play?.heroes.map((_, seat) => this.table.nameOf(seat)) ?? []),
  )
  readonly lies = $derived.by<OnMap | null>(() =>
    this.#jewels && this.#track
      ? { jewels: this.#jewels, track: this.#track, heroes: JSON.parse(this.#stand) as OnMap['heroes'] }
      : null,
  )
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

  /** Where the dice lead: every space in reach with its way. */
  readonly journeys = $derived.by(() => {
    const found = new Map<Place, Journey>()
    if (this.table.request?.key !== 'movement.travel') return found
    const here = this.table.hero?.place
    for (const [to, way] of Object.entries(this.table.reach?.spaces ?? {})) {
      const path = way.path.filter((at, n) => !(n === 0 && here && placeOf(at) === placeOf(here)))
      if (path.length) found.set(to, { to, path, left: way.left })
    }
    return found
  })

  readonly glowing = $derived(
    new Set<Place>(this.planning ? [] : [...this.onMap.keys(), ...this.journeys.keys()]),
  )

  /** The way that is shown on the map: to the target, else to what is under the pointer. */
  readonly journey = $derived.by<Journey | null>(() => {
    const chosen = this.table.request?.options.find((option) => option.id === this.table.chosen)
    const place = this.target ?? (chosen ? spaceOf(chosen) : null) ?? this.hovered ?? this.focused
    return place === null ? null : this.way(place)
  })

  // ---- planning

  /** Once the dice have fallen there is nothing to plan. */
  readonly mayPlan = $derived.by(
    () =>
      this.table.hero !== null &&
      !this.table.over &&
      (this.table.table?.house.odds ?? false) &&
      this.table.request?.key !== 'movement.travel',
  )
  /** With how many dice one could go. */
  readonly handfuls = $derived.by(() =>
    Object.keys(this.planned?.dice ?? {})
      .map(Number)
      .filter((n) => n > 0)
      .sort((a, b) => a - b),
  )
  readonly handful = $derived.by(() =>
    this.wanted !== null && this.handfuls.includes(this.wanted) ? this.wanted : (this.handfuls.at(-1) ?? 0),
  )
  /** Space -> the chance to end there; empty unless a journey is being planned. */
  readonly chances = $derived.by(
    () =>
      new Map<Place, number>(
        this.planning ? Object.entries(this.planned?.dice?.[String(this.handful)] ?? {}) : [],
      ),
  )
  /** The spaces worth going to, the best first. */
  readonly aims = $derived.by<Aim[]>(() => {
    const [lies, spaces] = [this.lies, this.spaces]
    if (!lies || !spaces) return []
    const found: (Aim & { rank: number })[] = []
    for (const [place, chance] of this.chances) {
      const here = lying(lies, place)
      const jewel = here.jewels[0] ?? null
      const win = this.planned?.jewels?.[place]?.[0]?.win ?? null
      const worth = jewel
        ? WORTH[jewel] * (win ?? 0.5)
        : here.undefeated.length
          ? 0.9
          : spaces.at(place)?.town
            ? 0.7
            : 0
      if (worth > 0 && chance >= 0.005) found.push({ place, chance, jewel, win, rank: worth * chance })
    }
    return found.sort((a, b) => b.rank - a.rank).slice(0, 5)
  })

  /** What tells spaces apart that are called the same. */
  apart(places: Place[]): Map<Place, string> {
    return this.spaces ? apart(this.spaces, places, this.table.hero?.place ?? null, say) : new Map()
  }

  /** Begins planning, or ends it. */
  plan(): void {
    if (this.planning) this.planning = false
    else if (this.mayPlan) {
      this.planning = true
      this.tab = 'map'
      this.#plannedFor = ''
      this.#replan()
    }
  }

  /** Chances are asked for again when the hero has moved or has become weaker or stronger. */
  #replan(): void {
    if (!this.planning) return
    if (!this.mayPlan) {
      this.planning = false
      return
    }
    const hero = this.table.hero
    const now = JSON.stringify([hero?.place, hero?.wounds, hero?.exhaustion, hero?.items?.length])
    if (now === this.#plannedFor) return
    this.#plannedFor = now
    this.table.send<Reach>({ type: 'reach' }).then(
      (answer) => (this.planned = answer),
      (error: unknown) => {
        this.planning = false
        this.table.fail(error)
      },
    )
  }

  readonly rows = $derived.by<Row[]>(() => this.#rows())

  constructor(table: GameTable) {
    this.table = table
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
    if (this.planning) return
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
    const row = this.rows.find((each) => each.id === id)
    if (row?.journey) {
      this.pick(row.journey.to)
      return
    }
    this.target = null
    if (this.table.chosen === id || settings.singlePress) this.#take(id)
    else this.table.choose(id)
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
    else if (this.planning) this.planning = false
    else if (this.standing) this.standing = null
    else if (this.target) this.target = null
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
    if (this.table.request?.options.some((option) => option.id === 'stop')) this.table.chosen = 'stop'
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

  /** Takes the same option in each round of this fight, until it ends or I press something. */
  order(): void {
    this.standing = this.standing ? null : (this.table.chosen ?? this.last)
    this.#asked()
  }

  /** Something was shown: perhaps I am asked. */
  #asked(): void {
    this.#replan()
    const request = this.table.request
    if (!request) return
    this.hurry = false
    if (!this.table.play?.fight) this.standing = null
    const again = request.options.find((option) => option.id === this.standing)
    if (again && !this.table.sending) {
      this.table.chosen = again.id
      setTimeout(() => {
        if (this.standing === again.id && this.table.request === request) this.#take(again.id)
      }, lasts(700))
    }
  }

  // ---- what is told

  text(option: Option): string {
    return this.table.words?.options[option.id] ?? option.id
  }

  /** What an option may cost or bring, as the odds tell it. */
  #row(option: Option): Row {
    const odd = this.table.odds?.options[option.id]
    const place = spaceOf(option)
    return {
      id: option.id,
      title: this.text(option),
      second: '',
      which: '',
      place,
      journey: null,
      win: odd?.win ?? null,
      away: odd?.away ?? 0,
      exact: odd?.exact ?? true,
      wounds: odd?.wounds ?? null,
    }
  }

  #rows(): Row[] {
    const options = this.table.request?.options ?? []
    const plain = options.filter((option) => spaceOf(option) === null).map((option) => this.#row(option))
    const near = options.filter((option) => spaceOf(option) !== null).map((option) => this.#row(option))
    if (this.all || (this.journeys.size === 0 && near.length <= 3)) return [...plain, ...near]
    const ends = plain.filter((row) => PASSES.includes(row.id))
    const others = plain.filter((row) => !PASSES.includes(row.id))
    return [...others, ...this.#worthwhile(5 - ends.length), ...ends]
  }

  /** The journeys that lead to something, nearest first. */
  #worthwhile(most: number): Row[] {
    const { play, reach } = this.table
    const spaces = this.spaces
    if (!play || !spaces) return []
    const rows: (Row & { rank: number; journey: Journey })[] = []
    for (const journey of this.journeys.values()) {
      const here = lying(play, journey.to)
      const town = spaces.at(journey.to)?.town
      const jewel = here.jewels[0]
      const win = reach?.jewels?.[journey.to]?.[0]?.win ?? null
      const rank = jewel ? WORTH[jewel] * (win ?? 0.5) : here.undefeated.length ? 0.9 : town ? 0.7 : 0
      if (rank === 0) continue
      rows.push({
        id: `journey:${journey.to}`,
        title: spaces.name(journey.to),
        second: say('ui-dice', { n: journey.path.length }),
        which: '',
        place: journey.to,
        journey,
        win,
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
