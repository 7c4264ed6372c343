/** Made by scripts/wire.py from the classes of the server and of the rules: `make wire`. */

/** A space as the views write it: "q,r". */
export type Place = string
/** A card, by its id; "?" and what its back shows, for a card that cannot be seen. */
export type CardId = string

export interface ActCommand {
  type: 'act'
  option: string
  version: number
  key?: string | null
}

export interface UndoCommand {
  type: 'undo'
  version: number
  key?: string | null
}

export interface AskUndoCommand {
  type: 'ask-undo'
  version: number
  key?: string | null
}

export interface VoteUndoCommand {
  type: 'vote-undo'
  ask: number
  agree: boolean
}

export interface LookCommand {
  type: 'look'
  since?: number | null
  lang?: 'en' | 'pl' | 'ru' | null
}

export interface EventsCommand {
  type: 'events'
  since?: number
  lang?: 'en' | 'pl' | 'ru' | null
}

export interface WhyCommand {
  type: 'why'
  option: string
  lang?: 'en' | 'pl' | 'ru' | null
}

export interface OddsCommand {
  type: 'odds'
  aim?: string | null
  lang?: 'en' | 'pl' | 'ru' | null
}

export interface ReachCommand {
  type: 'reach'
}

export interface BookCommand {
  type: 'book'
  lang?: 'en' | 'pl' | 'ru'
}

export interface MomentsCommand {
  type: 'moments'
}

export interface AtCommand {
  type: 'at'
  length: number
  lang?: 'en' | 'pl' | 'ru' | null
}

export interface SummaryCommand {
  type: 'summary'
  lang?: 'en' | 'pl' | 'ru'
}

export interface ChoicesCommand {
  type: 'choices'
}

export interface ForecastCommand {
  type: 'forecast'
}

export interface ReviewCommand {
  type: 'review'
  lang?: 'en' | 'pl' | 'ru'
}

export interface ThoughtCommand {
  type: 'thought'
  seat: number
  lang?: 'en' | 'pl' | 'ru'
}

export interface AskTakeoverCommand {
  type: 'ask-takeover'
  seat: number
}

export interface VoteTakeoverCommand {
  type: 'vote-takeover'
  ask: number
  agree: boolean
}

export interface ToBotCommand {
  type: 'to-bot'
  seat?: number | null
  bot?: string | null
}

export interface ToHumanCommand {
  type: 'to-human'
  seat?: number | null
}

export interface JoinCommand {
  type: 'join'
  name?: string
  colour?: string | null
}

export interface LeaveCommand {
  type: 'leave'
}

export interface ExportCommand {
  type: 'export'
  whole?: boolean
}

export interface ProofCommand {
  type: 'proof'
}

export interface PledgeCommand {
  type: 'pledge'
  commitment: string
}

export interface ShareCommand {
  type: 'share'
  share: string
}

export interface SayCommand {
  type: 'say'
  text: string
}

export interface ChatCommand {
  type: 'chat'
  since?: number
}

export interface ForkCommand {
  type: 'fork'
  length?: number | null
  again?: boolean
}

export interface NewLinkCommand {
  type: 'new-link'
  seat: number
}

export interface PushOnCommand {
  type: 'push'
  endpoint: string
  keys: PushKeys
  lang?: 'en' | 'pl' | 'ru'
}

export interface PushKeys {
  p256dh: string
  auth: string
}

export interface PushOffCommand {
  type: 'push-end'
  endpoint: string
}

export interface WhoCommand {
  type: 'who'
  watching?: 'no' | 'arrive' | 'stay' | 'end'
  lang?: 'en' | 'pl' | 'ru' | null
}

export interface SeatSpec {
  kind?: 'human' | 'bot'
  bot?: string | null
  hero?: string | null
  name?: string
  colour?: string | null
}

export interface SameDice {
  game: string
  joint_from?: number | null
  shares?: Record<string, string>
}

export interface House {
  undo?: 'own' | 'consent' | 'off'
  odds?: boolean
  thoughts?: boolean
  computer_enemies?: boolean
  away_seconds?: number
  takeover_seconds?: number | null
  decision_seconds?: number | null
  daily?: string | null
  again?: SameDice | null
  webhook?: string | null
}

