/** Events as lines of a chronicle. */
import type { Entries } from '../editions/edition'
import type { GameEvent, Place } from '../wire'

/** Every game has these; the rest are its own. */
const COMMON = ['all', 'mine']

/** What the lines of a game can be sorted by. */
export function filters(kinds: readonly Entries[]): string[] {
  return [...new Set([...COMMON, ...kinds.map(({ filter }) => filter)])]
}

export interface Entry {
  n: number
  event: GameEvent
  icon: string
  place: Place | null
  /** It begins something new. */
  head: boolean
  times: number
}

const OTHERS: Omit<Entries, 'like'> = { icon: 'scroll-unfurled', filter: 'all' }

function placeIn(event: GameEvent): Place | null {
  const hex = event.facts.hex ?? event.facts.space
  return typeof hex === 'string' && /^-?\d+,-?\d+$/.test(hex) ? hex : null
}

/** The newest lines that are told, newest first; the same sentence twice in a row is one line. */
export function entries(
  events: readonly GameEvent[],
  kinds: readonly Entries[],
  filter: string,
  me: number | null,
  most: number,
): Entry[] {
  const found: Entry[] = []
  for (let n = events.length - 1; n >= 0; n--) {
    const event = events[n]
    if (!event?.said) continue
    const kind = kinds.find(({ like }) => like.test(event.key)) ?? OTHERS
    if (filter === 'mine' ? event.seat !== me : filter !== 'all' && kind.filter !== filter) continue
    const after = found.at(-1)
    // The older one gives the line its number, so that it stays the same line when it is told again.
    if (after && after.event.said === event.said)
      [after.n, after.event, after.times] = [n, event, after.times + 1]
    else if (found.length === most) break
    else {
      const { icon, head = false } = kind
      found.push({ n, event, icon, place: placeIn(event), head, times: 1 })
    }
  }
  return found
}
