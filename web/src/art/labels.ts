/** Names of regions, laid over the land where they cover neither jewels nor towns. */
import type { BoardData } from '../wire'
import { n1, type Paper, type Point, RADIUS, WIDTH } from './hexes'
import type { Land } from './land'

export interface Label {
  words: string
  middle: Point
  turn: number
  size: number
  spacing: number
}
/** A middle, and how far it reaches to the sides, and up and down. */
type Taken = [middle: Point, reach: Point]

const TURNS = [0, -6, 6, -13, 13]
/** Height of the letters and room between them; the first that fits well is taken. */
const SIZES: Point[] = [[17, 4.4], [17, 2.6], [16, 1.4], [15, 0.6], [13.5, 0.2]] // prettier-ignore
const LETTER = 0.5

const length = (label: Label) => label.words.length * (label.size * LETTER + label.spacing) - label.spacing

function points(label: Label): Point[] {
  const long = length(label)
  const steps = Math.max(Math.floor(long / 14), 1)
  const turn = (label.turn * Math.PI) / 180
  const [x, y] = [label.middle[0], label.middle[1] - label.size * 0.3]
  return Array.from({ length: steps + 1 }, (_, i) => {
    const along = long * (i / steps - 0.5)
    return [x + Math.cos(turn) * along, y + Math.sin(turn) * along] as Point
  })
}

function cost(label: Label, centres: Point[], paper: Paper, taken: Taken[], limit: number): number {
  let sum =
    Math.abs(label.turn) * 0.02 +
    SIZES.findIndex(([size, gap]) => size === label.size && gap === label.spacing) * 0.7
  for (const [x, y] of points(label)) {
    if (sum >= limit) return sum
    let inside = Infinity
    for (const [cx, cy] of centres) inside = Math.min(inside, (x - cx) ** 2 + (y - cy) ** 2)
    sum += inside < RADIUS ** 2 * 0.85 ? 0 : inside < WIDTH ** 2 * 0.7 ? 0.5 : 2
    if (x < 6 || x > paper.width - 6 || y < 12 || y > paper.height - 6) sum += 8
    for (const [[tx, ty], [rx, ry]] of taken) if (Math.abs(x - tx) < rx && Math.abs(y - ty) < ry) sum += 3
  }
  return sum
}

/** The cheapest place for a name. */
function best(words: string, centres: Point[], paper: Paper, taken: Taken[]): Label | null {
  let [found, least]: [Label | null, number] = [null, Infinity]
  const middles = new Map<string, Point>()
  for (const a of centres) {
    for (const b of centres) {
      if (Math.hypot(a[0] - b[0], a[1] - b[1]) >= 1.8 * WIDTH) continue
      const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
      middles.set(`${n1(middle[0])} ${n1(middle[1])}`, middle)
    }
  }
  for (const [x, y] of middles.values()) {
    const near = taken.filter(([[tx, ty]]) => Math.abs(tx - x) < 190 && Math.abs(ty - y) < 90)
    for (const dy of [-14, 0]) {
      for (const turn of TURNS) {
        for (const [size, spacing] of SIZES) {
          const label: Label = { words, middle: [x, y + dy], turn, size, spacing }
          const here = cost(label, centres, paper, near, least)
          if (here < least) [found, least] = [label, here]
        }
      }
    }
  }
  return found
}

/** All names of regions, one after the other, as each takes a moment to place; narrow regions choose first. */
export function* regionLabels(board: BoardData, paper: Paper, land: Land): Generator<Label> {
  const taken: Taken[] = board.spaces.flatMap((space): Taken[] => {
    if (space.jewel) return [[land.seat(space.at), [20, 21]]]
    if (!space.town) return []
    const [x, y] = paper.centre(space.at)
    return [[[x, y - 4], [30, 30]], [[x, y + 32], [48, 12]]] // prettier-ignore
  })
  const regions = board.regions.filter((region) => region.spaces?.length)
  for (const region of regions.sort((a, b) => (a.spaces?.length ?? 0) - (b.spaces?.length ?? 0))) {
    const label = best(region.name, (region.spaces ?? []).map((at) => paper.centre(at)), paper, taken) // prettier-ignore
    if (!label) continue
    taken.push(...points(label).map((at): Taken => [at, [9, 12]]))
    yield label
  }
}