export interface PackRef {
  name: string
  fingerprint: string
}

export interface Create {
  edition: string
  scene?: string | null
  seats?: SeatSpec[]
  options?: Record<string, boolean | number | string>
  packs?: PackRef[]
  house?: House
}

export interface Import {
  save: Record<string, unknown>
  seats?: SeatSpec[]
  house?: House
}

export interface BesideFight {
  edition: string
  scene: Record<string, unknown>
  cards?: Record<string, Record<string, Record<string, unknown>>>
  names?: Record<string, string>
  options?: Record<string, boolean | number | string>
  answers?: (string | number | (number | string)[])[]
  throw?: boolean
  odds?: boolean
  lang?: 'en' | 'pl' | 'ru'
}

export interface SeatLink {
  seat: number
  token: string
  link: string
}

export interface Created {
  game: string
  version: number
  commitment: string
  host_token: string
  spectator_token: string
  spectator_link: string
  seats: SeatLink[]
  notes: string[]
}

export interface Hello {
  type: 'hello'
  token: string
  since?: number | null
  lang?: 'en' | 'pl' | 'ru' | null
}

export interface Speak {
  type: 'lang'
  lang: 'en' | 'pl' | 'ru' | null
  since?: number | null
}

export interface Asked {
  id: number
  do: ActCommand | UndoCommand | AskUndoCommand | VoteUndoCommand | LookCommand | EventsCommand | WhyCommand | OddsCommand | ReachCommand | BookCommand | MomentsCommand | AtCommand | SummaryCommand | ChoicesCommand | ForecastCommand | ReviewCommand | ThoughtCommand | AskTakeoverCommand | VoteTakeoverCommand | ToBotCommand | ToHumanCommand | JoinCommand | LeaveCommand | ExportCommand | ProofCommand | PledgeCommand | ShareCommand | SayCommand | ChatCommand | ForkCommand | NewLinkCommand | PushOnCommand | PushOffCommand | WhoCommand | Speak
}

export interface Viewer {
  role: 'seat' | 'spectator' | 'host'
  seat: number | null
}

export interface Watching {
  version: number
}

export interface Done {
  version: number
  replayed: boolean
}

export interface Scene {
  version: number
  table: Record<string, unknown>
  view: Record<string, unknown>
  online: number[]
  events_from: number
  events: (Record<string, unknown>)[]
  words?: Record<string, unknown>
}

export interface EventList {
  events_from: number
  events: (Record<string, unknown>)[]
  events_told: number
}

export interface Reason {
  option: string
  known: boolean
  allowed: boolean
  rule: string | null
  args: Record<string, unknown>
  said: string | null
}

export interface OddsRow {
  exact: boolean
  win?: number
  loss?: number
  away?: number
  wounds?: number
  exhaustion?: number
  error?: number
  without?: string[]
  best?: boolean
  shows?: string
  line?: string[]
  utility?: number
  reach?: Record<string, number>
  dice?: number
  rest?: number
  ways?: Record<string, PathTo>
}

export interface PathTo {
  path: string[]
  pays: string[]
  left: number
}

export interface GainRow {
  without: number
  with: number
}

export interface OddsList {
  known: boolean
  exact: boolean
  error: number
  best: string | null
  options: Record<string, OddsRow>
  worth: Record<string, Record<string, GainRow>>
  courses?: Record<string, OddsRow>
  aim?: string | undefined | null
  aims?: string[]
  stakes?: StakeRow[]
  said?: string[]
}

export interface StakeRow {
  key: string
  args: Record<string, string | number>
}

export interface BesideDie {
  name: string
  faces: (number | string)[]
}

export interface BesideHand {
  who: string
  dice: number
}

export interface BesideChance {
  key: string
  dice: BesideDie[]
  hands: BesideHand[]
  totals: number[]
  needed: number | null
  chance: number | null
  cards: string[]
}

export interface BesideScene {
  seat: number | null
  view: ViewInfo
  words: Words
  chance: BesideChance | null
  events: EventInfo[]
  events_before: number
  over: boolean
  thrown: string | (number | string)[] | null
  odds?: OddsList
}

