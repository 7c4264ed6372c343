/** Paying with jewels: "1green+2blue" as the options write it. */

import { COLOURS, WORTH } from '$/scenes/second'
import type { Colour, HeroView } from '$/wire'

export type Handful = Partial<Record<Colour, number>>

export function handful(way: string): Handful {
  const found: Handful = {}
  for (const part of way.split('+')) {
    const [, n, colour] = /^(\d+)([a-z]+)$/.exec(part) ?? []
    if (n !== undefined && COLOURS.includes(colour as Colour)) found[colour as Colour] = Number(n)
  }
  return found
}

export function worth(jewels: Handful): number {
  return COLOURS.reduce((sum, colour) => sum + WORTH[colour] * (jewels[colour] ?? 0), 0)
}

/** Points that a hero has beyond its jewels, written down for want of change. */
export function noted(hero: HeroView): number {
  return hero.points - worth(hero.counters)
}
