/** Rivers that run between hexes, the lakes that they feed, roads that join neighbours, bridges on edges. */
import type { BoardData, Hex } from '../wire'
import { aside, curve, NEIGHBOURS, type Paper, placeOf, plus, point, type Point, RADIUS } from './hexes'
import type { Line, Stamp } from './land'
import { seeded, seedOf } from './seeded'

/** Half the breadth of a river. */
const BREADTH = 4.6

/** Water that lies alone is a lake; where there is more of it, it is a marsh. */
export function lakes(board: BoardData): Hex[] {
  const water = new Set(
    board.spaces.filter(({ terrain }) => terrain === 'water').map(({ at }) => placeOf(at)),
  )
  return board.spaces
    .map(({ at }) => at)
    .filter((at) => water.has(placeOf(at)) && !NEIGHBOURS.some((step) => water.has(placeOf(plus(at, step)))))
}

/** The corners that two neighbours share. */
function edge(paper: Paper, [a, b]: Hex[]): Point[] {
  if (!a || !b) return []
  const there = paper.corners(b)
  return paper.corners(a).filter(([x, y]) => there.some(([tx, ty]) => Math.hypot(x - tx, y - ty) < 1))
}

/** All courses of water, corner by corner: as long as no other water joins them. */
function courses(board: BoardData, paper: Paper): Point[][] {
  const name = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`
  const at = new Map<string, Point>()
  const joined = new Map<string, string[]>()
  for (const pair of board.rivers) {
    const [one, other] = edge(paper, pair)
    if (!one || !other) continue
    for (const [from, to] of [[one, other], [other, one]] as const) {
      at.set(name(from), from)
      joined.set(name(from), [...(joined.get(name(from)) ?? []), name(to)])
    }
  } // prettier-ignore
  const used = new Set<string>()
  const key = (a: string, b: string) => [a, b].sort().join('|')
  const found: string[][] = []
  const ends = [...joined.keys()].filter((corner) => joined.get(corner)?.length !== 2)
  for (const start of [...ends, ...joined.keys()]) {
    for (const next of joined.get(start) ?? []) {
      if (used.has(key(start, next))) continue
      used.add(key(start, next))
      const line = [start, next]
      for (;;) {
        const last = line.at(-1) ?? ''
        const on = joined.get(last) ?? []
        const further = on.length === 2 ? on.find((corner) => !used.has(key(last, corner))) : undefined
        if (further === undefined) break
        used.add(key(last, further))
        line.push(further)
      }
      found.push(line)
    }
  }
  const loose = (corner: string) => (joined.get(corner)?.length ?? 0) < 2
  return found.map((line) => {
    const points = line.map((corner) => at.get(corner) as Point)
    const before = loose(line[0] ?? '') ? beyond(board, paper, points[1], points[0]) : []
    const after = loose(line.at(-1) ?? '') ? beyond(board, paper, points.at(-2), points.at(-1)) : []
    return [...before, ...points, ...after]
  })
}

/** Where water goes that no edge carries on: into a lake or a city beside it, else straight on. */
function beyond(board: BoardData, paper: Paper, from: Point | undefined, end: Point | undefined): Point[] {
  if (!from || !end) return []
  for (const { at, terrain } of board.spaces) {
    const [x, y] = paper.centre(at)
    const near = Math.abs(Math.hypot(x - end[0], y - end[1]) - RADIUS) < 2
    if (near && (terrain === 'water' || terrain === 'city')) return [[x, y]]
  }
  return [[end[0] + (end[0] - from[0]) * 1.3, end[1] + (end[1] - from[1]) * 0.5]]
}

function shore([cx, cy]: Point, seed: number): { outer: string; waves: string } {
  const rnd = seeded(seed)
  const line: Point[] = Array.from({ length: 14 }, (_, i) => {
    const a = (Math.PI * 2 * i) / 14
    const k = rnd.between(0.86, 1.04)
    return [cx + 31 * k * Math.cos(a), cy + 1 + 25 * k * Math.sin(a)]
  })
  const waves = [[-12, -9, 12], [4, -3, 14], [-16, 4, 11], [0, 11, 13]] // prettier-ignore
    .map(
      ([x = 0, y = 0, l = 0]) => `M${point([cx + x, cy + y])}q${l / 4},-3 ${l / 2},0q${l / 4},3 ${l / 2},0`,
    )
  return { outer: `${curve([...line, line[0] as Point])}Z`, waves: waves.join('') }
}

export function banks(board: BoardData, paper: Paper, still: Hex[]): Line[] {
  let [sides, waters, flows] = ['', '', '']
  for (const course of courses(board, paper)) {
    const rnd = seeded(seedOf(`flow ${course[0]}`))
    const line = course.flatMap((here, i): Point[] => {
      const next = course[i + 1]
      const bent: Point = [here[0] + rnd.between(-2, 2), here[1] + rnd.between(-2, 2)]
      return next ? [bent, aside(here, next, rnd.between(-3.2, 3.2))] : [bent]
    })
    const [left, right]: [Point[], Point[]] = [[], []]
    line.forEach(([x, y], i) => {
      const a = line[Math.max(i - 1, 0)] ?? [x, y]
      const b = line[Math.min(i + 1, line.length - 1)] ?? [x, y]
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
      const w = BREADTH + rnd.between(-0.6, 0.8)
      left.push([x - dy * w, y + dx * w])
      right.push([x + dy * w, y - dx * w])
      if (i % 2)
        flows += `M${point([x - dx * 5, y - dy * 5 + rnd.between(-1.5, 1.5)])}l${point([dx * 9, dy * 9])}`
    })
    sides += curve(left) + curve(right)
    waters += `${curve(left)}L${curve(right.slice().reverse()).slice(1)}Z`
  }
  for (const at of still) {
    const { outer, waves } = shore(paper.centre(at), seedOf(`lake ${at}`))
    sides += outer
    waters += outer
    flows += waves
  }
  return [
    { ink: 'rv', d: sides },
    { ink: 'rv-w', d: waters },
    { ink: 'rv-f', d: flows },
  ]
}

export function links(board: BoardData, paper: Paper): Line[] {
  const line = board.roads
    .map(([a, b]) => {
      if (!a || !b) return ''
      const [one, other] = [paper.centre(a), paper.centre(b)]
      return curve([one, aside(one, other, seeded(seedOf(`road ${a} ${b}`)).between(-4, 4)), other])
    })
    .join('')
  return ['rd-c', 'rd-i', 'rd-d'].map((ink) => ({ ink, d: line }))
}

export function bridgesBetween(board: BoardData, paper: Paper): Stamp[] {
  return (board.bridges ?? []).flatMap(([a, b]): Stamp[] => {
    if (!a || !b) return []
    const [one, other] = [paper.centre(a), paper.centre(b)]
    const turn = (Math.atan2(other[1] - one[1], other[0] - one[0]) * 180) / Math.PI
    const upright = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn
    return [
      { symbol: 'bridge', x: (one[0] + other[0]) / 2, y: (one[1] + other[1]) / 2, scale: 1, turn: upright },
    ]
  })
}
