/** Which scene stands on the stage: what fits the pending question or the running fight, else the map. */
import type { Request } from '$/wire'
import type { GameView } from '../game'

export type SceneName =
  | 'map'
  | 'fight'
  | 'villain'
  | 'scenario'
  | 'heroes'
  | 'test'
  | 'card'
  | 'quest'
  | 'market'
  | 'growth'
  | 'deal'

/** Questions by the scene in which their things lie; all others are answered on the map. */
const BY_QUESTION: Record<string, SceneName> = {
  'setup.scenario': 'scenario',
  'setup.hero': 'heroes',
  'test.exert': 'test',
  'event.choice': 'card',
  'card.choose': 'card',
  'card.price': 'card',
  'card.may': 'card',
  'asset.take': 'market',
  'quest.ending': 'quest',
  'shop.sell': 'market',
  'shop.buy': 'market',
  'asset.drop': 'market',
  'asset.lose': 'market',
  'learn.spend': 'growth',
  'learn.drop': 'growth',
  'learn.free': 'growth',
  'trophy.spend': 'growth',
  'trophy.kind': 'growth',
  'hand.discard': 'growth',
  'hand.lose': 'growth',
  'hero.exert': 'growth',
  'deal.offer': 'deal',
  'deal.answer': 'deal',
  'hero.challenge': 'deal',
}

type Asked = Pick<Request, 'key' | 'waiting'> & Partial<Request>

export function sceneFor(game: GameView, asked: Asked | null): SceneName {
  // An ability may ask for a test in the middle of a fight.
  if (asked?.key === 'test.exert') return 'test'
  if (game.fight !== null && game.fight.phase !== 'over') return 'fight'
  return (asked && BY_QUESTION[asked.key]) ?? 'map'
}

/** The card that the question is about: the one it names, else the one that is being resolved. */
export function cardInQuestion(game: GameView, asked: Asked | null): string | null {
  const named = asked?.args?.['card']
  return typeof named === 'string' ? named : (game.resolving.at(-1) ?? game.drawn)
}

/** Whose things the scene shows: the hero that is asked, or whose turn it is. */
export function acting(game: GameView, asked: Asked | null): number {
  return asked?.waiting[0] ?? game.active
}
