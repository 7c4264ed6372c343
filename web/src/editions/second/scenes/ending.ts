/** A fight that has just ended, kept on the stage for a moment as it lay: so that its last throw can be seen. */

import type { Ending } from '$/editions/edition'
import type { GameTable } from '$/table.svelte'
import type { GameEvent, View } from '$/wire'
import { gameAt, gameOf, type GameView } from '../game'

export interface FightEnding extends Ending {
  game: GameView
}

const TELLS = new Set([
  'challenge-defeated',
  'enemy-defeated',
  'duel-won',
  'knocked-out',
  'escaped',
  'gold-gained',
  'counter-taken',
  'card-kept',
  'game-won',
  'eliminated',
])

export function ending(table: GameTable, before: View, events: GameEvent[]): FightEnding | null {
  return ended(gameOf(before), gameAt(table), events)
}

/** Null if the fight goes on, or there was none. `events` are those of the update that ended it. */
export function ended(before: GameView, now: GameView | null, events: GameEvent[]): FightEnding | null {
  const { fight } = before
  if (fight === null) return null
  const goesOn =
    now?.fight &&
    now.fight.seat === fight.seat &&
    now.fight.foe?.card === fight.foe?.card &&
    now.fight.round >= fight.round
  if (goesOn) return null
  const outcome = events
    .filter((event) => TELLS.has(event.key) && event.said)
    .map((event) => event.said)
    .slice(0, 3)
    .join(' ')
  if (outcome === '') return null
  const hurt = (key: string, who: string | undefined) =>
    events.reduce(
      (sum, event) =>
        event.key === key && (event.facts['who'] ?? event.facts['foe']) === who
          ? sum + Number(event.facts['n'])
          : sum,
      0,
    )
  const foe = fight.foe && { ...fight.foe, wounds: fight.foe.wounds + hurt('foe-wounded', fight.foe.card) }
  const heroes = before.heroes.map((hero) => ({
    ...hero,
    wounds: Math.min(hero.life, hero.wounds + hurt('wounds-taken', hero.id)),
  }))
  return { game: { ...before, heroes, fight: { ...fight, foe }, check: null, blow: null }, outcome }
}