export interface ViewInfo {
  format: number
  edition: string
  schema: number
  setup: SetupInfo | null
  length: number
  seat: number | null
  position: unknown
  figures: unknown
  request: RequestInfo | null
  offers: OptionInfo[]
  result: ResultInfo | null
}

export interface SetupInfo {
  seats: number
  scene: string | null
  heroes: (string | null)[]
  options: Record<string, boolean | number | string>
  packs: Record<string, string>
}

export interface RequestInfo {
  key: string
  waiting: number[]
  args: Record<string, boolean | number | string>
  options: OptionInfo[]
  refused: OptionInfo[]
  asides: OptionInfo[]
}

export interface OptionInfo {
  id: string
  args: Record<string, boolean | number | string>
  rule?: string
}

export interface ResultInfo {
  winners: number[]
  ranking: number[][]
  reason: string
}

export interface Words {
  question: string | null
  note: string | null
  waiting: string | null
  options: Record<string, string>
  refused: Record<string, RefusedWords>
  offers: Record<string, string>
}

export interface RefusedWords {
  deed: string
  said: string
  rule: string
}

export interface EventInfo {
  key: string
  seat: number | null
  facts: Record<string, boolean | number | string>
  rule: string | null
  said?: string
}

export interface SiteAt {
  kind: string
  win: number
}

export interface ReachList {
  known: boolean
  dice: Record<string, Record<string, number>>
  ways: Record<string, PathTo>
  sites: Record<string, SiteAt[]>
}

export interface TimeLeft {
  known: boolean
  round: number
  left: number
  off: number
  games: number
}

export interface ThoughtOf {
  seat: number
  known: boolean
  asked: string | null
  chosen: string | null
  plan: Record<string, unknown> | null
  alternatives: (Record<string, unknown>)[]
  said: string[]
}

export interface ChatLine {
  n: number
  seat: number | null
  text: string
  at: number
}

export interface ChatList {
  lines: ChatLine[]
}

export interface Told {
  on: boolean
}

export interface PushKey {
  key: string | null
}

export interface Exported {
  complete: boolean
  save: Record<string, unknown>
}

export interface Moment {
  length: number
  turn: number
  seat: number | null
  key: string | null
  events_from: number
}

export interface Past {
  moments: Moment[]
}

export interface PastScene {
  table: Record<string, unknown>
  view: Record<string, unknown>
  events_from: number
  events: (Record<string, unknown>)[]
  words?: Record<string, unknown>
}

export interface SeatSummary {
  seat: number
  hero: string | null
  place: number[] | null
  level: number | null
  points: number | null
  gold: number | null
  wounds: number | null
  figures: Record<string, number>
  brought: Record<string, number>
  luck: Record<string, number>
  trail: (Record<string, unknown>)[]
}

export interface ChanceThen {
  turn: number
  length: number
  chances: number[]
}

export interface ChapterTold {
  length: number
  turn: number
  seat: number | null
  key: string
  icon: string
  card: string | null
  title: string
  said: string
  chance: number | null
  exact: boolean
  swing: number
  at: number[] | null
}

export interface GameSummary {
  over: boolean
  result: Record<string, unknown> | null
  said: string | null
  turns: number
  answers: number
  together: boolean
  hero: number | null
  title: string | null
  seats: SeatSummary[]
  curve: ChanceThen[]
  chapters: ChapterTold[]
}

export interface SeatChoices {
  seat: number
  judged: number
  best: number
  given: number
}

export interface ChoicesCounted {
  seats: SeatChoices[]
  whole: boolean
}

export interface Judged {
  length: number
  chosen: string
  best: string
  chosen_said: string
  best_said: string
  kept: number
  could: number
}

export interface ChoicesJudged {
  choices: Judged[]
  solved: boolean | null
  won: boolean | null
}

export interface Throw {
  n: number
  lists: ((number | string)[])[]
  result: (number | string)[]
}

export interface ProvenShare {
  seat: number
  share: string
  pledge: string | null
}

export interface Proven {
  game: string
  commitment: string
  seed: string
  fair_from: number
  by: 'number' | 'path'
  journal: string[]
  joint_from: number | null
  shares: ProvenShare[]
  throws: Throw[]
}

export interface Choice {
  id: string
  default: boolean | number | string
  choices: (boolean | number | string)[]
  rule: string | null
}

