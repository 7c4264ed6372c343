/** The fight comes when it is wanted. Whatever stands in `fight/FightScene.svelte` is shown; until there is such a
 * file, the plain list of the position. */
import type { Component } from 'svelte'
import type { Ending } from '$/editions/edition'
import type { GameTable } from '$/table.svelte'
import type { GameView } from '../game'

export interface FightProps {
  table: GameTable
  game: GameView
  /** Events from this number on happened while the viewer looked on. */
  since: number
  ending: Ending | null
}

const files = import.meta.glob<{ default: Component<FightProps> }>('../fight/FightScene.svelte')

let opened: Promise<Component<FightProps> | null> | null = null

export function fightScene(): Promise<Component<FightProps> | null> {
  return (opened ??= Object.values(files)[0]?.().then((file) => file.default) ?? Promise.resolve(null))
}
