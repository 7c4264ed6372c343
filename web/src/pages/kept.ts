/** What this browser knows about the games it sits at, with a look at how they stand. */
import { ask } from '../api'
import { bestKey, forget, keptGames, type Kept, type Key } from '../games'
import { Refusal } from '../line'
import { overviewOf } from '../editions'
import type { Book, Lang, Scene } from '../wire'
import { dropLinks } from './links'

export interface Standing {
  kept: Kept
  key: Key
  /** null while it is asked for; `gone` if the server does not know it any more. */
  scene: Scene | null
  gone: boolean
}

/** The games that can be opened, the one opened last first. */
export function standings(): Standing[] {
  return keptGames().flatMap((kept) => {
    const key = bestKey(kept.game)
    return key ? [{ kept, key, scene: null, gone: false }] : []
  })
}

/** How the game stands now. */
export async function look(standing: Standing, lang: Lang): Promise<Standing> {
  const { kept, key } = standing
  try {
    const scene = await ask<Scene>(`/api/games/${kept.game}?lang=${lang}`, { token: key.token })
    return { ...standing, scene, gone: false }
  } catch (error) {
    const code = error instanceof Refusal ? error.code : ''
    return { ...standing, gone: code === 'no-such-game' || code === 'bad-token' }
  }
}

export function drop(game: string): void {
  forget(game)
  dropLinks(game)
}

/** The hero that is played, by name and picture; seats whose hero is not chosen yet have none. */
export function heroOf(
  standing: Standing,
  books: Record<string, Book>,
): { name: string; icon: string; seat: number } | null {
  const seat = standing.scene?.view.seat ?? standing.key.seat
  if (seat === null || seat === undefined) return null
  const card = standing.scene && overviewOf(standing.scene.view).pieces[seat]?.card
  const found = card ? books[standing.scene?.view.edition ?? '']?.cards[card] : undefined
  return found ? { name: found.name, icon: found.icon ?? 'cowled', seat } : null
}

/** Rounds are counted from one; 0 where the game has none. */
export function roundOf(scene: Scene): number {
  return overviewOf(scene.view).round ?? 0
}

export function asked(scene: Scene): boolean {
  const seat = scene.view.seat
  return seat !== null && (scene.view.request?.waiting.includes(seat) ?? false)
}

export function over(scene: Scene): boolean {
  return scene.view.result !== null
}
