/** One timeline for all that is seen: throw, land, verdict, blow, loss, reward.
 *
 * An update tells everything at once. The director parts it at its throws: while dice are in the air, nothing of
 * the page says how they fall. Then the sentence of the throw is told, and only after it comes what it changed:
 * life, counters, the next question. A whole picture (a reload) is never played: it shows the end.
 */
import type { GameEvent } from './wire'

/** Something is thrown, and its result is not seen yet. */
export interface Toss {
  /** So many events of the update are told before it. */
  told: number
  /** What flies. */
  kind: 'ten' | 'terrain' | 'token' | 'card'
  n: number
  /** Whoever throws, as a card of the book. */
  who: string
  /** What for, in the game's own word. */
  act: string
}

/** Milliseconds in the air, and to read the sum before it counts, at the usual speed. */
export const AIR = 560
export const VERDICT = 320

/** Throws among events, each by what the game says of it; those that follow each other at once fly together. */
export function tossesOf(
  events: readonly GameEvent[],
  read: (event: GameEvent) => Omit<Toss, 'told'> | null,
): Toss[] {
  const found: Toss[] = []
  events.forEach((event, told) => {
    const one = read(event)
    const last = found.at(-1)
    if (one === null) return
    if (last && last.kind === one.kind && last.act === one.act && told === last.told + 1) return
    found.push({ told, ...one })
  })
  return found
}
