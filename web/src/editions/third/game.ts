/** The one place that reads a view of this game: scenes, sheets and layers show what is made here. */
import type { Hex, Place, View } from '$/wire'
import type {
  ThirdDice,
  ThirdEndingFigures,
  ThirdFight,
  ThirdFigures,
  ThirdHero,
  ThirdHeroFigures,
  ThirdScenarioFigures,
  ThirdSide,
  ThirdSideFigures,
  ThirdState,
  ThirdToken,
  ThirdTrackFigures,
} from '$/wire.gen'
import type { Overview } from '../edition'
import type { Attribute, Kind } from './third'

/** A hero with all that the rules make of it. Of others' hands and trophies only the backs are there ("?skill"). */
export interface HeroView
  extends
    Omit<ThirdHero, 'id' | 'hex'>,
    Omit<ThirdHeroFigures, 'kinds' | 'hand_size' | 'goals' | 'body' | 'mind' | 'spirit'> {
  /** Its card; null until it is chosen. */
  card: string | null
  place: Hex | null
  /** Out of the game. */
  out: boolean
  attributes: Record<Attribute, number>
  handSize: number
  /** How many trophies of each kind. */
  kinds: Record<Kind, number>
  /** Quests and rumors -> where they go on; no space at all: everywhere. */
  goals: Record<string, Place[]>
}

/** A combat token in a pool: what it is worth just now stands beside what it shows. */
export type TokenView = ThirdToken & {
  worth: number
  /** The first token of the pool that nothing tells apart from it. */
  alike: string
}

/** One of the two opponents. */
export interface SideView extends Omit<ThirdSide, 'pool'>, Omit<ThirdSideFigures, 'pool'> {
  pool: TokenView[]
}

/** The combat under way. */
export interface FightView extends Omit<ThirdFight, 'sides'> {
  /** The attacker first. */
  sides: [SideView, SideView]
  mayFlee: boolean
  /** The villain is one of them. */
  last: boolean
}

/** A market: its wares and what they cost me. */
export interface MarketView {
  town: string
  wares: { card: string; cost: number }[]
}

/** A story quest on its track. */
export interface StoryView {
  n: number
  card: string
  stock: number
  /** Where its token lies; nowhere if it can be used on several spaces. */
  token: Place | null
  hexes: Place[]
}

export interface VillainView extends Omit<ThirdScenarioFigures, 'lair' | 'goal'> {
  /** Where it stands; null before it appears. */
  at: Place | null
  lair: Place | null
  goal: Place | null
}

/** The time track: where the token lies and what is printed on it. */
export interface TimeView extends ThirdTrackFigures {
  now: number
  act: number
}

/** The game as it lies on the table, with what the rules make of it. */
export interface GameView extends Pick<
  ThirdState,
  'step' | 'scene' | 'scenario' | 'round' | 'actions' | 'doing' | 'drawn' | 'revealed' | 'resolving' | 'bonus'
> {
  heroes: HeroView[]
  /** Whose turn it is. */
  active: number
  first: number
  fight: FightView | null
  markets: MarketView[]
  /** What each ware costs me. */
  prices: Record<string, number>
  /** Quests that heroes have -> their endings. */
  endings: Record<string, ThirdEndingFigures[]>
  /** Gems by place: true is face up. */
  gems: Record<Place, boolean>
  zombies: Record<Place, number>
  villain: VillainView | null
  stories: StoryView[]
  time: TimeView
  dice: ThirdDice | null
  /** Successes of the running test. */
  stars: number
  /** Cards left in each pile. */
  decks: Record<string, number>
}

const position = (view: View): ThirdState => view.position as ThirdState
const figures = (view: View): ThirdFigures => view.figures as ThirdFigures
const placed = (at: Hex): Place => `${at[0]},${at[1]}`

