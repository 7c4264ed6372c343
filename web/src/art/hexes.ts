/** Where hexes lie on the paper: radius 40, axial coordinates as the game counts them. They are pointed at the top, or
 * flat there, as the board says. */
import type { BoardData, Hex, Place } from '../wire'

export type Point = [x: number, y: number]

export const RADIUS = 40
export const WIDTH = RADIUS * Math.sqrt(3)
/** Between the outermost hexes and the frame, and the frame with its degrees. */
export const PAD = 10
export const BAR = 13

export const NEIGHBOURS: readonly Hex[] = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] // prettier-ignore

export const placeOf = ([q, r]: readonly [number, number]): Place => `${q},${r}`
export const hexOf = (place: Place): Hex => {
  const [q = 0, r = 0] = place.split(',').map(Number)
  return [q, r]
}
export const plus = (a: Hex, b: Hex): Hex => [a[0] + b[0], a[1] + b[1]]

/** How many steps lie between two hexes. */
export function distance(a: Hex, b: Hex): number {
  const q = a[0] - b[0]
  const r = a[1] - b[1]
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** The neighbour in the direction of an arrow key; left and right keep the row, up and down lean by turns. Among hexes
 * that are flat at the top it is the other way round. */
export function towards(at: Hex, key: string, flat = false): Hex {
  if (flat) {
    const odd = ((at[0] % 2) + 2) % 2
    if (key === 'ArrowUp') return [at[0], at[1] - 1]
    if (key === 'ArrowDown') return [at[0], at[1] + 1]
    return key === 'ArrowRight' ? [at[0] + 1, at[1] - odd] : [at[0] - 1, at[1] + 1 - odd]
  }
  const lean = ((at[1] % 2) + 2) % 2 === 1
  if (key === 'ArrowLeft') return [at[0] - 1, at[1]]
  if (key === 'ArrowRight') return [at[0] + 1, at[1]]
  if (key === 'ArrowUp') return lean ? [at[0] + 1, at[1] - 1] : [at[0], at[1] - 1]
  return lean ? [at[0], at[1] + 1] : [at[0] - 1, at[1] + 1]
}

const ARROWS = ['→', '↗', '↑', '↖', '←', '↙', '↓', '↘']
const WINDS = ['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se']

/** Which eighth of the compass points from one hex to another, counted from the east against the clock. */
function eighth(from: Hex, to: Hex, flat: boolean): number {
  const [x, y] = laid([to[0] - from[0], to[1] - from[1]], flat)
  return (Math.round((Math.atan2(-y, x) * 4) / Math.PI) + 8) % 8
}

/** An arrow that points from one hex to another. */
export const arrow = (from: Hex, to: Hex, flat = false): string => ARROWS[eighth(from, to, flat)] ?? ''
/** The same as a wind: e, ne, n and so on. */
export const wind = (from: Hex, to: Hex, flat = false): string => WINDS[eighth(from, to, flat)] ?? ''

/** Where the middle of a hex lies, measured from that of 0,0. */
function laid([q, r]: Hex, flat: boolean): Point {
  return flat ? [1.5 * RADIUS * q, WIDTH * (r + q / 2)] : [WIDTH * (q + r / 2), 1.5 * RADIUS * r]
}

/** A sheet of paper just large enough for these hexes. */
export class Paper {
  readonly width: number
  readonly height: number
  readonly flat: boolean
  readonly #left: number
  readonly #top: number

  /** The paper of a board. */
  static of(board: Pick<BoardData, 'spaces' | 'flat'>): Paper {
    return new Paper(
      board.spaces.map((space) => space.at),
      board.flat ?? false,
    )
  }

  constructor(hexes: readonly Hex[], flat = false) {
    this.flat = flat
    const middles = hexes.map((at) => laid(at, flat))
    const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)]
    const [across, down] = flat ? [RADIUS, WIDTH / 2] : [WIDTH / 2, RADIUS]
    this.#left = Math.min(...xs) - across
    this.#top = Math.min(...ys) - down
    this.width = Math.max(...xs) + across - this.#left
    this.height = Math.max(...ys) + down - this.#top
  }

  centre(at: Hex): Point {
    const [x, y] = laid(at, this.flat)
    return [x - this.#left, y - this.#top]
  }

  /** Clockwise from the top. */
  corners(at: Hex, scale = 1): Point[] {
    const [x, y] = this.centre(at)
    const k = scale * RADIUS
    return Array.from({ length: 6 }, (_, i) => {
      const a = (Math.PI / 3) * (this.flat ? i + 0.5 : i)
      return [x + k * Math.sin(a), y - k * Math.cos(a)] as Point
    })
  }

  /** The hex under a point of the paper, whether or not it is on the board. */
  under(x: number, y: number): Hex {
    const [far, deep] = [x + this.#left, y + this.#top]
    const [across, down] = this.flat ? [deep, far] : [far, deep]
    const one = down / (1.5 * RADIUS)
    const other = across / WIDTH - one / 2
    const [q, r] = this.flat ? [one, other] : [other, one]
    const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(-q - r)]
    const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)]
    if (dq > dr && dq > ds) return [-rr - rs || 0, rr || 0]
    if (dr > ds) return [rq || 0, -rq - rs || 0]
    return [rq || 0, rr || 0]
  }

  /** x, y, width and height of the sheet with its frame. */
  get bounds(): [number, number, number, number] {
    const out = PAD + BAR + 4
    return [-out, -out, this.width + 2 * out, this.height + 2 * out]
  }
}

// ---- lines

export const n1 = (value: number): string => String(Math.round(value * 10) / 10)
export const point = ([x, y]: Point): string => `${n1(x)},${n1(y)}`
export const ring = (points: readonly Point[]): string => `M${points.map(point).join('L')}Z`

/** A smooth line through all points (Catmull-Rom). */
export function curve(points: readonly Point[]): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return ''
  const p = [first, ...points, last]
  let d = `M${point(first)}`
  for (let i = 1; i < p.length - 2; i++) {
    const [a, b, c, e] = [p[i - 1], p[i], p[i + 1], p[i + 2]] as [Point, Point, Point, Point]
    const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const two: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]
    d += `C${point(one)} ${point(two)} ${point(c)}`
  }
  return d
}

/** A point half-way from a to b, pushed sideways. */
export function aside(a: Point, b: Point, by: number): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy) || 1
  return [a[0] + dx / 2 - (dy / length) * by, a[1] + dy / 2 + (dx / length) * by]
}
