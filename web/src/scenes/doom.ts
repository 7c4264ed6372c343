/** The doom track: how near the next doom counter is, and how near the end. */

import { COLOURS } from './second'
import type { Book, Colour, GameView } from '$/wire'

/** Cards on the track that add a doom counter, by number of players (2E-DOOM-006). */
const THRESHOLD = [0, 2, 4, 6, 8, 8, 8]
export const DOOM_COUNTERS = 8

export interface Forecast {
  on: boolean
  /** Cards on the track and how many bring the next counter. */
  cards: number
  most: number
  next: number
  counters: number
  /** Cards that must still be discarded before the Endgame begins, at the least. */
  until: number
}

export function threshold(game: GameView): number {
  if (game.heroes.length === 1 && game.options['slower-solo-doom']) return 3
  return THRESHOLD[game.heroes.length] ?? 8
}

export function forecast(game: GameView): Forecast {
  const most = threshold(game)
  const cards = game.doom.colours.length
  const { counters } = game.doom
  const next = Math.max(0, most - cards)
  // After each counter one card stays on the track (2E-DOOM-007).
  const later = Math.max(0, DOOM_COUNTERS - counters - 1) * (most - 1)
  return {
    on: game.options['doom-track'] === true,
    cards,
    most,
    next,
    counters,
    until: counters >= DOOM_COUNTERS ? 0 : next + later,
  }
}

export interface DoomSpace {
  town: string
  doomed: boolean
  /** The back of the card that lies there. */
  card: Colour | null
  /** Here the next card brings a doom counter. */
  last: boolean
}

/** The spaces of the track in their order: the towns, as the board lists them. */
export function track(game: GameView, book: Book): DoomSpace[] {
  const most = threshold(game)
  return Object.keys(book.board.towns).map((town, n) => ({
    town,
    doomed: n < game.doom.counters,
    card: game.doom.colours[n] ?? null,
    last: n === most - 1,
  }))
}

export interface Standing {
  seat: number
  red: number
  level: number
  gold: number
  out: boolean
}

/** Who would win if nobody stood to the end: red cards, then level, then gold (2E-END-019). */
export function standings(game: GameView, book: Book): Standing[] {
  const isRed = (card: string) =>
    book.cards[card]?.kind === 'challenge' && book.cards[card]?.colour === COLOURS[3]
  return game.heroes
    .map((hero, seat) => ({
      seat,
      red: [...hero.kept, ...hero.items.map((i) => i.card), ...hero.allies.map((a) => a.card)].filter(isRed)
        .length,
      level: hero.level,
      gold: hero.gold,
      out: hero.out,
    }))
    .sort((a, b) => b.red - a.red || b.level - a.level || b.gold - a.gold)
}