export interface EditionInfo {
  id: string
  name: string
  seats: number[]
  scenes: Record<string, number>
  options: Choice[]
  bots: string[]
  default_bot: string
  daily: boolean
}

export interface PuzzleInfo {
  edition: string
  scene: string
  hero: string
  foe: string
  hero_name: string
  foe_name: string
  level: number
  win: number
}

export interface PuzzleList {
  puzzles: PuzzleInfo[]
}

export interface LessonPart {
  said: string
  points: string
  asks: string
  takes: string[]
}

export interface LessonInfo {
  edition: string
  scene: string
  title: string
  says: string
  done: string
  icon: string
  rule: string
  bots: string[]
  parts: LessonPart[]
}

export interface LessonList {
  lessons: LessonInfo[]
}

export interface Catalogue {
  engine: string
  editions: EditionInfo[]
}

export interface SeatInfo {
  seat: number
  name: string
  colour: string
  kind: 'human' | 'bot'
  bot: string
  standing_in: boolean
}

export interface HouseInfo {
  undo: 'own' | 'consent' | 'off'
  odds: boolean
  thoughts: boolean
  computer_enemies: boolean
  away_seconds: number
  takeover_seconds: number | null
  decision_seconds: number | null
  daily: string | null
  again: boolean
}

export interface UndoAsked {
  ask: number
  seat: number
  agreed: number[]
  length: number
}

export interface TakeoverAsked {
  ask: number
  seat: number
  by: number
  agreed: number[]
}

export interface Deed {
  seq: number
  kind: 'host-bot' | 'host-human' | 'link' | 'absent' | 'trial'
  seat: number | null
  at: number
}

export interface DiceInfo {
  pledges: Record<string, string>
  shared: number[]
  filled: number[]
  joint_from: number | null
  shares: Record<string, string> | null
}

export interface TableInfo {
  game: string
  edition: string
  scene: string | null
  puzzle: boolean
  wrong: boolean
  commitment: string
  fair_from: number
  seed: string | null
  dice: DiceInfo | null
  seats: SeatInfo[]
  house: HouseInfo
  asked_at: number
  undo_asked: UndoAsked | null
  takeover_asked: TakeoverAsked | null
  deeds: Deed[]
  goes_at: number | null
  changed_since: boolean
}

export interface SpaceInfo {
  at: [number, number]
  terrain: string
  town: string | null
  jewel: JewelInfo | null
  /** What only the game knows. */
  [more: string]: unknown
}

export interface JewelInfo {
  colour: string
  sunburst: boolean
}

export interface TownInfo {
  name: string
  at: [number, number]
  /** What only the game knows. */
  [more: string]: unknown
}

export interface RegionInfo {
  id: string
  name: string
  at: [number, number]
  spaces: ([number, number])[]
}

export interface BoardInfo {
  spaces: SpaceInfo[]
  towns: Record<string, TownInfo>
  regions: RegionInfo[]
  terrains: Record<string, string>
  roads: (([number, number])[])[]
  rivers: (([number, number])[])[]
  bridges?: (([number, number])[])[]
  between?: boolean
  flat?: boolean
  start?: string
  /** What only the game knows. */
  [more: string]: unknown
}

export interface CardInfo {
  id: string
  name: string
  kind: string
  text: string[]
  facts: string[]
  icon?: string
  flavour?: string
  /** What only the game knows. */
  [more: string]: unknown
}

export interface OptionOfRules {
  id: string
  kind: 'bool' | 'int' | 'choice'
  default: boolean | number | string
  choices: (boolean | number | string)[]
  choice_names: Record<string, string>
  rule: string | null
  name: string
  says: string
}

export interface PreparedScene {
  id: string
  seats: number
  name: string
}

export interface BotInfo {
  id: string
  name: string
  says: string
  default: boolean
}

export interface BookInfo {
  edition: string
  lang: 'en' | 'pl' | 'ru'
  name: string
  seats: number[]
  packs: Record<string, string>
  board: BoardInfo | null
  cards: Record<string, CardInfo>
  heroes: string[]
  options: OptionOfRules[]
  scenes: PreparedScene[]
  bots: BotInfo[]
  enemies: boolean
  /** What only the game knows. */
  [more: string]: unknown
}

