/** The still layers of the map: washes, hex lines, rivers, roads and the little pictures of the land.
 *
 * Board in, marks out; a brush puts them on paper (brush.ts). Nothing of it changes while playing. The printed map
 * is drawn alike.
 */
import drawing from '../../../src/tamalir/preview/map.json'
import type { BoardData, Hex, Place } from '../wire'
import { aside, curve, NEIGHBOURS, type Paper, placeOf, plus, point, type Point, ring } from './hexes'
import { banks, bridgesBetween, lakes, links } from './between'
import { type Seeded, seeded, seedOf } from './seeded'

/** A line or a patch, in the ink of its name. */
export interface Line {
  ink: string
  d: string
}
/** A picture of the art sheet. */
export interface Stamp {
  symbol: string
  x: number
  y: number
  scale: number
  /** In degrees. */
  turn: number
}
export type Mark = Line | Stamp

type Picture = [depth: number, stamp: Stamp]

type Clump = [dx: number, dy: number, symbol: string, scale: number]
/** Where little pictures stand in a hex, and how rivers grow: the printed map reads the same file. The compiler
 * takes pairs in JSON for lists of any length, so what they are is said here. */
const DRAWING = drawing as unknown as {
  forest: Point[]
  hills: Clump[][]
  peaks: Clump[][]
  marsh: Point[]
  river: { spring: number; growth: number; broadest: number }
}
/** Lands that are drawn alike, by what games call them. */
const ALIKE: Record<string, string> = { mountain: 'mountains', water: 'swamp', city: 'town' }
export class Land {
  readonly #board: BoardData
  readonly #paper: Paper
  readonly #terrain: Map<Place, string>
  /** The terrain of the half hexes around the board; they are out of play. */
  readonly #beyond = new Map<Place, [Hex, string]>()
  readonly #bridges: Set<Place>
  readonly #lakes: Hex[]
  /** Where something stands that must not be covered by trees and peaks. */
  readonly #built: Set<Place>

