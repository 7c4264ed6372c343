/** The parts of the companion, in the order of its tabs. Each is a file of its own, fetched when it is opened. */
import type { Component } from 'svelte'
import type { Route } from '$/router.svelte'

/** What every part gets to know. */
export interface PartProps {
  /** The box on the table. */
  edition: string
  route: Route
}

export interface Part {
  id: string
  icon: string
  open: () => Promise<{ default: Component<PartProps> }>
}

export const PARTS: readonly Part[] = [
  { id: 'fight', icon: 'crossed-swords', open: () => import('./fight/Fight.svelte') },
  { id: 'counters', icon: 'abacus', open: () => import('./counters/Counters.svelte') },
  { id: 'rules', icon: 'open-book', open: () => import('./rules/Rules.svelte') },
  { id: 'round', icon: 'hourglass', open: () => import('./round/Round.svelte') },
]
/** Opened from the head of the page, so that four tabs are enough. */
export const CARDS: Part = { id: 'cards', icon: 'card-pick', open: () => import('./cards/Cards.svelte') }