export interface SceneInfo {
  version: number
  table: TableInfo
  view: ViewInfo
  online: number[]
  events_from: number
  events: EventInfo[]
  words?: Words
}

export interface WelcomeMessage {
  type: 'welcome'
  version: number
  table: TableInfo
  view: ViewInfo
  online: number[]
  events_from: number
  events: EventInfo[]
  words?: Words
  role: 'seat' | 'spectator' | 'host'
  seat: number | null
}

export interface SceneMessage {
  type: 'scene'
  version: number
  table: TableInfo
  view: ViewInfo
  online: number[]
  events_from: number
  events: EventInfo[]
  words?: Words
}

export interface UpdateMessage {
  type: 'update'
  base: number
  version: number
  changes: unknown[][]
  events_from: number
  events: EventInfo[]
}

export interface PresenceMessage {
  type: 'presence'
  online: number[]
}

export interface ChatMessage {
  type: 'chat'
  n: number
  seat: number | null
  text: string
  at: number
}

export interface DoneMessage {
  type: 'done'
  id: number
  answer: unknown
}

export interface ErrorMessage {
  type: 'error'
  id: number | null
  code: string
  message: string
  rule?: string
  said?: string
  version?: number
  reason?: string
}

export interface BoxGain {
  id: string
  name: string
  n: number
}

export interface BoxCounter {
  id: string
  name: string
  rule: string
  icon: string
  start: number
  figure: string | null
  bounded: boolean
  most: number | null
  gains: BoxGain[]
}

export interface BoxBonus {
  id: string
  name: string
  by: number
  rule: string
  raises: string | null
  most: number | null
}

export interface BoxLength {
  id: string
  name: string
  prices: Record<string, number>
}

export interface BoxGrowth {
  counter: string
  rule: string
  lengths: BoxLength[]
  bonuses: BoxBonus[]
  first_level: number
}

export interface BoxLimit {
  id: string
  name: string
  most: number
  rule: string
}

export interface BoxStop {
  lap: number
  at: number
  signs: string[]
}

export interface BoxSign {
  name: string
  rule: string
  icon: string | null
}

export interface BoxTrack {
  id: string
  name: string
  rule: string
  icon: string
  lap: string
  laps: number
  advance: string
  spaces: Record<string, number>
  stops: Record<string, BoxStop[]>
  signs: Record<string, BoxSign>
  variant: boolean
}

export interface BoxAsk {
  id: string
  says: string
  rules: string[]
}

export interface BoxRule {
  id: string
  title: string
}

export interface BoxStep {
  id: string
  name: string
  says: string
  rule: string
  rules: BoxRule[]
  asks: BoxAsk[]
  times: number
  moves: string | null
}

export interface BoxChoice {
  id: string
  name: string
}

export interface BoxField {
  id: string
  name: string
  path: (string | number)[]
  least: number
  most: number
  choices: BoxChoice[]
}

export interface BoxForm {
  kind: string
  name: string
  card: Record<string, unknown>
  fields: BoxField[]
}

export interface BoxInfo {
  edition: string
  players: number[]
  rulebooks: string[]
  counters: BoxCounter[]
  shared: BoxCounter[]
  growth: BoxGrowth | null
  limits: BoxLimit[]
  tracks: BoxTrack[]
  turn: BoxStep[]
  round_end: BoxStep[]
  aside: BoxStep[]
  cards: BoxForm[]
}

export interface SecondState {
  result: Result | null
  heroes: SecondHero[]
  options: Record<string, unknown>
  active: number
  turns: number
  step: SecondStep
  scene: string | null
  fight: SecondFight | null
  check: SecondCheck | null
  blow: SecondBlow | null
  extra: number
  journey: SecondJourney
  attempt: SecondAttempt | null
  meeting: number | null
  deal: SecondDeal | null
  bought: string[]
  sold: string[]
  window: SecondWindow | null
  activated: number[]
  market: Pile
  stacks: Record<string, string[]>
  decks: Partial<Record<SecondColour, Pile>>
  discards: Partial<Record<SecondColour, string[]>>
  removed: string[]
  resolving: string[]
  jewels: Record<string, SecondColour[]>
  pile: Partial<Record<SecondColour, number>>
  track: (SecondUndefeated | null)[]
  aged: number
  event: string | null
  doom: string[]
  doom_counters: number
  endgame: boolean
  confronting: number[]
}

