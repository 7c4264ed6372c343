/** A fight that has just ended, kept on the stage for a moment as it lay, so that its last blow can be seen. */
import type { Ending } from '$/editions/edition'
import type { GameTable } from '$/table.svelte'
import type { GameEvent, View } from '$/wire'
import { gameAt, gameOf, type FightView } from '../game'

export interface FightEnding extends Ending {
  fight: FightView
}

const TELLS = new Set([
  'fight-defeated',
  'fight-fled',
  'fight-stalled',
  'fight-spoils',
  'fight-reward',
  'hero-defeated',
  'eliminated',
])

export function fightEnding(table: GameTable, before: View, events: GameEvent[]): FightEnding | null {
  return ended(gameOf(before).fight, gameAt(table)?.fight ?? null, events)
}

/** Null if the fight goes on, or there was none. `events` are those of the update that ended it. */
export function ended(
  before: FightView | null,
  now: FightView | null,
  events: GameEvent[],
): FightEnding | null {
  if (before === null || before.phase === 'over') return null
  const goesOn =
    now !== null && now.phase !== 'over' && now.sides.every((side, n) => side.who === before.sides[n]?.who)
  if (goesOn) return null
  const outcome = events
    .filter((event) => TELLS.has(event.key) && event.said)
    .map((event) => event.said)
    .slice(0, 3)
    .join(' ')
  if (outcome === '') return null
  const told = (key: string, who: string) =>
    events
      .filter((event) => event.key === key && event.facts['who'] === who)
      .reduce((sum, event) => sum + Number(event.facts['amount']), 0)
  const sides = before.sides.map((side) => {
    const damage = Math.min(
      side.health,
      Math.max(0, side.damage + told('fight-damage', side.who) - told('fight-healed', side.who)),
    )
    return { ...side, damage, defeated: damage >= side.health }
  })
  return { fight: { ...before, phase: 'over', sides: sides as FightView['sides'] }, outcome }
}
