/** Words of the Third Edition that layers, scenes and sheets speak of. */

export type Attribute = 'body' | 'mind' | 'spirit'
/** Of gems, adventure decks and trophies. */
export type Kind = 'combat' | 'explore' | 'social'
/** What a hero can have of each: one asset. */
export type AssetType = 'weapon' | 'clothing' | 'equipment' | 'movement' | 'goods'
/** What a combat token can show. */
export type Symbol =
  | 'physical'
  | 'magical'
  | 'enemy'
  | 'shield'
  | 'agility'
  | 'surge'
  | 'double'
  | 'dash'
  // only where an expansion plays along
  | 'charge'
  | 'tactics'

export const ATTRIBUTES: readonly Attribute[] = ['body', 'mind', 'spirit']
export const KINDS: readonly Kind[] = ['combat', 'explore', 'social']

export const ATTRIBUTE_ICON: Record<Attribute, string> = {
  body: 'muscle-up',
  mind: 'brain',
  spirit: 'meditation',
}
export const KIND_ICON: Record<Kind, string> = {
  combat: 'crossed-swords',
  explore: 'treasure-map',
  social: 'conversation',
}