export interface Result {
  winners: number[]
  ranking: number[][]
  reason: string
}

export interface SecondHero {
  id: string
  wounds: number
  exhaustion: number
  gold: number
  items: SecondItem[]
  allies: SecondAlly[]
  kept: string[]
  bonuses: Record<string, number>
  counters: Partial<Record<SecondColour, number>>
  points: number
  hex: [number, number] | null
  came_from: [number, number] | null
  used: Used[]
  modifiers: Modifier[]
  out: boolean
}

export interface SecondItem {
  card: string
  down: boolean
}

export interface SecondAlly {
  card: string
  wounds: number
  exhaustion: number
  down: boolean
}

export type SecondColour = 'green' | 'yellow' | 'blue' | 'red'

export interface Used {
  seat: number
  card: string
  ability: number | string
  until: Until
}

export type Until = 'roll' | 'blow' | 'step' | 'phase' | 'round' | 'battle' | 'combat' | 'turn' | 'game'

export interface Modifier {
  what: string
  amount: number
  until: Until
  source: string
}

export type SecondStep = 'setup' | 'refresh' | 'movement' | 'arrival' | 'adventure' | 'negotiation' | 'market' | 'experience' | 'end' | 'confront'

export interface SecondFight {
  seat: number
  cause: SecondCause
  attacker: number
  foe: SecondFoe | null
  rival: number | null
  space: [number, number] | null
  stage: SecondStage
  round: number
  attacked: string[]
  used: Used[]
  escape_target: number | null
  modifiers: Modifier[]
  outcome: SecondOutcome | null
}

export type SecondCause = 'adventure' | 'undefeated' | 'hazard' | 'endgame' | 'encounter' | 'event' | 'meeting'

export interface SecondFoe {
  card: string
  wounds: number
}

export type SecondStage = 'before-combat' | 'escape' | 'ranged' | 'melee' | 'magic' | 'over'

export type SecondOutcome = 'won' | 'lost' | 'escaped' | 'broken-off' | 'attacker' | 'defender' | 'both'

export interface SecondCheck {
  seat: number
  who: string
  key: string
  kind: SecondKind | null
  attack: boolean
  in_phase: boolean
  target: number
  dice: number
  plus: number
  used: Used[]
  faces: string
}

export type SecondKind = 'ranged' | 'melee' | 'magic'

export interface SecondBlow {
  seat: number
  who: string
  wounds: number
  used: Used[]
}

export interface SecondJourney {
  dice: string[]
  paid: SecondTerrain[]
  rested: boolean
  ended: boolean
}

export type SecondTerrain = 'plains' | 'road' | 'river' | 'swamp' | 'forest' | 'hills' | 'mountains' | 'town'

export interface SecondAttempt {
  colour: SecondColour
  space: [number, number]
  hazard: boolean
  seen: string[]
}

export interface SecondDeal {
  by: number
  to: number
  cards: Record<string, string[]>
  gold: Record<string, number>
  offers: number
}

export type SecondWindow = 'movement' | 'market' | 'before-combat' | 'round' | 'card' | 'answer'

export interface Pile {
  bag: string[]
  below: string[]
}

export interface SecondUndefeated {
  card: string
  space: [number, number]
  age: number
}

export interface SecondFigures {
  heroes: SecondHeroFigures[]
  foe: SecondFoeFigures | null
  stages: SecondStage[]
  check_total: number | null
  level_price: number
  prices: Record<string, number>
  resale: Record<string, number>
  standings: number[]
  doom_until: number
  doom_threshold: number
  doom_most: number
  healing: number
  worth: Partial<Record<SecondColour, number>>
  raises: Record<string, number>
}

export interface SecondHeroFigures {
  body: SecondBodyFigures | null
  allies: SecondBodyFigures[]
  points: number
  level: number
  room: SecondRoom[]
  lost_gold: number
  lost_cards: string[]
  red: number
}

export interface SecondBodyFigures {
  life: number
  stamina: number
  values: Partial<Record<SecondAttribute, number>>
  damage: Partial<Record<SecondKind, number>>
}

