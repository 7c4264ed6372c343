/** What stands on the face of a card, read from the book. */

import { ATTRIBUTES, KIND_OF } from '$/scenes/second'
import type { Attribute, Book, Card, Colour, Kind } from '$/wire'

/** Height of a card for its width. */
export const RATIO = 7 / 5

export type Family = 'hero' | 'ally' | 'item' | 'challenge' | 'event' | 'encounter'

export interface Figure {
  attribute: Attribute
  kind: Kind
  value: number
  damage: number
}
export interface Sentence {
  /** The moment it speaks of, printed bold: "Before Combat". */
  label: string
  text: string
}

const FAMILIES = new Set<string>(['hero', 'ally', 'item', 'challenge', 'event', 'encounter'])

export function familyOf(card: Card): Family {
  return FAMILIES.has(card.kind) ? (card.kind as Family) : 'item'
}

/** Figures of a fighter; null if the card has none, or an event none but noughts. */
export function figuresOf(card: Card): Figure[] | null {
  const figures = ATTRIBUTES.map((attribute): Figure | null => {
    const kind = KIND_OF[attribute]
    const pair = card[kind] as { value?: number; damage?: number } | undefined
    if (pair === undefined || pair.value === undefined) return null
    return { attribute, kind, value: pair.value, damage: pair.damage ?? 0 }
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
  return (card.text ?? []).filter(Boolean).map(sentence)
}

/** What the card is and does for whoever keeps it. */
export function keptSentences(card: Card): Sentence[] {
  return (keptOf(card)?.text ?? []).filter(Boolean).map(sentence)
}

export interface Kept {
  role?: string
  text?: string[]
  item_class?: string
  usage?: string
  life?: number
  stamina?: number
}

export const keptOf = (card: Card | null | undefined): Kept | null =>
  (card?.['kept'] as Kept | undefined) ?? null

/** How it is used in somebody's hand: an adventure card that was kept says so apart. */
export function usageOf(card: Card): string | null {
  const usage = card['usage'] ?? keptOf(card)?.usage
  return typeof usage === 'string' ? usage : null
}

export function skillsOf(card: Card, book: Book | null): { name: string; by: number }[] {
  return Object.entries(card.skills ?? {}).map(([skill, by]) => ({ name: book?.skills[skill] ?? skill, by }))
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
