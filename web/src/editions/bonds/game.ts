/** The one place that reads what Unbreakable Bonds adds to a view; the rest is read as in the Third Edition. */
import type { Book, Place, View } from '$/wire'
import type { BondsBoardFigures, BondsFigures, BondsState, BondsTeamFigures } from '$/wire.gen'
import { gameOf, type GameView } from '../third/game'

/** A warband on the track; nowhere while it lies face down. */
export interface WarbandView {
  /** Its place on the track, from one. */
  n: number
  card: string
  at: Place | null
  units: number
  health: number
  /** Spaces that it will enter, its target last. */
  way: Place[]
  /** What it attacks; null: it gains a unit. */
  goal: Place | null
}

export interface EnvelopeView {
  holder: number
  kind: string
  /** Empty for gold, and for what only its holder may see. */
  card: string
}

export interface BondsView extends GameView {
  /** Whether all heroes play as one team, or one hero alone. */
  together: boolean
  /** Whether there are several of them. */
  company: boolean
  parties: number[][]
  envelopes: EnvelopeView[]
  /** Seats with a prepare token. */
  prepared: Set<number>
  /** Party skills that the team has learned. */
  common: string[]
  warbands: WarbandView[]
  scorched: Place[]
  plague: Place[]
  /** Where the plague goes next; of several chance decides. */
  spreads: Place[]
  difficulty: string
  /** By side of the fight; null for a side that somebody plays. */
  boards: (BondsBoardFigures | null)[]
  team: BondsTeamFigures | null
}

const placed = (at: readonly [number, number]): Place => `${at[0]},${at[1]}`

const made = new WeakMap<View, BondsView>()

/** The same object as long as the view is the same. */
export function bondsOf(view: View): BondsView {
  const known = made.get(view)
  if (known) return known
  const game = read(view)
  made.set(view, game)
  return game
}

export function bondsAt(table: { view: View | null }): BondsView | null {
  return table.view && bondsOf(table.view)
}

/** Whether all win or lose together. */
export function together(view: View): boolean {
  return view.setup?.options?.['mode'] !== 'competitive'
}

function read(view: View): BondsView {
  const seen = view.position as BondsState
  const by = view.figures as BondsFigures
  const game = gameOf(view)
  const team = by.team ?? null
  return {
    ...game,
    together: together(view),
    company: together(view) && game.heroes.length > 1,
    parties: seen.parties,
    envelopes: seen.envelopes.map(({ holder, kind, card }) => ({
      holder,
      kind,
      card: card.startsWith('?') ? '' : card,
    })),
    prepared: new Set(Object.keys(seen.prepared).map(Number)),
    common: seen.common,
    warbands: seen.warbands.map(({ card, hex, units }, n): WarbandView => {
      const march = team?.marches.find((each) => each.card === card)
      return {
        n: n + 1,
        card,
        at: hex && placed(hex),
        units,
        health: march?.health ?? 0,
        way: (march?.way ?? []).map(placed),
        goal: march?.goal ? placed(march.goal) : null,
      }
    }),
    scorched: seen.scorched.map(placed),
    plague: seen.plague.map(placed),
    spreads: (team?.spreads ?? []).map(placed),
    difficulty: seen.difficulty,
    boards: by.boards,
    team,
  }
}

// ---- what is printed

/** A scenario sheet as it is read to a team of this size at this step of difficulty. */
export interface SheetRead {
  text: string[]
  /** What was measured with bots; null if too few games were played. */
  won: { games: number; percent: number; about: boolean } | null
}
export interface SheetInfo {
  team_only: boolean
  /** By step of difficulty; by number of players, from one. */
  steps: Record<string, SheetRead[]>
}

export function sheetsOf(book: Book | null): Record<string, SheetInfo> {
  return (book?.['sheets'] ?? {}) as Record<string, SheetInfo>
}
export function readTo(book: Book | null, scenario: string, step: string, players: number): SheetRead | null {
  return sheetsOf(book)[scenario]?.steps[step]?.[players - 1] ?? null
}
/** How many can play in each mode. */
export function modesOf(book: Book | null): Record<string, { least: number; most: number }> {
  return (book?.['modes'] ?? {}) as Record<string, { least: number; most: number }>
}
/** Why something cannot be done now, by its rule. */
export function reasonOf(book: Book | null, rule: string): string {
  return ((book?.['reasons'] ?? {}) as Record<string, string>)[rule] ?? ''
}
export function boardNamed(book: Book | null, id: string): { name: string; abilities: string[] } | null {
  return ((book?.['boards'] ?? {}) as Record<string, { name: string; abilities: string[] }>)[id] ?? null
}
/** The picture of a scenario that has no villain to show. */
export const SCENARIO_ICON: Record<string, string> = {
  'locust-swarm': 'horned-helm',
  'red-death': 'plague-doctor-profile',
}
