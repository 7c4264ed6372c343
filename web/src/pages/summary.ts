/** The story of a finished game in figures, as the server tells it, and the lines that are drawn from it. */
import { type Paper, point, type Point } from '$/art/hexes'
import type { Hex } from '$/wire'

export interface Stop {
  turn: number
  at: Hex
}
export interface LuckPoint {
  turn: number
  /** Sum of all dice so far, above what was to be expected. */
  over: number
  /** Two thirds of all games lie within so much. */
  deviation: number
}
export interface SeatSummary {
  seat: number
  level: number | null
  gold: number | null
  /** What the game has counted. */
  figures: Record<string, number>
  trail: Stop[]
  luck: { dice: number; over: number; deviation: number; by_turn: LuckPoint[] }
}
export interface Turning {
  length: number
  turn: number
  seat: number | null
  said: string
  at?: Hex | null
}
export interface Summary {
  winners: number[]
  reason: string
  said?: string
  turns: number
  ranking: number[][]
  seats: SeatSummary[]
  turning: Turning[]
}

/** As the server tells it. */
export interface Told {
  result: { winners: number[]; ranking: number[][]; reason: string } | null
  said: string | null
  turns: number
  seats: ToldSeat[]
  turning_points: { length: number; turn: number; said?: string; leads?: number; seat: number | null }[]
}
interface ToldSeat {
  seat: number
  place: Hex | null
  level: number | null
  gold: number | null
  figures: Record<string, number>
  luck: ToldLuck
  trail: { turn: number; place: Hex | null; luck?: ToldLuck }[]
}
interface ToldLuck {
  throws: number
  above: number
}

/** Two ten-sided dice fall in one throw: so much do they vary. */
const VARIANCE = 2 * 8.25
const MOMENTS = 5

/** The story as the page draws it. `leads` says who took the lead, in a sentence. */
export function summaryOf(told: Told, leads: (seat: number) => string): Summary {
  const seats = told.seats.map((seat): SeatSummary => {
    const spread = (throws: number) => Math.sqrt(throws * VARIANCE)
    const luck = (turn: number, { above, throws }: ToldLuck) => ({
      turn,
      over: above,
      deviation: spread(throws),
    })
    const by_turn = seat.trail.flatMap(({ turn, luck: then }) => (then ? [luck(turn, then)] : []))
    const end: Stop[] = seat.place ? [{ turn: told.turns, at: seat.place }] : []
    return {
      seat: seat.seat,
      level: seat.level,
      gold: seat.gold,
      figures: seat.figures,
      trail: [...seat.trail.flatMap(({ turn, place }) => (place ? [{ turn, at: place }] : [])), ...end],
      luck: {
        dice: seat.luck.throws,
        over: seat.luck.above,
        deviation: spread(seat.luck.throws),
        by_turn: [...by_turn, luck(told.turns, seat.luck)],
      },
    }
  })
  const where = (seat: number | null, turn: number) =>
    seats.find((each) => each.seat === seat)?.trail.findLast((stop) => stop.turn <= turn)?.at ?? null
  const turning = told.turning_points.map((point): Turning => {
    const seat = point.leads ?? point.seat
    return {
      length: point.length,
      turn: point.turn,
      seat,
      said: point.leads === undefined ? (point.said ?? '') : leads(point.leads),
      at: where(seat, point.turn),
    }
  })
  return {
    winners: told.result?.winners ?? [],
    reason: told.result?.reason ?? '',
    said: told.said ?? '',
    turns: told.turns,
    ranking: told.result?.ranking ?? [],
    seats,
    turning: weightiest(turning.filter((point) => point.said)),
  }
}

/** The last ones weigh most; of one question only one is kept. */
function weightiest(points: Turning[]): Turning[] {
  const byLength = new Map(points.map((point) => [point.length, point]))
  return [...byLength.values()].sort((a, b) => a.length - b.length).slice(-MOMENTS)
}

/** Places in the order of the ranking; those who share a place share its number. */
export function places(summary: Summary): { place: number; seat: SeatSummary }[] {
  let place = 1
  return summary.ranking.flatMap((group) => {
    const here = place
    place += group.length
    return group.flatMap((n) => {
      const seat = summary.seats.find((each) => each.seat === n)
      return seat ? [{ place: here, seat }] : []
    })
  })
}

/** A hero's way as a smooth line, each hero a little beside the others so that no trail hides another. */
export function trailLine(stops: readonly Stop[], paper: Paper, seat: number, seats: number): string {
  const shift = (seat - (seats - 1) / 2) * 5
  const points = stops
    .filter((stop, n) => n === 0 || stop.at.join() !== stops[n - 1]?.at.join())
    .map(({ at }): Point => {
      const [x, y] = paper.centre(at)
      return [x + shift, y + shift * 0.6]
    })
  return rounded(points)
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

export interface Scale {
  x: (turn: number) => number
  y: (over: number) => number
  most: number
  step: number
}

/** The frame of the luck chart: a round number of points up and down, and all turns across. */
export function scaleOf(summary: Summary, width: number, height: number): Scale {
  const points = summary.seats.flatMap((seat) => seat.luck.by_turn)
  const reach = Math.max(4, ...points.flatMap((point) => [Math.abs(point.over), point.deviation]))
  const step = [2, 4, 5, 10, 20, 50, 100].find((each) => reach / each <= 3.2) ?? 200
  const most = Math.ceil(reach / step) * step
  const last = Math.max(1, ...points.map((point) => point.turn))
  return {
    x: (turn) => (width * turn) / last,
    y: (over) => height / 2 - (over / most) * (height / 2),
    most,
    step,
  }
}

export function luckLine(points: readonly LuckPoint[], scale: Scale): string {
  const all = [{ turn: 0, over: 0 }, ...points]
  return all
    .map(({ turn, over }, n) => `${n ? 'L' : 'M'}${scale.x(turn).toFixed(1)},${scale.y(over).toFixed(1)}`)
    .join('')
}

/** The band inside which two thirds of all games stay: the widest of the seats, since they throw unequally often. */
export function band(summary: Summary, scale: Scale): string {
  const widest = new Map<number, number>([[0, 0]])
  for (const seat of summary.seats) {
    for (const point of seat.luck.by_turn) {
      widest.set(point.turn, Math.max(widest.get(point.turn) ?? 0, point.deviation))
    }
  }
  const line = [...widest].sort((a, b) => a[0] - b[0])
  let most = 0
  const grown = line.map(([turn, deviation]) => [turn, (most = Math.max(most, deviation))] as const)
  const at = (turn: number, over: number) => `${scale.x(turn).toFixed(1)},${scale.y(over).toFixed(1)}`
  const above = grown.map(([turn, over]) => at(turn, over))
  const below = grown.map(([turn, over]) => at(turn, -over)).reverse()
  return `M${[...above, ...below].join('L')}Z`
}
