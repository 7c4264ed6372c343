/** How long the table rests on what another one did, in milliseconds at the usual speed. */
import type { GameEvent, Update } from '../wire'

const RESTS: [RegExp, number][] = [
  [/^moved$|^walked/, 340],
  [/rolled$|^rethrown|^test-|^target-set/, 1000],
  [/drawn|revealed|event-|encounter/, 1200],
  [/won|lost|defeated|knocked|fallen|escaped|beaten/, 1300],
  [/bought|sold|hired|traded|healed|trained|bonus/, 700],
  [/began$|turn-|step-/, 250],
]

export function restOf(event: GameEvent): number {
  for (const [pattern, ms] of RESTS) if (pattern.test(event.key)) return ms
  return event.said ? 350 : 0
}

/** My own moves are shown at once; others' rest as long as their longest event. */
export function paceOf(update: Update, seat: number | null): number {
  const others = update.events.filter((event) => event.seat !== seat)
  return Math.max(0, ...others.map(restOf))
}
