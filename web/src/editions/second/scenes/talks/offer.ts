/** An offer between two heroes: what each of them gives. */

import type { GameView } from '$/editions/second/game'

export interface Side {
  seat: number
  cards: string[]
  gold: number
}

type Deal = NonNullable<GameView['deal']>

export function give(deal: Deal, seat: number): Side {
  return { seat, cards: deal.cards[String(seat)] ?? [], gold: deal.gold[String(seat)] ?? 0 }
}

/** The verb with which the maker of the offer puts a thing of this seat on the table. */
export function verb(deal: Deal, seat: number): 'give' | 'ask' {
  return seat === deal.by ? 'give' : 'ask'
}
