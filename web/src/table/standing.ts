/** Where on the paper heroes stand: alone in the middle of their space, several in a circle. */
import { hexOf, type Paper, placeOf, type Point } from '$/art/hexes'
import type { Piece } from '$/editions/edition'
import type { BoardData } from '$/wire'

/** By seat; whoever is out of the game stands nowhere. */
export function stands(board: BoardData, paper: Paper, pieces: Piece[]): Map<number, Point> {
  const towns = new Set(board.spaces.filter((space) => space.town).map((space) => placeOf(space.at)))
  const places = pieces.map(({ out, place }) => (out || !place ? null : placeOf(place)))
  const found = new Map<number, Point>()
  places.forEach((place, seat) => {
    if (place === null) return
    const here = [...places.keys()].filter((other) => places[other] === place)
    const [x, y] = paper.centre(hexOf(place))
    const up = towns.has(place) ? 4 : -4
    if (here.length === 1) {
      found.set(seat, [x, y + up])
      return
    }
    const turned = here.length === 2 ? Math.PI / 2 : 0
    const angle = (2 * Math.PI * here.indexOf(seat)) / here.length - Math.PI / 2 + turned
    found.set(seat, [x + 15 * Math.cos(angle), y + up + 13 * Math.sin(angle)])
  })
  return found
}
