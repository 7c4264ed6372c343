/** Gems: a shield for combat, a hexagon for exploration, a round stone for meetings. Used ones are grey and cracked. */
import type { Book } from '$/wire'
import type { Kind } from '../third'

/** A gem around 0,0. */
export function gem(book: Book | null, kind: Kind, up = true): string {
  const letter = book?.colours[kind]?.letter ?? ''
  const crack = up ? '' : '<path class="g-crack" d="M-6.5,-5L-1.5,-1L-3,2L3,6"/>'
  return `<g class="gem3 g-${kind}${up ? '' : ' used'}"><use href="#g3-${kind}"/><text class="letter" y="${kind === 'combat' ? 3.6 : 4.6}">${letter}</text>${crack}</g>`
}
