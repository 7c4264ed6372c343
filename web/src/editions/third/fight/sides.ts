/** The two sides of a fight as the stage shows them. Sides have places, not persons: an enemy lies above and the hero
 * below, whoever plays them and whoever looks. Of two heroes mine lies below. */
import type { GameTable } from '$/table.svelte'
import type { Request } from '$/wire'
import type { FightView, SideView } from '../game'

export interface Sides {
  low: SideView
  high: SideView
}

export function sidesOf(fight: FightView, viewer: number | null): Sides {
  const [attacker, defender] = fight.sides
  const turned = attacker.hero !== defender.hero ? defender.hero : defender.seat === viewer
  return turned ? { low: defender, high: attacker } : { low: attacker, high: defender }
}

/** Whose decision it is: whom the question is about, else whose action it is. */
export function acting(fight: FightView, asked: Pick<Request, 'key' | 'args'> | null): SideView | null {
  const named = asked?.key.startsWith('fight.') ? asked.args['who'] : undefined
  const found = fight.sides.find((side) => side.who === named)
  if (found) return found
  return fight.phase === 'action' ? (fight.sides[fight.turn] ?? null) : null
}

export const other = (fight: FightView, side: SideView): SideView =>
  fight.sides[0] === side ? fight.sides[1] : fight.sides[0]

/** What a side is called. */
export const nameOf = (table: GameTable, side: SideView): string => table.card(side.who)?.name ?? side.who

export const left = (side: SideView): number => Math.max(0, side.health - side.damage)

/** The top of the stack that a token lies in, or the token itself. */
export function topOf(fight: FightView, id: string): string {
  for (const side of fight.sides) {
    const above = side.pool.find((token) => token.on === id)
    if (above) return above.id
  }
  return id
}