/** For those who want no more than that. */
export function overview(view: View): Overview {
  const { heroes, active, round, eliminated, step, scene } = position(view)
  const begun = scene !== null || !step.startsWith('setup')
  return {
    pieces: heroes.map(({ id, hex }, seat) => ({
      card: id || null,
      place: hex,
      out: eliminated.includes(seat),
    })),
    turn: begun ? active : null,
    round: begun && scene === null ? round : null,
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

const NOBODY: ThirdHeroFigures = {
  kinds: [],
  health: 0,
  speed: 0,
  hand_size: 0,
  defeated: false,
  body: 0,
  mind: 0,
  spirit: 0,
  dice: 0,
  tokens: [],
  villain: null,
  goals: {},
}

function readHero(hero: ThirdHero, of: ThirdHeroFigures, out: boolean): HeroView {
  const { id, hex, ...rest } = hero
  const { kinds, hand_size, goals, body, mind, spirit, ...made } = of
  const counted: Record<Kind, number> = { combat: 0, explore: 0, social: 0 }
  for (const kind of kinds) counted[kind as Kind] += 1
  return {
    ...rest,
    ...made,
    card: id || null,
    place: hex,
    out,
    attributes: { body, mind, spirit },
    handSize: hand_size,
    kinds: counted,
    goals: Object.fromEntries(Object.entries(goals).map(([card, hexes]) => [card, hexes.map(placed)])),
  }
}

function readFight(seen: ThirdState, by: ThirdFigures): FightView | null {
  const { fight } = seen
  if (!fight || !by.fight) return null
  const sides = fight.sides.map((side, n): SideView => {
    const { pool, ...rest } = by.fight?.sides[n] ?? {
      pool: [],
      damage: 0,
      health: 0,
      defeated: false,
      initiative: 0,
      shields: 0,
    }
    const made = new Map(pool.map((token) => [token.id, token]))
    return {
      ...side,
      ...rest,
      pool: side.pool.map((token) => ({
        ...token,
        worth: made.get(token.id)?.worth ?? 0,
        alike: made.get(token.id)?.alike ?? token.id,
      })),
    }
  })
  return {
    ...fight,
    sides: sides as FightView['sides'],
    mayFlee: by.fight.may_flee,
    last: by.scenario !== null && sides.some(({ who, hero }) => !hero && who === by.scenario?.villain),
  }
}

function read(seen: ThirdState, by: ThirdFigures): GameView {
  const { scenario } = by
  return {
    step: seen.step,
    scene: seen.scene,
    scenario: seen.scenario,
    round: seen.round,
    actions: seen.actions,
    doing: seen.doing,
    drawn: seen.drawn,
    revealed: seen.revealed,
    resolving: seen.resolving,
    bonus: seen.bonus,
    heroes: seen.heroes.map((hero, seat) =>
      readHero(hero, by.heroes[seat] ?? NOBODY, seen.eliminated.includes(seat)),
    ),
    active: seen.active,
    first: seen.first,
    fight: readFight(seen, by),
    markets: Object.entries(seen.markets).map(([town, cards]) => ({
      town,
      wares: cards.map((card) => ({ card, cost: by.prices[card] ?? 0 })),
    })),
    prices: by.prices,
    endings: by.endings,
    gems: seen.gems,
    zombies: seen.zombies,
    villain: scenario && {
      ...scenario,
      at: seen.villain && placed(seen.villain),
      lair: scenario.lair && placed(scenario.lair),
      goal: scenario.goal && placed(scenario.goal),
    },
    stories: seen.track.flatMap(({ card, stock }, n): StoryView[] => {
      if (card === null) return []
      const token = by.story_tokens[n] ?? null
      const hexes = by.story_hexes[n] ?? []
      return [{ n: n + 1, card, stock, token: token && placed(token), hexes: hexes.map(placed) }]
    }),
    time: { ...by.track, now: seen.time, act: seen.act },
    dice: seen.dice,
    stars: by.stars,
    decks: Object.fromEntries(
      Object.entries(seen.decks).map(([deck, pile]) => [deck, pile.bag.length + pile.below.length]),
    ),
  }
}
