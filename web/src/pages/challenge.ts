/** Setting the table for a challenge. */
import { ask } from '$/api'
import type { ChoicesJudged, PuzzleInfo, PuzzleList } from '$/wire.gen'
import type { Lang } from '$/wire'
import { setTable } from './making'
import { myName } from './person'

export async function puzzles(lang: Lang): Promise<PuzzleInfo[]> {
  return (await ask<PuzzleList>(`/api/puzzles?lang=${lang}`)).puzzles
}

/** A puzzle is played without odds and without taking back; its page, where it is played. */
export async function playPuzzle(edition: string, scene: string): Promise<string> {
  const wish = {
    edition,
    scene,
    seats: [{ kind: 'human' as const, name: myName() }],
    house: { odds: false, undo: 'off' as const },
  }
  return `/game/${(await setTable(wish, [0])).game}`
}

/** The game of a day; heroes, bots and dice follow from the date. */
export async function playDay(edition: string, day: string): Promise<string> {
  const wish = { edition, seats: [{ kind: 'human' as const, name: myName() }], house: { daily: day } }
  return `/game/${(await setTable(wish, [0])).game}`
}

export function review(game: string, token: string, lang: Lang): Promise<ChoicesJudged> {
  return ask<ChoicesJudged>(`/api/games/${game}/review?lang=${lang}`, { token })
}