export type SecondAttribute = 'mind' | 'body' | 'spirit'

export interface SecondRoom {
  what: string
  taken: number
  most: number
}

export interface SecondFoeFigures {
  life: number
  values: Partial<Record<SecondAttribute, number>>
  damage: Partial<Record<SecondKind, number>>
}

export interface ThirdState {
  result: Result | null
  heroes: ThirdHero[]
  act: number
  active: number
  eliminated: number[]
  fight: ThirdFight | null
  scene: string | null
  skill_discards: string[]
  adventure_discards: Record<string, string[]>
  step: ThirdStep
  scenario: string | null
  round: number
  time: number
  first: number
  to_come: number[]
  actions: number
  decks: Record<string, Pile>
  asset_discards: string[]
  story_discards: string[]
  markets: Record<string, string[]>
  gems: Record<Place, boolean>
  zombies: Record<Place, number>
  villain: [number, number] | null
  track: ThirdStoryQuest[]
  dice: ThirdDice | null
  revealed: string[]
  resolving: string[]
  unfinished: ThirdUnfinished[]
  bonus: ThirdBonus[]
  doing: string | null
  fallen: number[]
  deals: ThirdDeal[]
  drawn: string | null
  removed: string[]
}

export interface ThirdHero {
  id: string
  hex: [number, number] | null
  damage: number
  gold: number
  hand: string[]
  skills: string[]
  assets: string[]
  trophies: string[]
  quests: string[]
  rumors: Record<string, number>
  story: number
  delayed: boolean
  beaten: boolean
  used: Used[]
  challenged: number[]
}

export interface ThirdFight {
  sides: ThirdSide[]
  phase: ThirdPhase
  round: number
  turn: number
  again: boolean
  attacked: boolean
  hurt: boolean
  ability: string | null
  story: string | null
  no_flight: string | null
  ended: ThirdOutcome | null
}

export interface ThirdSide {
  who: string
  seat: number
  hero: boolean
  abilities: string[]
  moments: string[]
  damage: number
  pool: ThirdToken[]
  spent: ThirdToken[]
  passed: boolean
  actions: number
  used: Used[]
  modifiers: Modifier[]
}

export interface ThirdToken {
  id: string
  face: string
  back: string
  on: string | null
  covered: boolean
}

export type ThirdPhase = 'engage' | 'cast' | 'action' | 'flee' | 'over'

export type ThirdOutcome = 'defeat' | 'flight' | 'taken' | 'stalled'

export type ThirdStep = 'setup-scenario' | 'setup-sets' | 'setup-first' | 'setup-heroes' | 'setup-hands' | 'setup-places' | 'setup-abilities' | 'setup-markets' | 'turn' | 'round-end' | 'story' | 'next-round' | 'hunted'

export interface ThirdStoryQuest {
  card: string | null
  stock: number
}

export interface ThirdDice {
  purpose: string
  faces: string[]
}

export interface ThirdUnfinished {
  seat: number
  kind: string
  card: string
  part: string
  n: number
  heroes: number[]
  x: number
  won: boolean
}

export interface ThirdBonus {
  seat: number
  card: string
  kind: string
}

export interface ThirdDeal {
  giver: number
  taker: number
  what: string
}

export interface ThirdFigures {
  heroes: (ThirdHeroFigures | null)[]
  fight: ThirdFightFigures | null
  scenario: ThirdScenarioFigures | null
  story_tokens: ([number, number] | null)[]
  story_hexes: (([number, number])[])[]
  track: ThirdTrackFigures
  prices: Record<string, number>
  endings: Record<string, ThirdEndingFigures[]>
  stars: number
}

export interface ThirdHeroFigures {
  kinds: string[]
  health: number
  speed: number
  hand_size: number
  defeated: boolean
  body: number
  mind: number
  spirit: number
  dice: number
  tokens: ([string, string])[]
  villain: number | null
  goals: Record<string, ([number, number])[]>
}

export interface ThirdFightFigures {
  may_flee: boolean
  sides: ThirdSideFigures[]
}

export interface ThirdSideFigures {
  damage: number
  health: number
  defeated: boolean
  initiative: number
  pool: ThirdTokenFigures[]
  shields: number
}

