/** What is told of each seat in a line: in the company, on a phone, in the replay, at the end. */
import type { GameTable } from '$/table.svelte'
import { say } from '$/words.svelte'
import type { SeatSummary } from '$/pages/summary'
import type { Column, Figure, Goal, Trophy } from '../edition'
import { gameAt } from './game'
import { RUNES, runesOf } from './moments'

export function figures(table: GameTable, seat: number): Figure[] {
  const hero = gameAt(table)?.heroes[seat]
  if (!hero?.id) return []
  const { life, wounds, stamina, exhaustion, gold } = hero
  return [
    {
      icon: 'hearts',
      name: say('ui-life'),
      text: `${Math.max(0, life - wounds)}/${life}`,
      colour: '--g-red',
    },
    { icon: 'sprint', name: say('ui-stamina'), text: `${stamina - exhaustion}/${stamina}`, colour: '--info' },
    { icon: 'two-coins', name: say('ui-gold'), text: String(gold), colour: '--can' },
  ]
}

export function badge(table: GameTable, seat: number): Figure | null {
  const hero = gameAt(table)?.heroes[seat]
  if (!hero?.id) return null
  return { icon: 'laurels', name: say('ui-scene-level'), text: String(hero.level), colour: '--ink-2' }
}

/** Runes of whoever looks; those who only watch see who is furthest. */
export function goal(table: GameTable): Goal | null {
  const game = gameAt(table)
  if (game === null) return null
  const seats = table.seat === null ? game.heroes.map((_, seat) => seat) : [table.seat]
  const n = Math.max(0, ...seats.map((seat) => runesOf(table, seat)))
  const { doom } = game
  return {
    said: say('ui-goal-second', { n }),
    icon: 'rune-stone',
    got: n,
    most: RUNES,
    ...(doom.on
      ? {
          clock: {
            icon: 'dread-skull',
            said: say('ui-goal-doom', { n: doom.counters, most: doom.last }),
            got: doom.counters,
            most: doom.last,
          },
        }
      : {}),
  }
}

export const TALE = [
  { icon: 'spiked-dragon-head', text: 'ui-tale-second-1' },
  { icon: 'mounted-knight', text: 'ui-tale-second-2' },
  { icon: 'crossed-swords', text: 'ui-tale-second-3' },
  { icon: 'rune-stone', text: 'ui-tale-second-4' },
]

const STEPS = ['refresh', 'movement', 'adventure', 'market', 'experience']
/** Moments between the steps belong to one of them. */
const WITHIN: Record<string, string> = { arrival: 'adventure', negotiation: 'adventure', end: 'experience' }

export function steps(table: GameTable): { names: string[]; now: number } {
  const game = gameAt(table)
  const step = game?.fight || game?.attempt ? 'adventure' : (game?.step ?? '')
  return { names: STEPS.map((each) => `ui-step-${each}`), now: STEPS.indexOf(WITHIN[step] ?? step) }
}

export const COLUMNS: readonly Column[] = [
  { title: 'ui-end-runes', of: (seat) => seat.brought['runes'] ?? 0 },
  { title: 'ui-end-level', of: (seat) => seat.level ?? 0 },
  { title: 'ui-end-won-fights', of: (seat) => seat.figures['won'] ?? 0 },
  { title: 'ui-end-lost-fights', minor: true, of: (seat) => seat.figures['lost'] ?? 0 },
  { title: 'ui-end-knockouts', minor: true, of: (seat) => seat.figures['knocked_out'] ?? 0 },
  { title: 'ui-end-gold', of: (seat) => seat.gold ?? 0 },
]

/** Dragon Runes, fights, and jewels that were not spent. */
export function shelf({ brought, figures: counted }: SeatSummary): Trophy[] {
  const jewel = (colour: string): Trophy => ({
    icon: 'gem-pendant',
    n: brought[colour] ?? 0,
    title: `ui-end-jewel-${colour}`,
    colour: `--g-${colour}`,
  })
  return [
    { icon: 'rune-stone', n: brought['runes'] ?? 0, title: 'ui-end-runes' },
    { icon: 'broadsword', n: counted['won'] ?? 0, title: 'ui-end-won-fights' },
    { icon: 'crossed-swords', n: counted['duels_won'] ?? 0, title: 'ui-end-duels' },
    ...['red', 'blue', 'yellow', 'green'].map(jewel),
  ]
}
