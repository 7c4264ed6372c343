/** What the round's end brings, as the server has worked it out, in sentences. */
import type { Room } from '$/table/room.svelte'
import { lang, say } from '$/words.svelte'
import type { BondsView } from '../game'

/** Who says what comes: the same sentences above the map and on the sheet of the team. */
export function coming(game: BondsView, room: Pick<Room, 'spaces' | 'table'>): string[] {
  const { team } = game
  if (!team) return []
  const name = (place: string) => room.spaces?.name(place) ?? place
  const said: string[] = []
  if (team.still > 0) said.push(say('ui-bonds-comes-still'))
  for (const band of game.warbands) {
    if (band.at === null) continue
    const who = room.table.card(band.card)?.name ?? band.card
    said.push(
      band.goal === null
        ? say('ui-bonds-comes-grow', { who })
        : say('ui-bonds-comes-march', { who, place: name(band.goal), n: band.way.length }),
    )
  }
  if (team.goal === 'plague' && game.spreads.length && team.story !== null) {
    const places = new Intl.ListFormat(lang(), { type: 'disjunction' }).format(game.spreads.map(name))
    said.push(say('ui-bonds-comes-plague', { places, n: team.story }))
  } else if (team.story === 1) said.push(say('ui-bonds-comes-story'))
  return said
}
