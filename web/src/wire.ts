/** What crosses the line, as docs/wire-format.md tells it. */

export type Lang = 'en' | 'pl' | 'ru'
export type Hex = [q: number, r: number]
/** A space as the views write it: "q,r". */
export type Place = string
export type Colour = 'green' | 'yellow' | 'blue' | 'red'
export type Attribute = 'mind' | 'body' | 'spirit'
export type Kind = 'ranged' | 'melee' | 'magic'
export type Step = 'refresh' | 'movement' | 'adventure' | 'market' | 'experience'
export type Args = Record<string, string | number>

export interface Option {
  id: string
  args: Args
  /** The rule that forbids it, if one does. */
  refused?: string
}

export interface Request {
  key: string
  waiting: number[]
  args: Args
  options: Option[]
  asides?: Option[]
  refused?: Option[]
}

/** What is around the game and open to all. */
export interface TableInfo {
  game: string
  edition: string
  scene: string | null
  commitment: string
  fair_from: number
  seed: string | null
  seats: SeatInfo[]
  house: { undo: 'own' | 'consent' | 'off'; odds: boolean; thoughts?: boolean; [more: string]: unknown }
  asked_at: number | null
  undo_asked: { ask: number; seat: number; agreed: number[]; length: number } | null
  changed_since: boolean
}

export interface SeatInfo {
  seat: number
  name: string
  colour: string
  kind: 'human' | 'bot'
  bot: string
  standing_in: boolean
}

/** What the server says in this viewer's language. */
export interface Words {
  question: string | null
  note?: string | null
  waiting: string | null
  options: Record<string, string>
  refused?: Record<string, { said: string; rule?: string | null; deed?: string }>
  event?: string
  [more: string]: unknown
}

export interface GameEvent {
  key: string
  seat: number | null
  facts: Record<string, unknown>
  rule?: string | null
  said?: string
}

export interface Result {
  [more: string]: unknown
}

export interface View {
  edition: string
  /** The viewer's own seat; null for spectators. */
  seat: number | null
  request: Request | null
  game: GameView
  result: Result | null
  /** Answers in the journal. */
  length: number
  /** Packs of cards -> their marks. */
  packs?: Record<string, string>
}

export interface Figures {
  life: number
  stamina: number
  values: Record<Attribute, number>
  damage: Record<Kind, number>
}
export interface OwnedItem {
  card: string
  down: boolean
}
export interface OwnedAlly extends Figures {
  card: string
  wounds: number
  exhaustion: number
  down: boolean
}
export interface HeroView extends Figures {
  card: string
  place: Hex | null
  wounds: number
  exhaustion: number
  gold: number
  items: OwnedItem[]
  allies: OwnedAlly[]
  kept: string[]
  bonuses: Record<string, number>
  counters: Record<string, number>
  points: number
  level: number
  out: boolean
}
export interface FightView {
  seat: number
  cause: string
  attacker: string
  rival: number | null
  stage: string
  round: number
  attacked: string[]
  foe: null | {
    card: string
    wounds: number
    life: number
    values: Record<Attribute, number>
    damage: Record<Kind, number>
  }
}
/** The table of the second edition as it lies there. Other editions share what they can. */
export interface GameView {
  options: Record<string, boolean | number | string>
  turn: number
  turns: number
  step: Step
  heroes: HeroView[]
  fight: FightView | null
  check: { total: number; target: number } | null
  journey: { dice: string[]; paid: string[] }
  attempt: { colour: Colour; hazard: boolean; drawn: string[] } | null
  deal: { by: number; to: number; cards: Record<string, string[]>; gold: Record<string, number> } | null
  blow: { who: string; wounds: number } | null
  market: { deck: number; stacks: Record<string, string[]> }
  decks: Record<Colour, number>
  discards: Record<Colour, number>
  jewels: Record<Place, Colour[]>
  pile: Record<Colour, number>
  track: ({ card: string; space: Hex } | null)[]
  event: string | null
  doom: { colours: Colour[]; counters: number }
  endgame: boolean
  price: number
}

/** A change to {table, view, words}: put a value at a path, or remove what is there. */
export type Change = [path: (string | number)[], value: unknown] | [path: (string | number)[]]

