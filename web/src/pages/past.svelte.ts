/** A table of the past: everything that the scenes and the map read of a game, and nothing that one could do. */
import { ask, book as bookOf } from '$/api'
import type { Document, GameTable } from '$/table.svelte'
import { editionOf, overviewOf } from '$/editions'
import type { Edition, Overview, Piece } from '$/editions/edition'
import { say } from '$/words.svelte'
import type { Book, Card, GameEvent, Lang } from '$/wire'

export interface Moment {
  length: number
  turn: number
  seat: number | null
  key: string | null
  events_from: number
}

export class PastTable {
  readonly game: string
  readonly token: string
  document = $state.raw<Document | null>(null)
  book = $state.raw<Book | null>(null)
  edition = $state.raw<Edition | null>(null)
  moments = $state.raw<Moment[]>([])
  /** Which moment is shown. */
  now = $state(0)
  all = $state.raw<GameEvent[]>([])

  readonly table = $derived(this.document?.table ?? null)
  readonly view = $derived(this.document?.view ?? null)
  readonly words = $derived(this.document?.words ?? null)
  readonly overview = $derived<Overview>(
    this.document ? overviewOf(this.document.view) : { pieces: [], turn: null, round: null },
  )
  readonly over = $derived((this.document?.view.result ?? null) !== null)
  readonly seat = $derived(this.document?.view.seat ?? null)
  readonly piece = $derived<Piece | null>(
    this.seat === null ? null : (this.overview.pieces[this.seat] ?? null),
  )
  readonly events = $derived(this.all.slice(0, this.moments[this.now]?.events_from ?? 0))
  /** What happened between the moment before and this one. */
  readonly fresh = $derived(
    this.all.slice(this.moments[this.now - 1]?.events_from ?? 0, this.moments[this.now]?.events_from ?? 0),
  )

  // Nothing is asked of anybody any more.
  readonly request = null
  readonly odds = null
  readonly reach = null
  readonly oddsMissing = 'none'
  readonly chosen = null
  readonly trouble = null
  readonly sending = false
  readonly behind = 0
  readonly eventsFrom = 0
  readonly version = 0
  readonly online: number[] = []
  readonly chat = []
  readonly role = 'spectator'
  readonly status = 'open'
  readonly closed = null
  readonly shown = new Set<(events: GameEvent[]) => void>()

  #seen = new Map<string, Document>()

  constructor(game: string, token: string) {
    this.game = game
    this.token = token
  }

  /** The same, to those who take a table as it is played. */
  get asTable(): GameTable {
    return this as unknown as GameTable
  }

  card(id: string | null | undefined): Card | null {
    return id ? (this.book?.cards[id] ?? null) : null
  }

  nameOf(seat: number): string {
    const named = this.card(this.overview.pieces[seat]?.card)?.name ?? this.table?.seats[seat]?.name
    return named || say('ui-new-seat', { n: seat + 1 })
  }

  choose(): void {
    /* the past is not chosen */
  }

  /** Opens at the moment with so many answers, or at the one right after an event. */
  async open(lang: Lang, length: number | null, event: number | null = null): Promise<void> {
    const { moments } = await this.#ask<{ moments: Moment[] }>('moments')
    const { events } = await this.#ask<{ events: GameEvent[] }>(`events?since=0&lang=${lang}`)
    this.moments = moments
    this.all = events
    const after = moments.findIndex((moment) => moment.events_from > (event ?? 0))
    const at =
      length !== null
        ? moments.findLastIndex((moment) => moment.length <= length)
        : event === null
          ? 0
          : after < 0
            ? moments.length - 1
            : after
    await this.show(Math.max(0, at), lang)
    if (!this.table || !this.view) return
    this.edition ??= await editionOf(this.view.edition)
    this.book = await bookOf(this.table.edition, lang, { ...this, packs: this.view.setup?.packs })
  }

  /** Shows a moment; what was seen once is kept. A later wish overtakes an earlier one that is still on its way. */
  async show(n: number, lang: Lang): Promise<void> {
    const moment = this.moments[n]
    if (!moment) return
    this.now = n
    const key = `${lang}/${moment.length}`
    let seen = this.#seen.get(key)
    if (!seen) {
      seen = await this.#ask<Document>(`at?length=${moment.length}&lang=${lang}`)
      this.#seen.set(key, seen)
    }
    if (this.now === n) this.document = seen
  }

  /** Asks for the next moment before it is wanted. */
  async prepare(n: number, lang: Lang): Promise<void> {
    const moment = this.moments[n]
    const key = `${lang}/${moment?.length}`
    if (moment && !this.#seen.has(key)) {
      this.#seen.set(key, await this.#ask<Document>(`at?length=${moment.length}&lang=${lang}`))
    }
  }

  #ask<Answer>(path: string): Promise<Answer> {
    return ask<Answer>(`/api/games/${this.game}/${path}`, { token: this.token })
  }
}
