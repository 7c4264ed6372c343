/** What lies on the map, what is told of it, and where it is worth going. */
import { placeOf } from '$/art/hexes'
import type { GameTable } from '$/table.svelte'
import type { Room } from '$/table/room.svelte'
import type { Place, Question, Reach } from '$/wire'
import { say } from '$/words.svelte'
import type { Lies, Lying, Travel } from '../edition'
import { gameAt } from './game'
import type { Kind } from './third'

/** The gem of a space, whichever side is up. */
export function gemOf(here: readonly Lying[]): { kind: Kind; up: boolean } | null {
  const gem = here.find(({ kind }) => kind === 'gem')
  return gem ? { kind: gem['colour'] as Kind, up: gem['up'] === true } : null
}

/** Gems, markets, story quests, zombies, the villain with its way, and where my quests go on. */
export function lies(table: GameTable): Lies {
  const found: Lies = {}
  const put = (place: Place | null, thing: Lying) => place !== null && (found[place] ??= []).push(thing)
  const game = gameAt(table)
  const board = table.book?.board
  if (game === null || !board) return found
  for (const { at, jewel } of board.spaces) {
    const place = placeOf(at)
    if (jewel && place in game.gems)
      put(place, { kind: 'gem', colour: jewel.colour, up: game.gems[place] ?? false })
  }
  for (const { town, wares } of game.markets) {
    const at = board.towns[town]?.at
    if (at) put(placeOf(at), { kind: 'market', n: wares.length })
  }
  for (const { n, card, token, hexes, stock } of game.stories)
    for (const place of token ? [token] : hexes) put(place, { kind: 'story', n, card, stock })
  for (const [place, n] of Object.entries(game.zombies)) put(place, { kind: 'zombies', n })
  if (game.villain) {
    const { villain: card, at, lair, goal } = game.villain
    if (at) put(at, { kind: 'villain', card, goal })
    else put(lair, { kind: 'lair', card })
  }
  const mine = table.seat === null ? null : game.heroes[table.seat]
  for (const [card, places] of Object.entries(mine?.goals ?? {}))
    for (const place of places) put(place, { kind: 'goal', card })
  return found
}

export function tells({ table }: Room, _place: Place, here: Lying[]): string[] {
  const name = (thing: Lying) => table.card(String(thing['card']))?.name ?? ''
  return here.map((thing) => {
    if (thing.kind === 'gem') {
      const colour = table.book?.colours[String(thing['colour'])]?.name ?? ''
      return say(thing['up'] ? 'ui-third-gem' : 'ui-third-gem-used', { colour })
    }
    if (thing.kind === 'market') return say('ui-third-market-here', { n: Number(thing['n']) })
    if (thing.kind === 'zombies') return say('ui-third-zombies', { n: Number(thing['n']) })
    return say(`ui-third-${thing.kind}-here`, { name: name(thing), n: Number(thing['stock'] ?? 0) })
  })
}

/** How much each kind of thing draws a traveller. */
const WORTH: Record<string, number> = { goal: 1.3, story: 1.1, market: 0.6, zombies: 0.3, villain: 0.5 }

export const TRAVEL: Travel = {
  asks: (request: Question) => request.key === 'turn.action' || request.key.startsWith('move.'),
  rolled: (request: Question) => request.key === 'move.spend',
  dice: () => null,
  stop: 'stop',
  win: (reach: Reach | null, place: Place) => reach?.sites[place]?.[0]?.win ?? null,
  rank: (_table: GameTable, here: Lying[], win: number | null) =>
    Math.max(
      0,
      ...here.map((thing) => {
        if (thing.kind === 'gem') return thing['up'] ? 0.8 + (win ?? 0.5) / 2 : 0
        return WORTH[thing.kind] ?? 0
      }),
    ),
}
