/** What lies on the map, what is told of it, and where it is worth going. */
import { placeOf } from '$/art/hexes'
import type { GameTable } from '$/table.svelte'
import type { Room } from '$/table/room.svelte'
import type { Place, Question, Reach } from '$/wire'
import { say } from '$/words.svelte'
import type { Lies, Lying, Travel } from '../edition'
import { gameAt } from './game'
import type { Colour } from './second'

/** The jewel on a space, if one lies there. */
export function jewelOf(here: readonly Lying[]): Colour | null {
  return (here.find(({ kind }) => kind === 'jewel')?.['colour'] ?? null) as Colour | null
}

/** Jewels, what nobody has defeated yet, and stalls. */
export function lies(table: GameTable): Lies {
  const found: Lies = {}
  const put = (place: Place, thing: Lying) => (found[place] ??= []).push(thing)
  const game = gameAt(table)
  if (game === null) return found
  for (const [place, colours] of Object.entries(game.jewels))
    for (const colour of colours) put(place, { kind: 'jewel', colour })
  game.track.forEach((left, n) => {
    if (left) put(placeOf(left.space), { kind: 'undefeated', card: left.card, n: n + 1 })
  })
  for (const [town, { at }] of Object.entries(table.book?.board?.towns ?? {}))
    put(placeOf(at), { kind: 'stall', n: game.wares[town]?.length ?? 0 })
  return found
}

export function tells({ table, spaces }: Room, place: Place, here: Lying[]): string[] {
  const space = spaces?.at(place)
  const jewel = jewelOf(here)
  const said: string[] = []
  if (jewel) {
    const colour = table.book?.colours[jewel]?.name ?? jewel
    said.push(say(space?.jewel?.sunburst ? 'ui-space-jewel-sun' : 'ui-space-jewel', { colour }))
  } else if (space?.jewel) said.push(say('ui-space-taken'))
  for (const thing of here) {
    if (thing.kind === 'undefeated')
      said.push(say('ui-space-undefeated', { name: table.card(String(thing['card']))?.name ?? '' }))
    if (thing.kind === 'stall') said.push(say('ui-space-market', { n: Number(thing['n']) }))
  }
  return said
}

export const TRAVEL: Travel = {
  asks: (request: Question) => request.key.startsWith('movement'),
  rolled: (request: Question) => request.key === 'movement.travel',
  dice: (option: string) => {
    const found = /^roll:(\d+)$/.exec(option)
    return found ? Number(found[1]) : null
  },
  stop: 'stop',
  win: (reach: Reach | null, place: Place) => reach?.sites[place]?.[0]?.win ?? null,
  rank: (table: GameTable, here: Lying[], win: number | null) => {
    const jewel = jewelOf(here)
    if (jewel) return (gameAt(table)?.worth[jewel] ?? 1) * (win ?? 0.5)
    if (here.some(({ kind }) => kind === 'undefeated')) return 0.9
    return here.some(({ kind }) => kind === 'stall') ? 0.7 : 0
  },
}
