/** The one place that reads a view of this game: scenes, sheets and layers show what is made here. */
import type { Hex, View } from '$/wire'
import type {
  SecondAlly,
  SecondBodyFigures,
  SecondCheck,
  SecondColour,
  SecondFight,
  SecondFigures,
  SecondFoe,
  SecondFoeFigures,
  SecondHero,
  SecondRoom,
  SecondState,
} from '$/wire.gen'
import type { Overview } from '../edition'
import { COLOURS, type Attribute, type Bonus, type Colour, type Kind } from './second'

type Position = SecondState
type Figures = SecondFigures

/** The roll on the table whose result can still change. */
export type CheckView = SecondCheck & { total: number }
export interface ItemView {
  card: string
  down: boolean
  /** What the market pays for it. */
  gain: number
}
export type AllyView = SecondAlly & Body
export interface HeroView extends Omit<SecondHero, 'items' | 'allies' | 'bonuses' | 'counters'>, Body {
  hex: Hex | null
  items: ItemView[]
  allies: AllyView[]
  bonuses: Partial<Record<Bonus, number>>
  counters: Partial<Record<Colour, number>>
  level: number
  /** What a knock-out takes besides the gold: one of these. */
  atStake: string[]
  /** Red challenges won. */
  red: number
  /** Kinds of cards of which it can have only so many. */
  room: SecondRoom[]
}
export interface FightView extends Omit<SecondFight, 'foe'> {
  foe: (SecondFoe & SecondFoeFigures & { values: Values; damage: Attacks }) | null
  /** In their order; in later rounds the first one is long done. */
  stages: string[]
}
export interface DoomView {
  on: boolean
  /** The backs of the cards on the track. */
  colours: Colour[]
  counters: number
  /** So many counters begin the Endgame. */
  last: number
  /** So many cards on the track add a counter; as many are missing. */
  most: number
  next: number
  /** Cards that must still be discarded before the Endgame begins, at the least. */
  until: number
}
type Values = Record<Attribute, number>
type Attacks = Record<Kind, number>
type Body = SecondBodyFigures & { values: Values; damage: Attacks }

/** The game as it lies on the table, with what the rules make of it. */
export interface GameView extends Pick<
  Position,
  'options' | 'active' | 'turns' | 'step' | 'blow' | 'event' | 'endgame' | 'track'
> {
  heroes: HeroView[]
  fight: FightView | null
  check: CheckView | null
  journey: { dice: string[]; paid: string[] }
  attempt: { colour: Colour; hazard: boolean; drawn: string[] } | null
  deal: Position['deal']
  /** Cards left in each pile. */
  market: number
  decks: Partial<Record<Colour, number>>
  discards: Partial<Record<Colour, number>>
  jewels: Record<string, Colour[]>
  pile: Partial<Record<Colour, number>>
  doom: DoomView
  /** Experience points for one experience counter. */
  price: number
  /** Town -> what lies on its stall, and what it costs. */
  wares: Record<string, { card: string; cost: number }[]>
  /** Experience points of a jewel; what an experience counter adds. */
  worth: Record<Colour, number>
  raise: Record<Bonus, number>
  /** What the healer takes. */
  healing: number
  /** Who would win if nobody stood to the end, the best first. */
  standings: number[]
}

const position = (view: View): Position => view.position as Position
const figures = (view: View): Figures => view.figures as Figures

/** For those who want no more than that. */
export function overview(view: View): Overview {
  const { heroes, active, turns } = position(view)
  return {
    pieces: heroes.map(({ id, hex, out }) => ({ card: id || null, place: hex, out })),
    turn: active,
    round: Math.floor(turns / Math.max(1, heroes.length)) + 1,
  }
}

const made = new WeakMap<View, GameView>()

/** The same object as long as the view is the same. */
export function gameOf(view: View): GameView {
  const known = made.get(view)
  if (known) return known
  const game = read(position(view), figures(view))
  made.set(view, game)
  return game
}

/** What is played at a table; null until it is laid. */
export function gameAt(table: { view: View | null }): GameView | null {
  return table.view && gameOf(table.view)
}

const NOBODY: Body = {
  life: 0,
  stamina: 0,
  values: { mind: 0, body: 0, spirit: 0 },
  damage: { ranged: 0, melee: 0, magic: 0 },
}

/** How many there are of each. */
function counted<T>(piles: Partial<Record<SecondColour, T>>, size: (pile: T) => number) {
  const found: Partial<Record<Colour, number>> = {}
  for (const colour of COLOURS) {
    const pile = piles[colour]
    if (pile !== undefined) found[colour] = size(pile)
  }
  return found
}

function read(seen: Position, by: Figures): GameView {
  const heroes = seen.heroes.map((hero, seat): HeroView => {
    const of = by.heroes[seat]
    return {
      ...hero,
      ...((of?.body ?? NOBODY) as Body),
      items: hero.items.map((item) => ({ ...item, gain: by.resale[item.card] ?? 0 })),
      allies: hero.allies.map((ally, n) => ({ ...ally, ...((of?.allies[n] ?? NOBODY) as Body) })),
      points: of?.points ?? 0,
      level: of?.level ?? 1,
      atStake: of?.lost_cards ?? [],
      red: of?.red ?? 0,
      room: of?.room ?? [],
    }
  })
  const { fight, check, attempt } = seen
  return {
    options: seen.options,
    active: seen.active,
    turns: seen.turns,
    step: seen.step,
    blow: seen.blow,
    event: seen.event,
    endgame: seen.endgame,
    track: seen.track,
    heroes,
    fight: fight && {
      ...fight,
      foe: fight.foe && by.foe && ({ ...fight.foe, ...by.foe } as FightView['foe']),
      stages: by.stages,
    },
    check: check && { ...check, total: by.check_total ?? 0 },
    journey: { dice: seen.journey.dice, paid: seen.journey.paid },
    attempt: attempt && { colour: attempt.colour, hazard: attempt.hazard, drawn: attempt.seen },
    deal: seen.deal,
    market: seen.market.bag.length + seen.market.below.length,
    decks: counted(seen.decks, (pile) => pile.bag.length + pile.below.length),
    discards: counted(seen.discards, (cards) => cards.length),
    jewels: seen.jewels,
    pile: counted(seen.pile, (n) => n),
    doom: {
      on: seen.options['doom-track'] === true,
      colours: seen.doom.map((back) => back.replace('?', '') as Colour),
      counters: seen.doom_counters,
      last: by.doom_most,
      most: by.doom_threshold,
      next: Math.max(0, by.doom_threshold - seen.doom.length),
      until: by.doom_until,
    },
    price: by.level_price,
    wares: Object.fromEntries(
      Object.entries(seen.stacks).map(([town, cards]) => [
        town,
        cards.map((card) => ({ card, cost: by.prices[card] ?? 0 })),
      ]),
    ),
    worth: by.worth as Record<Colour, number>,
    raise: by.raises as Record<Bonus, number>,
    healing: by.healing,
    standings: by.standings,
  }
}
