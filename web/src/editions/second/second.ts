/** Words of the second edition that scenes and sheets compute with. */

export type Colour = 'green' | 'yellow' | 'blue' | 'red'
export type Attribute = 'mind' | 'body' | 'spirit'
export type Kind = 'ranged' | 'melee' | 'magic'
export type Bonus = Attribute | 'life' | 'stamina'

export const COLOURS: Colour[] = ['green', 'yellow', 'blue', 'red']
export const ATTRIBUTES: Attribute[] = ['mind', 'body', 'spirit']
export const KINDS: Kind[] = ['ranged', 'melee', 'magic']
export const BONUSES: Bonus[] = ['mind', 'body', 'spirit', 'stamina', 'life']
export const KIND_OF: Record<Attribute, Kind> = { mind: 'ranged', body: 'melee', spirit: 'magic' }
export const ATTRIBUTE_OF: Record<Kind, Attribute> = { ranged: 'mind', melee: 'body', magic: 'spirit' }

export const ICON: Record<Attribute | Kind, string> = {
  mind: 'high-shot',
  body: 'broadsword',
  spirit: 'magic-swirl',
  ranged: 'high-shot',
  melee: 'broadsword',
  magic: 'magic-swirl',
}
