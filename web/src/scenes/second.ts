/** Words of the second edition that scenes and sheets compute with. */

import type { Attribute, Colour, Kind } from '$/wire'

export type Bonus = Attribute | 'life' | 'stamina'

export const COLOURS: Colour[] = ['green', 'yellow', 'blue', 'red']
export const ATTRIBUTES: Attribute[] = ['mind', 'body', 'spirit']
export const KINDS: Kind[] = ['ranged', 'melee', 'magic']
export const BONUSES: Bonus[] = ['mind', 'body', 'spirit', 'stamina', 'life']
export const KIND_OF: Record<Attribute, Kind> = { mind: 'ranged', body: 'melee', spirit: 'magic' }
export const ATTRIBUTE_OF: Record<Kind, Attribute> = { ranged: 'mind', melee: 'body', magic: 'spirit' }

/** Experience points of a jewel (2E-GAP-019). */
export const WORTH: Record<Colour, number> = { green: 1, yellow: 2, blue: 3, red: 4 }
/** What one experience counter adds (2E-XP-008 to 2E-XP-010). */
export const RAISE: Record<Bonus, number> = { mind: 2, body: 2, spirit: 2, stamina: 2, life: 1 }

export const ICON: Record<Attribute | Kind, string> = {
  mind: 'high-shot',
  body: 'broadsword',
  spirit: 'magic-swirl',
  ranged: 'high-shot',
  melee: 'broadsword',
  magic: 'magic-swirl',
}
