/** One game as it is seen from one chair: all that the pages and scenes read, and all that they can do. */
import { apply } from './delta'
import { book } from './api'
import { DiceShare } from './dice'
import { AIR, VERDICT, type Toss } from './director'
import { editionOf, overviewOf } from './editions'
import type { Edition, Overview, Piece } from './editions/edition'
import { house } from '$house'
import { Line, Refusal, type LineStatus } from './line'
import { lasts, settings, still } from './settings/settings.svelte'
import type {
  Book,
  Card,
  ChatLine,
  Command,
  FromServer,
  GameEvent,
  Lang,
  Odds,
  Reach,
  Reason,
  Receipt,
  Question,
  Scene,
  TableInfo,
  Update,
  View,
  Words,
} from './wire'
import { later } from './ui/later'
import { known, lang, say } from './words.svelte'

export interface Document {
  table: TableInfo
  view: View
  words?: Words | null
}

/** How long the table rests on an update, so that others' moves can be followed. */
export type Pace = (update: Update, seat: number | null) => number
/** What is thrown in an update, between the view before it and the one after it. */
export type Tosses = (before: View, after: View, update: Update) => Toss[]

const LISTED = new WeakMap<Question, Question>()

/** The question without what is too many to be listed, such as whole journeys: the map leads there. */
function listed(request: Question): Question {
  if (!request.options.some((option) => option.args.unlisted === 1)) return request
  const known = LISTED.get(request)
  if (known) return known
  const options = request.options.filter((option) => option.args.unlisted !== 1)
  const made = { ...request, options }
  LISTED.set(request, made)
  return made
}

export class GameTable {
  readonly game: string
  readonly token: string

  document = $state.raw<Document | null>(null)
  events = $state.raw<GameEvent[]>([])
  /** Number of the first event that is held. */
  eventsFrom = $state(0)
  version = $state(0)
  online = $state.raw<number[]>([])
  chat = $state.raw<ChatLine[]>([])
  role = $state<'seat' | 'spectator' | 'host'>('spectator')
  seat = $state<number | null>(null)
  status = $state<LineStatus>('opening')
  /** Why the line was closed for good. */
  closed = $state<number | null>(null)
  book = $state.raw<Book | null>(null)
  /** What this game shows; null until its folder is opened. */
  edition = $state.raw<Edition | null>(null)
  odds = $state.raw<Odds | null>(null)
  reach = $state.raw<Reach | null>(null)
  /** Why there are no odds: `off` at this table, `none` for this question. */
  oddsMissing = $state<null | 'off' | 'none'>(null)
  /** What the best is to be best for, once somebody has chosen; else what is usual. */
  #aim: string | null = null
  /** An answer is on its way. */
  sending = $state(false)
  /** The option that is looked at before it is taken: its path, dice and odds are shown. */
  chosen = $state<string | null>(null)
  /** What went wrong with the last thing that was tried, as a sentence and a rule; shown until the next try. */
  trouble = $state.raw<{ said: string; rule: string | null } | null>(null)
  /** Updates that wait to be shown, one after the other. */
  behind = $state(0)
  /** An update is being played: what it came to is not on the page yet. */
  staging = $state(false)
  /** A great moment is about to cover the table: nothing is asked meanwhile. */
  hushed = $state(false)
  /** What is in the air. */
  toss = $state.raw<Toss | null>(null)

  /** Set by the table page: how long to rest on an update, and what is thrown in it. */
  pace: Pace = () => 0
  tosses: Tosses = () => []
  /** Set by a lesson: refuses what it does not mean; what it gives back is called when the answer was taken. */
  gate: ((option: string) => () => void) | null = null
  /** Told of every update as it is shown. */
  shown = new Set<(events: GameEvent[]) => void>()

  readonly table = $derived(this.document?.table ?? null)
  readonly view = $derived(this.document?.view ?? null)
  readonly words = $derived(this.document?.words ?? null)
  readonly overview = $derived<Overview>(
    this.document ? overviewOf(this.document.view) : { pieces: [], turn: null, round: null },
  )
  /** The question that is put to me, if one is. */
  readonly request = $derived.by<Question | null>(() => {
    const request = this.document?.view.request ?? null
    if (request === null || this.seat === null || !request.waiting.includes(this.seat)) return null
    // The same object as long as the question is: what shows it need not be made anew.
    return request.options.length ? listed(request) : null
  })
  /** What stands for me. */
  readonly piece = $derived<Piece | null>(
    this.seat === null ? null : (this.overview.pieces[this.seat] ?? null),
  )
  readonly over = $derived((this.document?.view.result ?? null) !== null)

  #line: Line
  #share: DiceShare
  #queue: Update[] = []
  #played: Update | null = null
  #timer: ReturnType<typeof setTimeout> | null = null
  #asked = ''

