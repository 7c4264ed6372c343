/** A space in one sentence, for lists and for those who listen. */
import { placeOf } from '../art/hexes'
import type { Place } from '../wire'
import type { Room } from './room.svelte'
import { lying } from './spaces'

type Say = (key: string, args?: Record<string, string | number>) => string

export function describer(
  room: Room,
  say: Say,
  percent: (chance: number) => string,
): (place: Place) => string {
  return (place) => {
    const { table, spaces } = room
    const space = spaces?.at(place)
    const lies = room.lies
    if (!space || !spaces || !lies) return place
    const here = lying(lies, place)
    const jewel = here.jewels[0]
    const parts = [
      space.town
        ? spaces.name(place)
        : [spaces.region(place), spaces.terrain(place)].filter(Boolean).join(', '),
    ]
    if (jewel) {
      const colour = table.book?.colours[jewel]?.name ?? jewel
      parts.push(say(space.jewel?.sunburst ? 'ui-space-jewel-sun' : 'ui-space-jewel', { colour }))
    }
    for (const n of here.undefeated) {
      parts.push(say('ui-space-undefeated', { name: table.card(lies.track[n]?.card)?.name ?? '' }))
    }
    for (const seat of here.seats) parts.push(say('ui-space-hero', { name: room.heroNames[seat] ?? '' }))
    const way = room.way(place)
    if (way) {
      const ways = way.path.map((at) => spaces.terrain(placeOf(at))).join(', ')
      parts.push(say('ui-space-way', { n: way.path.length, ways }))
    }
    const win = table.reach?.jewels?.[place]?.[0]?.win ?? null
    if (win !== null && jewel) parts.push(say('ui-odds-average', { chance: percent(win) }))
    const chance = room.chances.get(place)
    if (chance !== undefined) parts.push(say('ui-plan-chance', { chance: percent(chance) }))
    const told = parts.map((part) => part.replace(/\.$/, '')).join('. ')
    return told.charAt(0).toLocaleUpperCase() + told.slice(1)
  }
}
