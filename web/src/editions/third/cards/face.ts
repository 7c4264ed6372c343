/** What is printed on a card of this game, as its pages want it. */
import type { Book, Card } from '$/wire'
import type { AssetType, Attribute, Kind } from '../third'

export interface Printed extends Card {
  kind: 'hero' | 'event' | 'enemy' | 'scenario' | 'asset' | 'skill' | 'quest' | 'story'
  /** The adventure deck. */
  deck?: Kind | 'story' | 'scenario'
  health?: number
  type?: AssetType
  price?: number
  attribute?: Attribute
  /** Trophies by kind; `any`: of whichever. */
  cost?: Partial<Record<Kind | 'any' | 'action', number>>
  /** It shows a star. */
  success?: boolean
  traits?: string[]
  /** Of its combat tokens. */
  faces?: [string, string][]
  body?: number
  mind?: number
  spirit?: number
  speed?: number
  hand?: number
  gold?: number
  starts?: string
}

export const printed = (card: Card): Printed => card as Printed
export const printedIn = (book: Book | null, id: string): Printed | null => {
  const card = book?.cards[id]
  return card ? printed(card) : null
}

export const TYPE_ICON: Record<AssetType, string> = {
  weapon: 'broadsword',
  clothing: 'leather-armor',
  equipment: 'backpack',
  movement: 'walking-boot',
  goods: 'barrel',
}
export const TYPES = Object.keys(TYPE_ICON) as AssetType[]

export function typeOf(card: Card | null): AssetType {
  return (card ? printed(card).type : undefined) ?? 'equipment'
}

/** The colour of a card's head: a variable of the style sheet. */
export function bandOf(card: Printed): string {
  if (card.kind === 'hero') return '#2b1d14'
  if (card.kind === 'skill') return `var(--${card.attribute ?? 'mind'})`
  if (card.kind === 'asset') return 'var(--kind-item)'
  if (card.traits?.includes('villain') || card.kind === 'scenario') return 'var(--band-villain)'
  if (card.kind === 'story' || card.deck === 'story' || card.deck === 'scenario') return '#7a5310'
  return `var(--band-${card.deck ?? 'combat'})`
}

/** A card that shows only its back: "?skill", "?combat". */
export const unseen = (id: string): boolean => id.startsWith('?')

/** The paragraphs of a card without the first one, which its figures tell already. */
export function paragraphs(card: Printed): string[] {
  const shown = ['hero', 'enemy', 'asset', 'skill'].includes(card.kind)
  const first = shown ? 1 : 0
  return card.text.slice(first + (shown && card.faces?.length ? 1 : 0))
}

/** "Savage Assault. Surge: ..." as a name and its words. */
export function named(line: string): { name: string; text: string } {
  const found = /^([^.:]{2,40})\. (.+)$/s.exec(line)
  return found ? { name: found[1] ?? '', text: found[2] ?? '' } : { name: '', text: line }
}
