/** The boards of the last fight: they are shown for a moment after it has ended. */
import type { BondsBoardFigures } from '$/wire.gen'
import type { BondsView } from '../game'

const last = new WeakMap<object, (BondsBoardFigures | null)[]>()

/** Those of the fight under way; when it is over, those that it ended with. */
export function heldBoards(table: object, game: BondsView | null): (BondsBoardFigures | null)[] {
  if (game?.fight && game.boards.length) last.set(table, game.boards)
  return last.get(table) ?? []
}
