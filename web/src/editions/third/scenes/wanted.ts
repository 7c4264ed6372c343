/** Scenes that come when they are wanted: a table that is on the road needs none of them. */
import type { Component } from 'svelte'
import type { GameTable } from '$/table.svelte'
import type { GameView } from '../game'

type Shown = Component<{ table: GameTable; game: GameView }>
const WANTED: Record<string, () => Promise<{ default: Shown }>> = {
  villain: () => import('../villain/VillainScene.svelte'),
  scenario: () => import('./ScenarioScene.svelte'),
  heroes: () => import('./HeroesScene.svelte'),
  market: () => import('./MarketScene.svelte'),
  quest: () => import('./QuestScene.svelte'),
  growth: () => import('./GrowthScene.svelte'),
  deal: () => import('./DealScene.svelte'),
}

export const isWanted = (name: string): boolean => name in WANTED

/** Null if it cannot be fetched: the game goes on without it. */
export async function wanted(name: string): Promise<Shown | null> {
  try {
    return (await WANTED[name]?.())?.default ?? null
  } catch {
    return null
  }
}
