/** The two sides of a fight as the stage shows them: mine to the right, whoever watches sees the hero there. */

import type { FightView, GameView, HeroView } from '$/editions/second/game'

export interface Sides {
  /** Whose party stands to the right. */
  mine: number
  hero: HeroView | null
  /** In a duel, the other seat. */
  other: number | null
  rival: HeroView | null
  /** Whose act it is; in a duel it changes every round. */
  attacker: number
}

export function sides(game: GameView, fight: FightView, viewer: number | null): Sides {
  const mine = fight.rival !== null && viewer === fight.rival ? fight.rival : fight.seat
  const other = fight.rival === null ? null : mine === fight.seat ? fight.rival : fight.seat
  return {
    mine,
    hero: game.heroes[mine] ?? null,
    other,
    rival: other === null ? null : (game.heroes[other] ?? null),
    attacker: fight.attacker,
  }
}

/** done, now or to come. */
export function state(fight: FightView, stage: string): 'done' | 'now' | 'next' {
  const at = fight.stages.indexOf(fight.stage)
  const here = fight.stages.indexOf(stage)
  if (fight.stage === 'over') return 'done'
  return here === at ? 'now' : here < at ? 'done' : 'next'
}
