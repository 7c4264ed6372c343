/** Where one press stands for several: what a place was chosen for, and when a fight must ask again. */
import type { GameTable } from '$/table.svelte'
import type { Question } from '$/wire'
import { gameAt } from './game'

/** Whoever rode to a jewel wants its adventure; where there is more to choose, nothing is chosen. */
export function arrives(_table: GameTable, request: Question): string | null {
  if (request.key !== 'adventure.attempt') return null
  const others = request.options.filter(({ id }) => id !== 'move-on')
  const [only] = others
  return others.length === 1 && only?.id.startsWith('adventure:') ? only.id : null
}

export function hurt(table: GameTable): number {
  const hero = table.seat === null ? undefined : gameAt(table)?.heroes[table.seat]
  return (hero?.wounds ?? 0) + (hero?.allies ?? []).reduce((sum, { wounds }) => sum + wounds, 0)
}
