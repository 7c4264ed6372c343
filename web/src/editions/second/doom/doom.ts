/** The doom track as it lies there. */

import type { GameView } from '$/editions/second/game'
import type { Book } from '$/wire'
import type { Colour } from '../second'

export interface DoomSpace {
  town: string
  doomed: boolean
  /** The back of the card that lies there. */
  card: Colour | null
  /** Here the next card brings a doom counter. */
  last: boolean
}

/** The spaces of the track in their order: the towns, as the board lists them. A longer doom goes over them twice. */
export function track({ doom }: Pick<GameView, 'doom'>, book: Book): DoomSpace[] {
  const towns = Object.keys(book.board?.towns ?? {})
  return towns.map((town, n) => ({
    town,
    doomed: n < doom.counters,
    card: doom.colours[n + towns.length] ?? doom.colours[n] ?? null,
    last: n === (doom.most - 1) % towns.length,
  }))
}
