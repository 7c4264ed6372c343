/** With and without a card: how the chance against an average challenge of each colour would change. */

import type { Colour, Odds } from '$/wire'

export interface Difference {
  colour: Colour
  with: number
  without: number
}

/** The two colours in which the card changes most; none if the odds do not tell. */
export function changes(odds: Odds | null, card: string, colours: Colour[]): Difference[] {
  const told = odds?.cards?.[card]
  if (typeof told !== 'object' || told === null) return []
  const found: Difference[] = []
  for (const colour of colours) {
    const one = (told as Record<string, { with?: number; without?: number } | undefined>)[colour]
    if (one?.with === undefined || one.without === undefined) continue
    found.push({ colour, with: one.with, without: one.without })
  }
  const most = [...found]
    .sort((a, b) => Math.abs(b.with - b.without) - Math.abs(a.with - a.without))
    .slice(0, 2)
  return found.filter((one) => most.includes(one))
}
