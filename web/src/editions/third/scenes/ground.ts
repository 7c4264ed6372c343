/** The lands of this game as scenes draw them. */
import type { Ground } from '$/art/scene/wish'
import type { Book, Hex } from '$/wire'

const DRAWN: Record<string, Ground> = { mountain: 'mountains', water: 'swamp', city: 'town' }

export function groundOf(book: Book, at: Hex | null): Ground {
  const space = book.board?.spaces.find((each) => at && each.at[0] === at[0] && each.at[1] === at[1])
  const terrain = space?.terrain ?? 'plains'
  return DRAWN[terrain] ?? (terrain as Ground)
}
