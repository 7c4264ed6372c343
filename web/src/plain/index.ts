/** The table of a game that has no folder of its own: the question, its options, the chronicle, the map if the game
 * has one, and all that lies there as a list. Enough to play it. */
import type { Edition, SceneName } from '$/editions/edition'
import type { GameTable } from '$/table.svelte'
import { spaceOf } from '$/table/spaces'
import PlainCard from './PlainCard.svelte'
import PlainScene from './PlainScene.svelte'

/** A question about spaces is answered on the map; else all that lies there is shown. */
function scene(table: GameTable): SceneName | null {
  const map = table.book?.board ?? null
  if (map && table.request?.options.some((option) => spaceOf(option) !== null)) return null
  return { name: 'position', ...(map ? { back: 'ui-to-position' } : {}) }
}

export const PLAIN: Edition = { scene, Scene: PlainScene, Face: PlainCard }
