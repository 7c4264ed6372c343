/** Paying with jewels: "1green+2blue" as the options write it. */

import { COLOURS, type Colour } from '$/editions/second/second'
import type { HeroView } from '$/editions/second/game'

export type Handful = Partial<Record<Colour, number>>

export function handful(way: string): Handful {
  const found: Handful = {}
  for (const part of way.split('+')) {
    const [, n, colour] = /^(\d+)([a-z]+)$/.exec(part) ?? []
    if (n !== undefined && COLOURS.includes(colour as Colour)) found[colour as Colour] = Number(n)
  }
  return found
}

/** What a handful is worth, if each jewel is worth so much. */
export function worth(jewels: Handful, each: Record<Colour, number>): number {
  return COLOURS.reduce((sum, colour) => sum + each[colour] * (jewels[colour] ?? 0), 0)
}

/** Points that a hero has beyond its jewels, written down for want of change. */
export function noted(hero: HeroView, each: Record<Colour, number>): number {
  return hero.points - worth(hero.counters, each)
}
