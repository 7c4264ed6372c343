/** How long the table rests on what another one did, in milliseconds at the usual speed. */
import type { Edition } from '../editions/edition'
import type { GameEvent, Update } from '../wire'

/** As long as the game says; else as long as it takes to read a sentence. */
function restOf(event: GameEvent, rests: Edition['rests'] = []): number {
  for (const [pattern, ms] of rests) if (pattern.test(event.key)) return ms
  return event.said ? 350 : 0
}

/** My own moves are shown at once; others' rest as long as their longest event. */
export function paceOf(update: Update, seat: number | null, rests: Edition['rests'] = []): number {
  const others = update.events.filter((event) => event.seat !== seat)
  return Math.max(0, ...others.map((event) => restOf(event, rests)))
}
