/** What a team finds on the map besides what lies there in the Third Edition. */
import type { GameTable } from '$/table.svelte'
import type { Room } from '$/table/room.svelte'
import type { Place } from '$/wire'
import { say } from '$/words.svelte'
import type { Lies, Lying, Travel } from '../edition'
import { lies as thirdLies, tells as thirdTells, TRAVEL as THIRD_TRAVEL } from '../third/map'
import { bondsAt } from './game'

/** Warbands with their way, scorched earth, plague and where it goes next, and parties. */
export function lies(table: GameTable): Lies {
  const found = thirdLies(table)
  const put = (place: Place, thing: Lying) => (found[place] ??= []).push(thing)
  const game = bondsAt(table)
  if (game === null) return found
  for (const place of game.scorched) put(place, { kind: 'scorched' })
  for (const place of game.plague) put(place, { kind: 'plague' })
  for (const place of game.spreads)
    put(place, { kind: 'spreads', n: game.team?.story ?? 0, several: game.spreads.length > 1 })
  for (const band of game.warbands) {
    if (band.at === null) continue
    const { card, n, units, way, health } = band
    put(band.at, { kind: 'warband', card, n, units, health, way: way.join(' ') })
    if (band.goal !== null) put(band.goal, { kind: 'target', card, rounds: Math.max(1, way.length) })
  }
  for (const party of game.parties) {
    const at = game.heroes[party[0] ?? -1]?.place
    if (at) put(`${at[0]},${at[1]}`, { kind: 'party', n: party.length })
  }
  return found
}

const OWN = new Set(['scorched', 'plague', 'spreads', 'warband', 'target', 'party'])

export function tells(room: Room, place: Place, here: Lying[]): string[] {
  const others = here.filter(({ kind }) => !OWN.has(kind))
  const own = here.filter(({ kind }) => OWN.has(kind))
  const { table } = room
  return [
    ...thirdTells(room, place, others),
    ...own.map((thing) =>
      say(`ui-bonds-${thing.kind}-here`, {
        name: table.card(String(thing['card'] ?? ''))?.name ?? '',
        n: Number(thing['n'] ?? 0),
        units: Number(thing['units'] ?? 0),
        health: Number(thing['health'] ?? 0),
        rounds: Number(thing['rounds'] ?? 0),
        several: thing['several'] ? 'yes' : 'no',
      }),
    ),
  ]
}

/** How much each draws a traveller. */
const WORTH: Record<string, number> = { warband: 1.2, plague: 1.1, target: 0.5, party: 0.4 }

export const TRAVEL: Travel = {
  ...THIRD_TRAVEL,
  rank: (table, here, win) =>
    Math.max(THIRD_TRAVEL.rank(table, here, win), ...here.map(({ kind }) => WORTH[kind] ?? 0)),
}