  constructor(game: string, token: string) {
    this.game = game
    this.token = token
    this.#share = new DiceShare(game, (command) => this.send(command))
    this.#line = new Line({
      token,
      lang,
      open: () => house.open(game, token, lang()),
      since: () => (this.document === null ? 0 : this.eventsFrom + this.events.length),
      heard: (message) => this.#hear(message),
      status: (status, code) => {
        this.status = status
        if (status === 'closed') this.closed = code ?? null
      },
    })
  }

  card(id: string | null | undefined): Card | null {
    return id ? (this.book?.cards[id] ?? null) : null
  }

  /** What a seat's hero is called. */
  nameOf(seat: number): string {
    const named = this.card(this.overview.pieces[seat]?.card)?.name ?? this.table?.seats[seat]?.name
    return named || say('ui-new-seat', { n: seat + 1 })
  }

  // ---- what one can do

  send<Answer>(command: Command): Promise<Answer> {
    return this.#line.send<Answer>(command)
  }

  /** Answers my question with this option. */
  async act(option: string): Promise<Receipt> {
    const taken = this.gate?.(option)
    const receipt = await this.#once(() => this.#line.act<Receipt>(option, this.version))
    taken?.()
    return receipt
  }

  /** The first press looks at an option, the second takes it. With `singlePress` the first one does. */
  choose(option: string): void {
    if (this.staging) this.catchUp()
    else if (settings.singlePress || this.chosen === option) void this.commit(option)
    else this.chosen = option
  }

  /** Takes the option that is looked at. */
  async commit(option: string | null = this.chosen): Promise<void> {
    if (option === null || this.sending || this.staging) return
    this.trouble = null
    this.chosen = option
    try {
      await this.act(option)
    } catch (error) {
      this.fail(error)
    } finally {
      if (this.chosen === option) this.chosen = null
    }
  }

  /** Shows what went wrong. */
  fail(error: unknown): void {
    if (!(error instanceof Refusal) || error.code === 'closed') return
    const { said, rule, message, code } = error.more
    this.trouble = {
      said: said ?? (known(`ui-error-${code}`) ? say(`ui-error-${code}`) : message),
      rule: rule ?? null,
    }
  }

  /** Takes my last choice back, or asks the others for it when the house wants that. */
  undo(): Promise<Receipt> {
    const consent = this.table?.house.undo === 'consent'
    return this.#once(async () => {
      try {
        return await this.#line.undo<Receipt>(consent ? 'ask-undo' : 'undo', this.version)
      } catch (error) {
        if (
          !consent &&
          error instanceof Refusal &&
          error.code === 'cannot-undo' &&
          error.more.reason === 'consent'
        ) {
          return this.#line.undo<Receipt>('ask-undo', this.version)
        }
        throw error
      }
    })
  }

  /** Kept when this version, or a later one, is shown. */
  until(version: number): Promise<void> {
    if (this.version >= version) return Promise.resolve()
    return new Promise((resolve) => {
      const heard = () => {
        if (this.version < version) return
        this.shown.delete(heard)
        resolve()
      }
      this.shown.add(heard)
    })
  }

  why(option: string): Promise<Reason> {
    return this.#line.send<Reason>({ type: 'why', option, lang: lang() })
  }

  hurry(): void {
    this.#line.hurry()
  }

  leave(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#share.stop()
    this.#line.close()
  }

  /** Speaks another language from now on; the server sends everything again in it. */
  async speak(language: Lang): Promise<void> {
    await this.#line.send({ type: 'lang', lang: language })
    await this.fetchBook()
  }

  async fetchBook(): Promise<void> {
    const { game, token } = this
    if (this.table)
      this.book = await book(this.table.edition, lang(), { game, token, packs: this.view?.setup?.packs })
  }

  /** Shows at once what is waiting to be shown. */
  catchUp(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#played) this.#landed(this.#played)
    while (this.#queue.length) this.#show(this.#queue.shift() as Update)
    this.behind = 0
    this.#askOdds()
  }

  async #once(run: () => Promise<Receipt>): Promise<Receipt> {
    this.sending = true
    try {
      const receipt = await run()
      // Until the answer is shown, the page still asks the old question.
      await this.until(receipt.version)
      return receipt
    } finally {
      this.sending = false
    }
  }

  // ---- what is heard

  #hear(message: FromServer): void {
    if (message.type === 'welcome') {
      this.role = message.role
      this.seat = message.seat
      this.#whole(message)
      void this.#open(message.view.edition)
      void this.fetchBook().catch(() => undefined)
      void this.#line
        .send<{ lines: ChatLine[] }>({ type: 'chat', since: 0 })
        .then((answer) => (this.chat = answer.lines))
        .catch(() => undefined)
    } else if (message.type === 'scene') this.#whole(message)
    else if (message.type === 'error') this.fail(new Refusal(message))
    else if (message.type === 'update') this.#queued(message)
    else if (message.type === 'presence') this.online = message.online
    else if (message.type === 'chat' && !this.chat.some((line) => line.n === message.n)) {
      this.chat = [...this.chat, message]
    }
  }

  /** Opens the folder of the game. If it cannot be had, the game goes on at a plain table. */
  async #open(edition: string): Promise<void> {
    if (this.edition !== null) return
    try {
      this.edition = await editionOf(edition)
    } catch {
      this.trouble = { said: say('ui-page-missing'), rule: null }
      this.edition = await editionOf('')
    }
    this.#askOdds()
  }

  #whole(scene: Scene): void {
    // A whole picture is never a step: nothing of it is shown as having happened just now.
    this.#queue = []
    this.behind = 0
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#played = null
    this.toss = null
    this.staging = false
    this.document = { table: scene.table, view: scene.view, words: scene.words ?? null }
    this.version = scene.version
    this.online = scene.online
    const held = scene.events_from - this.eventsFrom
    if (held >= 0 && held <= this.events.length) {
      this.events = [...this.events.slice(0, held), ...scene.events]
    } else {
      this.eventsFrom = scene.events_from
      this.events = scene.events
    }
    for (const told of this.shown) told([])
    this.#askOdds()
    void this.#share.look(this.seat, this.table)
  }

  #queued(update: Update): void {
    this.#queue.push(update)
    this.behind = this.#queue.length
    if (this.#timer === null) this.#next()
  }

  #next(): void {
    this.#timer = null
    const update = this.#queue.shift()
    this.behind = this.#queue.length
    if (update === undefined) {
      this.#askOdds()
      return
    }
    const tosses = this.#thrown(update)
    if (tosses.length) {
      this.#played = update
      this.staging = true
      this.#throw(update, tosses)
    } else this.#rest(update)
  }

  /** Shows an update, and rests on it. */
  #rest(update: Update): void {
    this.#landed(update)
    if (this.#queue.length === 0) this.#askOdds()
    const rest = still() ? 0 : this.pace(update, this.seat) * settings.speed
    if (rest > 0 && document.visibilityState === 'visible') this.#timer = setTimeout(() => this.#next(), rest)
    else this.#next()
  }

  /** What is thrown in an update, if anybody looks on. */
  #thrown(update: Update): Toss[] {
    const before = this.document
    if (still() || before === null || update.base !== this.version) return []
    if (document.visibilityState !== 'visible') return []
    return this.tosses(before.view, apply(before, update.changes).view, update)
  }

  /** One throw after the other: in the air, then its sentence, and in the end all that came of them. */
  #throw(update: Update, [toss, ...more]: Toss[]): void {
    if (toss === undefined) {
      this.#rest(update)
      return
    }
    this.#tell(update, toss.told)
    this.toss = toss
    this.#timer = setTimeout(() => {
      const said = toss.told < update.events.length
      if (said) {
        this.toss = null
        this.#tell(update, toss.told + 1)
      }
      this.#timer = setTimeout(() => this.#throw(update, more), said ? lasts(VERDICT) : 0)
    }, lasts(AIR))
  }

  #landed(update: Update): void {
    this.#played = null
    this.toss = null
    this.staging = false
    this.#show(update)
  }

  /** The first events of an update. */
  #tell(update: Update, n: number): void {
    const kept = Math.max(0, update.events_from - this.eventsFrom)
    this.events = [...this.events.slice(0, kept), ...update.events.slice(0, n)]
  }

  #show(update: Update): void {
    if (this.document === null || update.base !== this.version) {
      void this.#line.send<Scene>({ type: 'look', since: 0 }).then((scene) => this.#whole(scene))
      return
    }
    this.document = apply(this.document, update.changes)
    this.version = update.version
    const kept = Math.max(0, update.events_from - this.eventsFrom)
    this.events = [...this.events.slice(0, kept), ...update.events]
    for (const told of this.shown) told(update.events)
    void this.#share.look(this.seat, this.table)
  }

  /** From now on the best is what is best for this. */
  aimAt(aim: string): void {
    this.#aim = aim
    this.#asked = ''
    this.#askOdds()
  }

  /** Odds and reach belong to one question: they are asked for once, when it is put. */
  #askOdds(): void {
    const { request, edition } = this
    if (edition === null) return
    const question = request === null ? '' : `${this.view?.length}:${request.key}`
    if (question === this.#asked) return
    this.#asked = question
    // what was refused belonged to the question before
    this.trouble = null
    this.odds = null
    this.reach = null
    this.oddsMissing = null
    this.chosen = null
    if (request === null) return
    const current = () => this.#asked === question
    const odds = this.table?.house.odds ?? false
    if (!odds) this.oddsMissing = 'off'
    else {
      this.#line.send<Odds>({ type: 'odds', aim: this.#aim, lang: lang() }).then(
        (answer) =>
          // The question is painted before its odds.
          later(() => {
            if (!current()) return
            if (answer.known) this.odds = answer
            else this.oddsMissing = 'none'
          }),
        (error: Refusal) => {
          if (current()) this.oddsMissing = error.code === 'odds-off' ? 'off' : 'none'
        },
      )
    }
    if (edition.travel?.asks(request)) {
      this.#line.send<Reach>({ type: 'reach' }).then(
        (answer) =>
          later(() => {
            if (current()) this.reach = answer
          }),
        () => undefined,
      )
    }
  }
}
