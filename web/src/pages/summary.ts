/** The story of a finished game in figures, as the server tells it, and the lines that are drawn from it. */
import { distance, type Paper, point, type Point } from '$/art/hexes'
import type { Hex } from '$/wire'
import type { ChapterTold, GameSummary, SeatSummary as ToldSeat } from '$/wire.gen'

export interface Stop {
  turn: number
  place: Hex
}
/** Throws that were open, what they brought, and how likely so much luck or worse (or better) was. */
export interface LuckOf {
  throws: number
  points: number
  mean: number
  or_worse: number
  or_better: number
}
export interface SeatSummary extends Omit<ToldSeat, 'luck' | 'trail'> {
  luck: LuckOf
  trail: Stop[]
}
export type Chapter = Omit<ChapterTold, 'at'> & { at: Hex | null }
export interface Summary extends Omit<GameSummary, 'result' | 'seats' | 'chapters'> {
  result: { winners: number[]; ranking: number[][]; reason: string } | null
  seats: SeatSummary[]
  chapters: Chapter[]
}

/** Places in the order of the ranking; those who share a place share its number. */
export function places(summary: Summary): { place: number; seat: SeatSummary }[] {
  let place = 1
  return (summary.result?.ranking ?? []).flatMap((group) => {
    const here = place
    place += group.length
    return group.flatMap((n) => {
      const seat = summary.seats.find((each) => each.seat === n)
      return seat ? [{ place: here, seat }] : []
    })
  })
}

// ---- trails

/** A hero's way, step by step: where it walked, and where it was carried. Each hero walks a little beside the others,
 * so that no trail hides another. */
export function trailLines(
  stops: readonly Stop[],
  paper: Paper,
  seat: number,
  seats: number,
): { walked: string; carried: string } {
  const shift = (seat - (seats - 1) / 2) * 5
  const at = ({ place }: Stop): Point => {
    const [x, y] = paper.centre(place)
    return [x + shift, y + shift * 0.6]
  }
  let walked = ''
  let carried = ''
  for (const way of ways(stops)) walked += rounded(way.map(at))
  stops.forEach((stop, n) => {
    const before = stops[n - 1]
    if (before && distance(before.place, stop.place) > 1)
      carried += `M${point(at(before))}L${point(at(stop))}`
  })
  return { walked, carried }
}

/** Steps that follow one another from space to neighbouring space. */
export function ways(stops: readonly Stop[]): Stop[][] {
  const found: Stop[][] = []
  let way: Stop[] = []
  for (const stop of stops) {
    const before = way.at(-1)
    if (before && distance(before.place, stop.place) > 1) {
      found.push(way)
      way = []
    }
    way.push(stop)
  }
  return [...found, way].filter((each) => each.length > 1)
}

/** Straight ways with soft corners: heroes walk, they do not sail. */
function rounded(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const between = (a: Point, b: Point): Point => {
    const part = Math.min(0.5, 22 / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1))
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
  }
  let d = `M${point(first)}`
  points.slice(1).forEach((here, n) => {
    const [before, after] = [points[n] ?? here, points[n + 2]]
    d += after
      ? `L${point(between(here, before))}Q${point(here)} ${point(between(here, after))}`
      : `L${point(here)}`
  })
  return d
}

// ---- chances

type Curve = Summary['curve']

/** How far across a turn lies, from 0 to 1. */
export function across(curve: Curve, turn: number): number {
  const first = curve[0]?.turn ?? 0
  const last = curve.at(-1)?.turn ?? 1
  return last > first ? (turn - first) / (last - first) : 0
}

/** The chance of a seat by turn, as a line. */
export function chanceLine(curve: Curve, seat: number, width: number, height: number): string {
  return curve
    .map(({ turn, chances }, n) => {
      const x = across(curve, turn) * width
      const y = (1 - (chances[seat] ?? 0)) * height
      return `${n ? 'L' : 'M'}${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join('')
}

/** The chance of a seat when a turn began. */
export function chanceAt(curve: Curve, seat: number, turn: number): number {
  return curve.findLast((then) => then.turn <= turn)?.chances[seat] ?? 0
}

// ---- luck and choices

/** Where luck lies among all luck there could be: 0 the worst, 1 the best, half of it the middle. */
export function luckAt({ or_worse, or_better }: LuckOf): number {
  return Math.min(1, Math.max(0, (or_worse + 1 - or_better) / 2))
}

/** Which of both is told: the smaller one. */
export function luckTold(luck: LuckOf): { better: boolean; chance: number } {
  const better = luck.or_better < luck.or_worse
  return { better, chance: better ? luck.or_better : luck.or_worse }
}

/** A chance in whole percent, never rounded to certainty. */
export function percent(chance: number): number {
  return chance <= 0 || chance >= 1
    ? Math.round(chance * 100)
    : Math.min(99, Math.max(1, Math.round(chance * 100)))
}
