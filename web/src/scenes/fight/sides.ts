/** The two sides of a fight as the stage shows them: mine to the right, whoever watches sees the hero there. */

import type { FightView, GameView, HeroView } from '$/wire'

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
    attacker: Number(fight.attacker),
  }
}

/** The stages of this battle in their order: hazards have no Before Combat, hazards and Endgame no escape. */
export function stages(fight: FightView): string[] {
  return ['before-combat', 'escape', 'ranged', 'melee', 'magic'].filter(
    (stage) =>
      !(stage === 'escape' && (fight.cause === 'hazard' || fight.cause === 'endgame')) &&
      !(stage === 'before-combat' && fight.cause === 'hazard'),
  )
}

/** done, now or to come; in later rounds the Before Combat stage is long done. */
export function state(fight: FightView, stage: string): 'done' | 'now' | 'next' {
  const all = stages(fight)
  const at = all.indexOf(fight.stage)
  const here = all.indexOf(stage)
  if (fight.stage === 'over') return 'done'
  return here === at ? 'now' : here < at ? 'done' : 'next'
}

/** What a lost fight costs: the gold and the dearest card that can be lost (2E-KO-003, 2E-KO-004). */
export function dearest(hero: HeroView, price: (card: string) => number | undefined): string[] {
  const cards = [...hero.items, ...hero.allies].map((one) => one.card)
  const priced = cards.map((card) => [card, price(card)] as const).filter((pair) => pair[1] !== undefined)
  const most = Math.max(...priced.map((pair) => pair[1] ?? 0))
  return priced.filter((pair) => pair[1] === most).map((pair) => pair[0])
}
