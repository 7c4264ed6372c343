/** What stands on the stage, what is told and heard there, and for how long. */
import type { GameTable } from '$/table.svelte'
import type { SceneName } from '../edition'
import { gameAt } from './game'
import { sceneFor } from './scenes/which'

export function scene(table: GameTable): SceneName | null {
  const game = gameAt(table)
  if (game === null || table.over) return null
  const name = sceneFor(game, table.view?.request ?? null)
  return name === 'map' ? null : { name, back: 'ui-to-scene' }
}

export function repeats(table: GameTable): boolean {
  return (gameAt(table)?.fight ?? null) !== null
}