export interface ThirdTokenFigures {
  id: string
  worth: number
  alike: string
}

export interface ThirdScenarioFigures {
  side: string
  villain: string | null
  health: number | null
  lair: [number, number] | null
  goal: [number, number] | null
  tokens: ([string, string])[]
  abilities: string[]
}

export interface ThirdTrackFigures {
  spaces: number
  story: number[]
  refresh: number[]
}

export interface ThirdEndingFigures {
  needs: string[]
  successes: number
  price: Record<string, number>
  met: boolean
}

export interface BondsState {
  result: Result | null
  heroes: ThirdHero[]
  act: number
  active: number
  eliminated: number[]
  fight: ThirdFight | null
  scene: string | null
  skill_discards: string[]
  adventure_discards: Record<string, string[]>
  step: ThirdStep
  scenario: string | null
  round: number
  time: number
  first: number
  to_come: number[]
  actions: number
  decks: Record<string, Pile>
  asset_discards: string[]
  story_discards: string[]
  markets: Record<string, string[]>
  gems: Record<Place, boolean>
  zombies: Record<Place, number>
  villain: [number, number] | null
  track: ThirdStoryQuest[]
  dice: ThirdDice | null
  revealed: string[]
  resolving: string[]
  unfinished: ThirdUnfinished[]
  bonus: ThirdBonus[]
  doing: string | null
  fallen: number[]
  deals: ThirdDeal[]
  drawn: string | null
  removed: string[]
  prepared: Record<string, number>
  envelopes: BondsEnvelope[]
  parties: number[][]
  changes: BondsChanges | null
  common: string[]
  skill_sets: string[]
  asset_sets: string[]
  warbands: BondsWarband[]
  routed: string[]
  scorched: ([number, number])[]
  plague: ([number, number])[]
  turn_of: number | null
  difficulty: string
  no_purchase: boolean
}

export interface BondsEnvelope {
  holder: number
  kind: string
  card: string
  option: number
}

export interface BondsChanges {
  at: number[]
  who: number[]
}

export interface BondsWarband {
  card: string
  hex: [number, number] | null
  units: number
}

export interface BondsFigures {
  heroes: (ThirdHeroFigures | null)[]
  fight: ThirdFightFigures | null
  scenario: ThirdScenarioFigures | null
  story_tokens: ([number, number] | null)[]
  story_hexes: (([number, number])[])[]
  track: ThirdTrackFigures
  prices: Record<string, number>
  endings: Record<string, ThirdEndingFigures[]>
  stars: number
  boards: (BondsBoardFigures | null)[]
  team: BondsTeamFigures | null
}

export interface BondsBoardFigures {
  id: string
  spaces: BondsSpaceFigures[]
  surge_parts: Record<string, string[]>
  beside: string[]
  next: BondsNextStep
}

export interface BondsSpaceFigures {
  symbol: string
  plus: number
  tokens: string[]
  step: BondsNextStep | null
}

export interface BondsNextStep {
  do: string
  symbol: string
  tokens: string[]
  amount: number
  ability: string
  target: string
}

export interface BondsTeamFigures {
  goal: string
  done: number
  of: number
  cities: number
  of_cities: number
  rounds: number
  still: number
  story: number | null
  supply: number
  marches: BondsMarchFigures[]
  spreads: ([number, number])[]
  barred: Record<string, string>
  payable: string[]
}

export interface BondsMarchFigures {
  card: string
  way: ([number, number])[]
  goal: [number, number] | null
  health: number
}

export type Command = ActCommand | UndoCommand | AskUndoCommand | VoteUndoCommand | LookCommand | EventsCommand | WhyCommand | OddsCommand | ReachCommand | BookCommand | MomentsCommand | AtCommand | SummaryCommand | ChoicesCommand | ForecastCommand | ReviewCommand | ThoughtCommand | AskTakeoverCommand | VoteTakeoverCommand | ToBotCommand | ToHumanCommand | JoinCommand | LeaveCommand | ExportCommand | ProofCommand | PledgeCommand | ShareCommand | SayCommand | ChatCommand | ForkCommand | NewLinkCommand | PushOnCommand | PushOffCommand | WhoCommand