export interface Scene {
  version: number
  table: TableInfo
  view: View
  words?: Words | null
  online: number[]
  events_from: number
  events: GameEvent[]
}
export interface Welcome extends Scene {
  type: 'welcome'
  role: 'seat' | 'spectator' | 'host'
  seat: number | null
}
export interface Update {
  type: 'update'
  base: number
  version: number
  changes: Change[]
  events_from: number
  events: GameEvent[]
}
export interface ChatLine {
  n: number
  seat: number | null
  text: string
  at: number
}
export type FromServer =
  | Welcome
  | ({ type: 'scene' } & Scene)
  | Update
  | { type: 'presence'; online: number[] }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'done'; id: number; answer: unknown }
  | ({ type: 'error'; id: number | null } & Problem)

export interface Problem {
  code: string
  message: string
  rule?: string
  said?: string
  [more: string]: unknown
}

export type Command =
  | { type: 'act'; option: string; version: number; key: string }
  | { type: 'undo'; version: number; key: string }
  | { type: 'ask-undo'; version: number; key: string }
  | { type: 'vote-undo'; ask: number; agree: boolean }
  | { type: 'look'; since?: number | null }
  | { type: 'events'; since: number }
  | { type: 'why'; option: string; lang?: Lang }
  | { type: 'odds' }
  | { type: 'reach' }
  | { type: 'lang'; lang: Lang; since?: number | null }
  | { type: 'book'; lang: Lang }
  | { type: 'to-bot'; seat?: number; bot?: string }
  | { type: 'to-human'; seat?: number }
  | { type: 'join'; name?: string; colour?: string }
  | { type: 'leave' }
  | { type: 'say'; text: string }
  | { type: 'chat'; since?: number }
  | { type: 'export' }
  | { type: 'proof' }
  | { type: 'fork'; length?: number }
  | { type: 'new-link'; seat: number }

export interface Receipt {
  version: number
  replayed: boolean
}
export interface Reason {
  option: string
  known: boolean
  allowed: boolean
  rule?: string | null
  said?: string
}
export interface Odd {
  win?: number
  knocked_out?: number
  away?: number
  wounds?: number
  exhaustion?: number
  exact?: boolean
  error?: number
  /** Cards that were left out of account. */
  without?: string[]
}
export interface Odds {
  known: boolean
  exact: boolean
  error: number
  options: Record<string, Odd>
  best: string | null
  cards?: Record<string, { with?: number | null; without?: number | null }>
  /** At the market: ware -> colour -> the mean chance to win without it and with it. */
  worth?: Record<string, Partial<Record<Colour, { without: number; with: number }>>>
}
export interface Reach {
  /** Before the roll: for each number of dice, the chance to end on a space. */
  dice?: Record<string, Record<Place, number>>
  /** After the roll: how to get to each space that can be reached. */
  spaces?: Record<Place, { path: Hex[]; dice: string[]; left: number }>
  /** For spaces with a jewel: the mean chance against a card of its colour. */
  jewels?: Record<Place, { colour: Colour; win: number | null }[]>
}

/** Everything static of an edition, spoken. */
export interface Book {
  edition: string
  packs?: Record<string, string>
  lang: Lang
  name: string
  board: BoardData
  cards: Record<string, Card>
  heroes: string[]
  colours: Record<string, { name: string; letter: string }>
  attributes?: Record<string, string>
  attacks?: Record<string, { name: string; attribute: Attribute }>
  skills: Record<string, string>
  options: OptionOfRules[]
  scenes?: { id: string; seats: number; name: string }[]
  bots: { id: string; name: string; says: string; default?: boolean }[]
}
export interface Space {
  at: Hex
  terrain: string
  town?: string | null
  jewel?: { colour: Colour; sunburst?: boolean } | null
}
export interface BoardData {
  start?: string
  spaces: Space[]
  towns: Record<string, { name: string; at: Hex }>
  regions: { id: string; name: string; at?: Hex; spaces?: Hex[] }[]
  terrains: Record<string, string>
  /** How roads and rivers run, hex by hex; a river from its spring. */
  roads?: Hex[][]
  rivers?: Hex[][]
}
export interface Card {
  id: string
  name: string
  kind: string
  colour?: Colour
  price?: number
  icon?: string
  flavour?: string
  type?: string
  text?: string[]
  life?: number
  stamina?: number
  skills?: Record<string, number>
  rank?: number
  [more: string]: unknown
}
export interface OptionOfRules {
  id: string
  kind: 'bool' | 'int' | 'choice'
  default: boolean | number | string
  choices?: (string | number)[]
  name: string
  says: string
}
