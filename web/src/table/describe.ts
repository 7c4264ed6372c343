/** A space in one sentence, for lists and for those who listen. */
import { placeOf } from '../art/hexes'
import type { Place } from '../wire'
import type { Room } from './room.svelte'

type Say = (key: string, args?: Record<string, string | number>) => string

/** Parts that may end with a full stop, as one sentence after the other. */
export const joined = (parts: string[]) => parts.map((part) => part.replace(/\.$/, '')).join('. ')

/** What a space is and what lies there: the same until somebody moves or something is taken. */
export function landOf(room: Room, say: Say): (place: Place) => string {
  const { table, spaces, heroNames } = room
  return (place) => {
    const space = spaces?.at(place)
    if (!space || !spaces) return place
    const parts = [
      space.town
        ? spaces.name(place)
        : [spaces.region(place), spaces.terrain(place)].filter(Boolean).join(', '),
    ]
    parts.push(...(table.edition?.tells?.(room, place, room.here(place)) ?? []))
    for (const seat of room.seatsAt(place)) parts.push(say('ui-space-hero', { name: heroNames[seat] ?? '' }))
    const told = joined(parts)
    return told.charAt(0).toLocaleUpperCase() + told.slice(1)
  }
}

/** How one gets there and what it may bring: for the few spaces that the question or a plan is about. */
export function wayOf(room: Room, say: Say, percent: (chance: number) => string): (place: Place) => string[] {
  const { table, spaces } = room
  return (place) => {
    const parts: string[] = []
    const way = room.way(place)
    if (way && spaces) {
      const ways = way.path.map((at) => spaces.terrain(placeOf(at))).join(', ')
      parts.push(say('ui-space-way', { n: way.path.length, ways }))
    }
    const win = room.win(place, table.reach)
    if (win !== null) parts.push(say('ui-odds-average', { chance: percent(win) }))
    const chance = room.plan.chances.get(place)
    if (chance !== undefined) parts.push(say('ui-plan-chance', { chance: percent(chance) }))
    return parts
  }
}

/** Both in one. */
export function describer(
  room: Room,
  say: Say,
  percent: (chance: number) => string,
): (place: Place) => string {
  const land = landOf(room, say)
  const way = wayOf(room, say, percent)
  return (place) => joined([land(place), ...way(place)])
}
