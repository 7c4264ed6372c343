/** What a first game teaches, and what is said at which question. Pure: events and the question in, keys out. */
import { shownBy } from '$/learn/course'
import type { GameEvent, Question } from '$/wire'
import type { GameView } from '../game'

export const LESSONS = ['dice', 'tokens', 'shop', 'test', 'learn'] as const
export type Lesson = (typeof LESSONS)[number]

/** Events that show that somebody has done it once. */
const SHOWN: Record<Lesson, ReadonlySet<string>> = {
  dice: new Set(['dice-rolled']),
  tokens: new Set(['fight-spoils', 'fight-reward', 'fight-fled', 'hero-defeated']),
  shop: new Set(['bought', 'sold', 'asset-rejected', 'goods-traded']),
  test: new Set(['test-over']),
  learn: new Set(['skill-learned']),
}

/** After so many rounds the voice falls silent in any case. */
export const ROUNDS = 8

export function learnt(events: readonly GameEvent[], seat: number): Set<string> {
  return shownBy(SHOWN, events, seat)
}

/** Questions with a hint of their own. */
const HINTS: Record<string, string> = {
  'move.spend': 'steps',
  'move.walk': 'walk',
  'dice.match': 'match',
  'dice.which': 'match',
  'dice.count-as': 'match',
  'fight.block': 'block',
  'fight.flee': 'flee',
  'fight.flight': 'flight',
  'fight.pick-recast': 'pick',
  'fight.pick-flip': 'pick',
  'fight.pick-remove': 'pick',
  'fight.ability': 'ability',
  'fight.prevent': 'ability',
  'fight.negate': 'ability',
  'test.exert': 'exert',
  'event.choice': 'event',
  'card.choose': 'event',
  'card.price': 'event',
  'card.may': 'event',
  'quest.ending': 'quest',
  'shop.sell': 'sell',
  'shop.buy': 'buy',
  'asset.drop': 'one-of-each',
  'learn.spend': 'pay',
  'trophy.spend': 'pay',
  'hand.discard': 'hand',
  'hero.exert': 'hand',
}

/** The hint for the question that is put to the learner; without one, a word about watching. */
export function hintFor(
  request: Question | null,
  done: ReadonlySet<string>,
  game: GameView,
  seat: number,
): string {
  if (request === null) return game.fight ? 'watch-fight' : 'watch'
  if (request.key === 'turn.action') return turn(request, done, game, seat)
  if (request.key === 'fight.action') return action(request, game, seat)
  return HINTS[request.key] ?? 'other'
}

/** Whoever sits to the right of a fighting hero plays its enemy. */
function action(request: Question, game: GameView, seat: number): string {
  const side = game.fight?.sides.find(({ who }) => who === request.args['who'])
  if (side && !side.hero) return 'enemy'
  return (game.fight?.round ?? 1) > 1 && side?.seat === seat ? 'fight-on' : 'fight'
}

/** What to do with an action is said by where the hero stands, and by what has not been learnt yet. */
function turn(request: Question, done: ReadonlySet<string>, game: GameView, seat: number): string {
  const offered = (verb: string) => request.options.some(({ id }) => id.split(':')[0] === verb)
  const hero = game.heroes[seat]
  if (hero?.defeated || hero?.delayed) return 'down'
  if (game.actions === 0) return offered('learn') && !done.has('learn') ? 'turn-learn' : 'turn-end'
  if (!done.has('shop') && offered('shop')) return 'turn-shop'
  if (offered('go-adventuring') && !(done.has('tokens') && done.has('test'))) return 'turn-gem'
  if (done.has('tokens') && !done.has('learn') && offered('learn')) return 'turn-learn'
  if (hero && hero.damage * 2 > hero.health) return 'turn-rest'
  if (!done.has('dice')) return 'turn-dice'
  if (!done.has('tokens')) return 'turn-fight'
  if (!done.has('shop')) return 'turn-market'
  if (!done.has('test')) return 'turn-test'
  return 'turn-train'
}

export function finished(request: Question | null, done: ReadonlySet<string>, game: GameView): boolean {
  return request?.key === 'turn.action' && (done.size === LESSONS.length || game.round > ROUNDS)
}

/** What each hint means on the table: an option that begins so, or a part. */
const POINTS: Record<string, string> = {
  'turn-dice': 'verb:travel',
  'turn-fight': 'verb:travel',
  'turn-market': 'verb:travel',
  'turn-test': 'verb:travel',
  'turn-shop': 'verb:shop',
  'turn-gem': 'verb:go-adventuring',
  'turn-learn': 'verb:learn',
  'turn-rest': 'verb:take-rest',
  'turn-train': 'verb:train',
  'turn-end': 'verb:end-turn',
  steps: 'part:tray',
  match: 'part:tray',
  walk: 'part:stage',
  fight: 'part:stage',
  'fight-on': 'part:stage',
  enemy: 'part:stage',
  block: 'part:question',
  flee: 'part:question',
  pick: 'part:stage',
  ability: 'part:question',
  exert: 'part:mine',
  event: 'part:stage',
  quest: 'part:stage',
  buy: 'part:stage',
  sell: 'part:stage',
  'one-of-each': 'part:stage',
  pay: 'part:stage',
  hand: 'part:stage',
}

export function pointsOf(request: Question | null, hint: string): string {
  const points = request ? (POINTS[hint] ?? '') : ''
  const verb = points.startsWith('verb:') ? points.slice(5) : null
  return verb === null || request?.options.some(({ id }) => id.startsWith(verb)) ? points : ''
}
