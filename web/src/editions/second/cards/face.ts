/** What stands on the face of a card, read from the book. */

import { ATTRIBUTES, KIND_OF, type Attribute, type Colour, type Kind } from '$/editions/second/second'
import type { Sentence } from '$/editions/edition'
import type { Book, Card } from '$/wire'

interface Attack {
  value: number
  damage: number
}
/** What a card is to whoever keeps it. */
export interface Kept {
  role?: string
  text?: string[]
  item_class?: string
  usage?: string
  life?: number
  stamina?: number
}
/** A card with what is printed on the cards of this game alone. */
export interface Printed extends Card, Partial<Record<Kind, Attack>> {
  colour?: Colour
  price?: number
  life?: number
  stamina?: number
  rank?: number
  item_class?: string
  usage?: string
  skills?: Record<string, number>
  kept?: Kept
}
export const printed = (card: Card): Printed => card as Printed

/** A card of the book; one that it does not know is at least called something. */
export function printedIn(book: Book | null, id: string): Printed {
  return printed(book?.cards[id] ?? { id, name: id, kind: 'item', text: [], facts: [] })
}

/** Height of a card for its width. */
export const RATIO = 7 / 5

export type Family = 'hero' | 'ally' | 'item' | 'challenge' | 'event' | 'encounter'

export interface Figure {
  attribute: Attribute
  kind: Kind
  value: number
  damage: number
}

const FAMILIES = new Set<string>(['hero', 'ally', 'item', 'challenge', 'event', 'encounter'])

export function familyOf(card: Card): Family {
  return FAMILIES.has(card.kind) ? (card.kind as Family) : 'item'
}

/** Figures of a fighter; null if the card has none, or an event none but noughts. */
export function figuresOf(card: Card): Figure[] | null {
  const figures = ATTRIBUTES.map((attribute): Figure | null => {
    const kind = KIND_OF[attribute]
    const attack = printed(card)[kind]
    return attack ? { attribute, kind, ...attack } : null
  })
  if (figures.some((figure) => figure === null)) return null
  const all = figures as Figure[]
  return all.every(({ value, damage }) => value === 0 && damage === 0) ? null : all
}

const LABEL = /^([^:;()]{2,36}):\s+(.+)$/s

/** "Before Combat: test Swim." in its two parts. */
export function sentence(text: string): Sentence {
  const found = LABEL.exec(text)
  return found === null ? { label: '', text } : { label: found[1] ?? '', text: found[2] ?? '' }
}

export function sentences(card: Card): Sentence[] {
  return card.text.filter(Boolean).map(sentence)
}

/** What the card is and does for whoever keeps it. */
export function keptSentences(card: Card): Sentence[] {
  return (printed(card).kept?.text ?? []).filter(Boolean).map(sentence)
}

/** How it is used in somebody's hand: an adventure card that was kept says so apart. */
export function usageOf(card: Card): string | null {
  const { usage, kept } = printed(card)
  return usage ?? kept?.usage ?? null
}

export function skillsOf(card: Card, book: Book | null): { name: string; by: number }[] {
  return Object.entries(printed(card).skills ?? {}).map(([skill, by]) => ({
    name: book?.skills[skill] ?? skill,
    by,
  }))
}

export const USAGE_ICON: Record<string, string> = {
  activate: 'hourglass',
  discard: 'falling-star',
  always: 'infinity',
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']
export const roman = (n: number): string => ROMAN[n] ?? String(n)

/** The letter that a colour's classes end in: col-g, gem-g. */
export const initial = (colour: Colour | undefined): string => colour?.[0] ?? ''

/** A sentence that stands without its label begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
