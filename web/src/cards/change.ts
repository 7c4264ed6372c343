/** What a card changes, as the odds tell it: the chance to win with it and without. */

import type { Odds } from '$/wire'

export interface Change {
  with: number
  without: number
}

export function change(odds: Odds | null, card: string): Change | null {
  const told = odds?.cards?.[card]
  if (typeof told?.with !== 'number' || typeof told.without !== 'number') return null
  return { with: told.with, without: told.without }
}
