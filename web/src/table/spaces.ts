/** What there is to know about one space of the board, for tips, lists and screen readers. */
import { distance, hexOf, placeOf, wind } from '../art/hexes'
import type { BoardData, Hex, Option, Place, Space } from '../wire'

/** Looks up spaces of a board by their place. */
export class Spaces {
  readonly board: BoardData
  readonly #spaces: Map<Place, Space>
  readonly #regions = new Map<Place, string>()

  constructor(board: BoardData) {
    this.board = board
    this.#spaces = new Map(board.spaces.map((space) => [placeOf(space.at), space]))
    for (const region of board.regions) {
      for (const at of region.spaces ?? []) this.#regions.set(placeOf(at), region.name)
    }
  }

  get places(): Place[] {
    return [...this.#spaces.keys()]
  }

  at(place: Place): Space | null {
    return this.#spaces.get(place) ?? null
  }

  has(at: Hex): boolean {
    return this.#spaces.has(placeOf(at))
  }

  region(place: Place): string | null {
    return this.#regions.get(place) ?? null
  }

  /** The town, else the region, else the kind of land. */
  name(place: Place): string {
    const space = this.at(place)
    if (!space) return place
    const town = space.town ? this.board.towns[space.town]?.name : null
    const name = town ?? this.region(place) ?? this.terrain(place)
    return name.charAt(0).toLocaleUpperCase() + name.slice(1)
  }

  terrain(place: Place): string {
    const terrain = this.at(place)?.terrain ?? ''
    return this.board.terrains[terrain] ?? terrain
  }
}

type Say = (key: string, args?: Record<string, string | number>) => string

/** For spaces of a list that share their name: what tells them apart, the kind of land or else where they lie. */
export function apart(spaces: Spaces, places: Place[], from: Hex | null, say: Say): Map<Place, string> {
  const told = new Map<Place, string>()
  for (const place of places) {
    const same = places.filter((other) => other !== place && spaces.name(other) === spaces.name(place))
    if (same.length === 0) continue
    const land = spaces.terrain(place)
    const at = hexOf(place)
    if (from === null || same.every((other) => spaces.terrain(other) !== land)) told.set(place, land)
    else
      told.set(place, say('ui-space-off', { n: distance(from, at), way: wind(from, at, spaces.board.flat) }))
  }
  return told
}

/** The space that an option is about, if it is about one. */
export function spaceOf(option: Pick<Option, 'id' | 'args'>): Place | null {
  const hex = option.args.hex
  if (typeof hex === 'string' && /^-?\d+,-?\d+$/.test(hex)) return hex
  const found = option.id.match(/:(-?\d+,-?\d+)$/)
  return found?.[1] ?? null
}
