/** What a card changes, as the odds tell it: the chance to win with it and without. */

import type { Odds } from '$/wire'

export interface Change {
  with: number
  without: number
}

/** With it as the option to use it says; without it as the best of what else can be done now. */
export function change(odds: Odds | null, card: string): Change | null {
  const using = odds?.options[`use:${card}`]?.win
  const others = Object.entries(odds?.options ?? {}).flatMap(([id, row]) =>
    id.startsWith('use:') || row.win === undefined ? [] : [row.win],
  )
  return using === undefined || others.length === 0 ? null : { with: using, without: Math.max(...others) }
}
