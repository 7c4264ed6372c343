/** Events as lines of a chronicle. */
import type { GameEvent, Place } from '../wire'

export const FILTERS = ['all', 'mine', 'fights', 'journeys', 'trade', 'land'] as const
export type Filter = (typeof FILTERS)[number]

export interface Entry {
  n: number
  event: GameEvent
  icon: string
  place: Place | null
  turn: boolean
  times: number
}

const KINDS: [RegExp, string, Filter][] = [
  [/^turn-begins/, 'hourglass', 'all'],
  [/^refresh|^card-readied|^upkeep/, 'cycle', 'trade'],
  [/^moved|^carried|^hero-placed/, 'hiking', 'journeys'],
  [/rolled$|^rethrown|^roll-raised|^target-set/, 'rolling-dices', 'fights'],
  [/^hazard/, 'falling-star', 'journeys'],
  [/^rested/, 'camping-tent', 'journeys'],
  [/^knocked|^eliminated|^ally-killed/, 'knocked-out-stars', 'fights'],
  [/^escaped|^undefeated|^track/, 'run', 'fights'],
  [/defeated$|^game-won|^duel-won|^task-finished/, 'trophy', 'fights'],
  [/^combat|^duel|^foe-|^enemy|^wounds|^defence|^exhaustion/, 'crossed-swords', 'fights'],
  [/^bought|^sold|^gold|^healing|^market|^deal|^offer|^negotiation|^prize/, 'two-coins', 'trade'],
  [/^experience|^hero-strengthened|^points|^counter|^no-experience/, 'laurel-crown', 'trade'],
  [/^event|^replenished|^deck-empty/, 'sun', 'land'],
  [/^doom|^endgame/, 'dread-skull', 'land'],
  [/^adventure|^challenge|^card/, 'card-draw', 'fights'],
]

function kindOf(key: string): [string, Filter] {
  for (const [pattern, icon, filter] of KINDS) if (pattern.test(key)) return [icon, filter]
  return ['scroll-unfurled', 'all']
}

function placeIn(event: GameEvent): Place | null {
  const hex = event.facts.hex ?? event.facts.space
  return typeof hex === 'string' && /^-?\d+,-?\d+$/.test(hex) ? hex : null
}

/** The newest lines that are told, newest first; the same sentence twice in a row is one line. */
export function entries(
  events: readonly GameEvent[],
  filter: Filter,
  me: number | null,
  most: number,
): Entry[] {
  const found: Entry[] = []
  for (let n = events.length - 1; n >= 0; n--) {
    const event = events[n]
    if (!event?.said) continue
    const [icon, kind] = kindOf(event.key)
    if (filter === 'mine' ? event.seat !== me : filter !== 'all' && kind !== filter) continue
    const after = found.at(-1)
    // The older one gives the line its number, so that it stays the same line when it is told again.
    if (after && after.event.said === event.said)
      [after.n, after.event, after.times] = [n, event, after.times + 1]
    else if (found.length === most) break
    else found.push({ n, event, icon, place: placeIn(event), turn: event.key === 'turn-begins', times: 1 })
  }
  return found
}
