/** What one game brings to a fight beside its box: how its figures are entered, and how both sides look. */
import type { Component } from 'svelte'
import type { BesideChance, BesideFight, BesideScene } from '$/wire.gen'
import type { Book } from '$/wire'
import { say } from '$/words.svelte'

/** Who fights whom, as the house wants it. */
export type Spec = Pick<BesideFight, 'scene' | 'cards' | 'names' | 'options'>
/** One answer: an option, what dice or tokens show, or what they show in all. */
export type Answer = NonNullable<BesideFight['answers']>[number]

export interface SetupProps<Form = unknown> {
  book: Book
  /** What was entered last time. */
  form: Form | null
  onbegin: (spec: Spec, form: unknown) => void
}
export interface SidesProps {
  book: Book
  scene: BesideScene
  spec: Spec
}
export interface CastProps {
  chance: BesideChance
  spec: Spec
  book: Book
  onenter: (faces: string[]) => void
}

/** `beside/index.ts` of a game's folder. */
export interface Box {
  Setup: Component<SetupProps<never>>
  Sides: Component<SidesProps>
  /** How tokens are entered, where the game has any. */
  Cast?: Component<CastProps>
}

const boxes = import.meta.glob<Box>('../../editions/*/beside/index.ts', { import: 'default' })

export function boxOf(edition: string): Promise<Box> | null {
  return boxes[`../../editions/${edition}/beside/index.ts`]?.() ?? null
}

/** Whoever was typed in without a name, by the side it stands on. */
const NAMELESS: Record<string, string> = {
  'some-hero': 'beside-fight-hero',
  'some-rival': 'beside-fight-rival',
  'some-foe': 'beside-fight-foe',
}

/** The name of a card: one that was typed in, or one of the book. */
export function nameOf(book: Book, spec: Spec, card: string): string {
  const nameless = NAMELESS[card]
  return spec.names?.[card] || book.cards[card]?.name || (nameless ? say(nameless) : card)
}
