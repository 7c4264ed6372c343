/** Where one press stands for several: what a place was chosen for, healing, and when a fight must ask again. */
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

/** Wounds that the healer could close, one coin after the other. */
export const WHOLE = {
  like: /^heal:/,
  often(table: GameTable, option: string): number {
    const game = gameAt(table)
    const hero = table.seat === null ? undefined : game?.heroes[table.seat]
    if (!game || !hero) return 0
    const who = option.slice('heal:'.length)
    const body = hero.allies.find(({ card }) => card === who) ?? hero
    return Math.min(body.wounds, game.healing ? Math.floor(hero.gold / game.healing) : body.wounds)
  },
}

export function hurt(table: GameTable): number {
  const hero = table.seat === null ? undefined : gameAt(table)?.heroes[table.seat]
  return (hero?.wounds ?? 0) + (hero?.allies ?? []).reduce((sum, { wounds }) => sum + wounds, 0)
}
