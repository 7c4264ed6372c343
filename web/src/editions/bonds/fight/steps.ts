/** What a space of a combat board does, in words and signs. All of it comes from the server. */
import type { GameTable } from '$/table.svelte'
import { say } from '$/words.svelte'
import type { BondsNextStep, BondsSpaceFigures } from '$/wire.gen'
import { abilityOf } from '../../third/fight/rows'
import type { FightView } from '../../third/game'
import { faceName } from '../../third/parts/tokens'

export const SYMBOL_ICON: Record<string, string> = {
  enemy: 'wolverine-claws',
  charge: 'charging-bull',
  surge: 'power-lightning',
  agility: 'wingfoot',
  tactics: 'chess-rook',
}

/** A face of a token in this fight. */
function face(fight: FightView, id: string): string {
  const token = fight.sides.flatMap(({ pool, spent }) => [...pool, ...spent]).find((each) => each.id === id)
  return token ? faceName(token.face) : ''
}

/** A step as a short sentence. */
export function told(table: Pick<GameTable, 'book'>, fight: FightView, step: BondsNextStep): string {
  const about = step.do === 'double' ? (step.tokens[0] ?? '') : step.target
  return say('ui-bonds-step', {
    do: step.do,
    n: step.amount,
    token: face(fight, about),
    ability: abilityOf(table, step.ability)?.name ?? '',
  })
}

/** What stands on the right of a space: a figure for damage, else nothing. */
export const damage = (step: BondsNextStep | null): number =>
  step && (step.do === 'damage' || step.do === 'copy') ? step.amount : 0

/** Spaces in the order in which they would be resolved. */
export const due = (spaces: readonly BondsSpaceFigures[]): BondsSpaceFigures[] =>
  spaces.filter(({ step }) => step !== null)

/** Whether a hero's shields are of no use against it. */
export const unblockable = (space: BondsSpaceFigures): boolean =>
  space.symbol === 'charge' && space.step !== null