  constructor(board: BoardData, paper: Paper) {
    this.#board = board
    this.#paper = paper
    this.#lakes = board.between ? lakes(board) : []
    const still = new Set(this.#lakes.map(placeOf))
    const drawn = ({ at, terrain }: BoardData['spaces'][number]) =>
      still.has(placeOf(at)) ? 'river' : (ALIKE[terrain] ?? terrain)
    this.#terrain = new Map(board.spaces.map((space) => [placeOf(space.at), drawn(space)]))
    this.#built = new Set(board.spaces.filter((space) => space.town).map((space) => placeOf(space.at)))
    for (const space of board.spaces) {
      const [at, terrain] = [space.at, drawn(space)]
      for (const step of NEIGHBOURS) {
        const there = plus(at, step)
        const place = placeOf(there)
        if (this.#terrain.has(place) || (this.#beyond.get(place)?.[1] ?? 'plains') !== 'plains') continue
        this.#beyond.set(place, [there, ['river', 'road', 'town'].includes(terrain) ? 'plains' : terrain])
      }
    }
    this.#bridges = new Set(
      (board.roads ?? [])
        .flatMap((road) => road.map(placeOf))
        .filter((at) => this.#terrain.get(at) === 'river'),
    )
  }

  /** Everything above the washes, bottom to top. */
  marks(): Mark[] {
    if (!this.#board.between) return [this.#lines(), ...this.#rivers(), ...this.#roads(), ...this.#pictures()]
    const [board, paper] = [this.#board, this.#paper]
    return [
      this.#lines(),
      ...banks(board, paper, this.#lakes),
      ...links(board, paper),
      ...bridgesBetween(board, paper),
      ...this.#pictures(),
    ]
  }

  /** Where a hex keeps its jewel: below the middle, but beside a bridge. */
  seat(at: Hex): Point {
    const [x, y] = this.#paper.centre(at)
    const place = placeOf(at)
    if (this.#bridges.has(place)) {
      for (const course of this.#board.roads ?? []) {
        const i = course.findIndex((hex) => placeOf(hex) === place)
        const [before, after] = [course[i - 1], course[i + 1]]
        if (i < 1 || !before || !after) continue
        const [a, b] = [this.#paper.centre(before), this.#paper.centre(after)]
        const [dx, dy] = [2 * x - a[0] - b[0], 2 * y - a[1] - b[1]]
        const length = Math.hypot(dx, dy)
        return length > 1 ? [x + (21 * dx) / length, y + (21 * dy) / length] : [x, y + 21]
      }
    }
    return [x, y + (this.#terrain.get(place) === 'river' ? 2 : 8)]
  }

  #all(): [Hex, string][] {
    const land = this.#board.spaces.map(({ at }): [Hex, string] => [
      at,
      this.#terrain.get(placeOf(at)) ?? 'plains',
    ])
    return [...this.#beyond.values(), ...land]
  }

  /** Colours that bleed into each other; one path for each terrain. */
  washes(): Line[] {
    const drawn: Record<string, string> = {}
    for (const [at, terrain] of this.#all()) {
      const colour = terrain === 'road' || terrain === 'town' ? 'plains' : terrain
      drawn[colour] = (drawn[colour] ?? '') + ring(this.#paper.corners(at, 1.03))
    }
    return Object.entries(drawn).map(([terrain, d]) => ({ ink: `w-${terrain}`, d }))
  }

  /** The edges of all hexes, each drawn once. */
  #lines(): Line {
    const edges = new Map<string, string>()
    for (const { at } of this.#board.spaces) {
      const corners = this.#paper.corners(at).map(point)
      corners.forEach((a, i) => {
        const b = corners[(i + 1) % 6] ?? a
        const key = a < b ? `${a} ${b}` : `${b} ${a}`
        if (!edges.has(key)) edges.set(key, `M${a}L${b}`)
      })
    }
    return { ink: 'grid', d: [...edges.values()].join('') }
  }

  // ---- rivers and roads

  #rivers(): Line[] {
    let [banks, waters, flows] = ['', '', '']
    const { spring, growth, broadest } = DRAWING.river
    for (const course of this.#board.rivers ?? []) {
      const line = this.#riverLine(course)
      const rnd = seeded(seedOf(`flow ${course[0]}`))
      const [left, right]: [Point[], Point[]] = [[], []]
      line.forEach(([x, y], i) => {
        const a = line[Math.max(i - 1, 0)] ?? [x, y]
        const b = line[Math.min(i + 1, line.length - 1)] ?? [x, y]
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
        const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
        const w = Math.min(broadest, spring + growth * i)
        left.push([x - dy * w, y + dx * w])
        right.push([x + dy * w, y - dx * w])
        if (i > 2) {
          const k = rnd.between(-0.45, 0.45) * w
          flows += `M${point([x - dy * k, y + dx * k])}l${point([dx * 9, dy * 9])}`
        }
      })
      banks += curve(left) + curve(right)
      waters += `${curve(left)}L${curve(right.slice().reverse()).slice(1)}Z`
    }
    return [
      { ink: 'rv', d: banks },
      { ink: 'rv-w', d: waters },
      { ink: 'rv-f', d: flows },
    ]
  }

  /** The middle of a river from its spring to another river, or over the edge of the board. */
  #riverLine(course: Hex[]): Point[] {
    const line = this.#winding(course, 7, 13, 4)
    const [first, second] = [course[0], course[1]]
    const [last, before] = [course.at(-1), course.at(-2)]
    if (!first || !second || !last || !before) return line
    const end = placeOf(last)
    const joins = (this.#board.rivers ?? []).some(
      (other) => other !== course && other.some((at) => placeOf(at) === end),
    )
    return [...this.#outwards(second, first), ...line, ...(joins ? [] : this.#outwards(before, last))]
  }

  #outwards(before: Hex, last: Hex): Point[] {
    const off = NEIGHBOURS.map((step) => plus(last, step)).filter((at) => !this.#terrain.has(placeOf(at)))
    const [ax, ay] = this.#paper.centre(before)
    const [x, y] = this.#paper.centre(last)
    const straight = (at: Hex) => {
      const [tx, ty] = this.#paper.centre(at)
      return (tx - x) * (x - ax) + (ty - y) * (y - ay)
    }
    const best = off.sort((a, b) => straight(b) - straight(a))[0]
    return best ? [this.#paper.centre(best)] : []
  }

  /** Through the middles of the hexes, pushed aside by turns so that nothing runs straight. */
  #winding(course: Hex[], lo: number, hi: number, jitter: number): Point[] {
    const line: Point[] = []
    course.forEach((at, i) => {
      let [x, y] = this.#paper.centre(at)
      const rnd = seeded(seedOf(`line ${at}`))
      const end = i === 0 || i === course.length - 1
      if (!end && !this.#bridges.has(placeOf(at))) {
        x += rnd.between(-jitter, jitter)
        y += rnd.between(-jitter, jitter)
      }
      line.push([x, y])
      const next = course[i + 1]
      if (next) line.push(aside([x, y], this.#paper.centre(next), (i % 2 ? 1 : -1) * rnd.between(lo, hi)))
    })
    return line
  }

  #roads(): Mark[] {
    const roads = this.#board.roads ?? []
    const line = roads.map((course) => curve(this.#winding(course, 2, 5, 3))).join('')
    const bridges = roads.flatMap((course) =>
      course.flatMap((here, i): Stamp[] => {
        const [before, after] = [course[i - 1], course[i + 1]]
        if (!before || !after || !this.#bridges.has(placeOf(here))) return []
        const [a, b] = [this.#paper.centre(before), this.#paper.centre(after)]
        const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
        const upright = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn
        const [x, y] = this.#paper.centre(here)
        return [{ symbol: 'bridge', x, y, scale: 1, turn: upright }]
      }),
    )
    return [...['rd-c', 'rd-i', 'rd-d'].map((ink) => ({ ink, d: line })), ...bridges]
  }

  // ---- pictures

  #pictures(): Stamp[] {
    const jewels = new Set(
      this.#board.spaces.filter((space) => space.jewel).map((space) => placeOf(space.at)),
    )
    const north = this.#paper.height * 0.42
    const drawn = this.#all().flatMap(([at, terrain]) => {
      const centre = this.#paper.centre(at)
      return pictures(
        terrain,
        centre,
        jewels.has(placeOf(at)),
        this.#board.between === true && this.#built.has(placeOf(at)),
        seeded(seedOf(`hex ${at}`)),
        centre[1] < north,
      )
    })
    drawn.sort((a, b) => a[0] - b[0])
    return drawn.map(([, stamp]) => stamp)
  }
}

function pictures(
  terrain: string,
  [x, y]: Point,
  jewel: boolean,
  built: boolean,
  rnd: Seeded,
  north: boolean,
): Picture[] {
  const out: Picture[] = []
  const put = (symbol: string, dx: number, dy: number, scale: number, lift = 0) =>
    out.push([y + dy + lift, { symbol, x: x + dx, y: y + dy, scale, turn: 0 }])
  /** The jewel's seat stays free, and so does the ground of a place. */
  const hidden = (dx: number, dy: number) =>
    (jewel && Math.abs(dx) < 14 && dy > -3) || (built && Math.abs(dx) < 24 && dy > -26)
  if (terrain === 'forest') {
    const trees = north ? ['tr3', 'tr3', 'tr4', 'tr1'] : ['tr1', 'tr1', 'tr2', 'tr3']
    for (const [dx, dy] of DRAWING.forest) {
      if (hidden(dx, dy) || rnd.next() < 0.08) continue
      put(rnd.pick(trees), dx + rnd.between(-2.5, 2.5), dy + 4 + rnd.between(-2, 2), rnd.between(0.92, 1.2))
    }
  } else if (terrain === 'hills') {
    for (const [dx, dy, symbol] of rnd.pick(DRAWING.hills)) {
      if ((jewel && dy > 12) || (built && dy > 0)) continue
      put(symbol, dx * (built || (jewel && dy > 0) ? 1.35 : 1), dy + rnd.between(-2, 2), rnd.between(1, 1.2))
    }
  } else if (terrain === 'mountains') {
    for (const [dx, dy, symbol, scale] of rnd.pick(DRAWING.peaks)) {
      if (built && dy > 0) continue
      put(
        symbol,
        dx * (built ? 1.45 : 1) + rnd.between(-2, 2),
        dy + (built ? -5 : jewel ? -3 : 2),
        scale * rnd.between(1.04, 1.16),
      )
    }
  } else if (terrain === 'swamp') {
    for (const [dx, dy] of DRAWING.marsh) {
      if (!hidden(dx, dy))
        put(rnd.pick(['rd1', 'rd1', 'wl']), dx + rnd.between(-3, 3), dy, rnd.between(0.75, 0.95))
    }
  } else if (terrain === 'plains' || terrain === 'road') {
    for (let i = 0; i < 4; i++) {
      const dx = rnd.between(-22, 22)
      const dy = terrain === 'road' ? rnd.pick([-19, -17, 17, 20]) : rnd.between(-20, 22)
      if (!hidden(dx, dy)) put(rnd.pick(['tu1', 'tu1', 'tu2']), dx, dy, rnd.between(0.8, 1.1), -30)
    }
    if (terrain === 'plains' && !jewel && rnd.next() < 0.3)
      put('fld', rnd.between(-6, 6), rnd.between(-4, 8), 1, -30)
    if (rnd.next() < 0.3) put('tr1', rnd.pick([-18, 17]), -8, 0.8, -4)
  } else if (terrain === 'river') {
    for (let i = 0; i < 2; i++)
      put(rnd.pick(['tu1', 'rd1']), rnd.pick([-24, -21, 22, 25]), rnd.between(-16, 18), 0.8, -30)
  }
  return out
}
