/** Which scene stands on the stage: what fits the pending question or the running fight, else the map. */

import type { GameView } from '$/editions/second/game'
import type { Request } from '$/wire'

export type SceneName =
  'map' | 'fight' | 'duel' | 'market' | 'experience' | 'negotiation' | 'card' | 'knockout' | 'spoils'

/** First words of questions, by the scene in which their things lie. */
const BY_QUESTION: Record<string, SceneName> = {
  market: 'market',
  experience: 'experience',
  negotiation: 'negotiation',
  knockout: 'knockout',
  reward: 'card',
  card: 'card',
}

/** Questions of cards that are answered on the map. */
const ON_THE_MAP = new Set(['card.walk', 'card.town', 'event.replenish'])

type Asked = Pick<Request, 'key' | 'waiting'> & Partial<Request>

export function sceneFor(game: GameView, asked: Asked | null): SceneName {
  if (game.fight !== null && game.fight.stage !== 'over') return game.fight.rival === null ? 'fight' : 'duel'
  if (asked === null || ON_THE_MAP.has(asked.key)) return 'map'
  if (asked.key === 'duel.prize') return 'spoils'
  if (asked.key === 'limits.make-room') return game.deal === null ? 'card' : 'negotiation'
  const found = BY_QUESTION[asked.key.split('.', 1)[0] ?? '']
  if (found !== undefined) return found
  return lastDrawn(game) === null ? 'map' : 'card'
}

/** The adventure card being resolved. */
export function lastDrawn(game: GameView): string | null {
  return game.attempt?.drawn.at(-1) ?? null
}

/** The card that the question is about: the one it names, else the one drawn last. */
export function cardInQuestion(game: GameView, asked: Asked | null): string | null {
  const named = asked?.args?.['card']
  return typeof named === 'string' ? named : lastDrawn(game)
}

/** Whose things the scene shows: the hero that fights, is asked, or whose turn it is. */
export function acting(game: GameView, asked: Asked | null): number {
  if (game.fight !== null) return game.fight.seat
  return asked?.waiting[0] ?? game.active
}
