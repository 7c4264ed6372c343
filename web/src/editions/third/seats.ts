/** What is told of each seat in a line: in the company, on a phone, in the replay, at the end. */
import type { GameTable } from '$/table.svelte'
import type { Option, Request } from '$/wire'
import { say } from '$/words.svelte'
import type { SeatSummary } from '$/pages/summary'
import type { Column, Figure, Goal, Trophy } from '../edition'
import { gameAt } from './game'

export function figures(table: GameTable, seat: number): Figure[] {
  const hero = gameAt(table)?.heroes[seat]
  if (!hero?.card) return []
  const { health, damage, gold, skills, kinds, story } = hero
  const trophies = kinds.combat + kinds.explore + kinds.social
  return [
    {
      icon: 'hearts',
      name: say('ui-life'),
      text: `${Math.max(0, health - damage)}/${health}`,
      colour: '--g-red',
    },
    { icon: 'two-coins', name: say('ui-gold'), text: String(gold), colour: '--can' },
    { icon: 'open-book', name: say('ui-third-skills'), text: String(skills.length), colour: '--info' },
    { icon: 'trophy', name: say('ui-third-trophies'), text: String(trophies), colour: '--ink-2' },
    { icon: 'scroll-unfurled', name: say('ui-third-story-tokens'), text: String(story), colour: '--ink-2' },
  ]
}

/** How strong the villain is against whoever looks, and how much time is left. */
export function goal(table: GameTable): Goal | null {
  const game = gameAt(table)
  if (!game?.scenario || !game.villain) return null
  const { villain } = game
  const life = (table.seat === null ? null : game.heroes[table.seat]?.villain) ?? villain.health ?? 0
  const name = table.card(villain.villain)?.name
  return {
    said: [
      name ? say('ui-goal-third', { villain: name }) : say('ui-goal-third-unknown'),
      say('ui-goal-third-life', { n: life }),
    ].join(' '),
    icon: 'dread-skull',
    got: life,
    most: 0,
    clock: {
      icon: 'hourglass',
      said: say('ui-goal-rounds', { n: game.round, most: 2 * game.time.spaces }),
      got: game.round,
      most: 2 * game.time.spaces,
    },
  }
}

export const TALE = [
  { icon: 'dread-skull', text: 'ui-tale-third-1' },
  { icon: 'hiking', text: 'ui-tale-third-2' },
  { icon: 'swap-bag', text: 'ui-tale-third-3' },
  { icon: 'trophy', text: 'ui-tale-third-4' },
]

const SETUP = ['setup.scenario', 'setup.hero', 'setup.place']

/** The three actions of a turn; learning needs none of them. */
export function steps(table: GameTable): { names: string[]; now: number } {
  const game = gameAt(table)
  if (game?.step.startsWith('setup')) {
    const key = table.view?.request?.key ?? ''
    return { names: SETUP.map((step) => `ui-third-${step.replace('.', '-')}`), now: SETUP.indexOf(key) }
  }
  const names = ['ui-third-action-1', 'ui-third-action-2', 'ui-third-action-3']
  if (!game || game.step !== 'turn') return { names, now: -1 }
  // while an action is being resolved it is spent already
  const doing = game.doing !== null && game.doing !== 'learn'
  return { names, now: Math.max(0, 3 - game.actions - (doing ? 1 : 0)) }
}

const ROWS: Record<string, { icon: string; second?: string }> = {
  travel: { icon: 'rolling-dices', second: 'ui-third-row-action' },
  'take-rest': { icon: 'camping-tent', second: 'ui-third-row-rest' },
  train: { icon: 'weight-lifting-up', second: 'ui-third-row-train' },
  shop: { icon: 'shop', second: 'ui-third-row-action' },
  'go-adventuring': { icon: 'crossed-swords', second: 'ui-third-row-adventure' },
  attempt: { icon: 'treasure-map', second: 'ui-third-row-action' },
  follow: { icon: 'conversation', second: 'ui-third-row-action' },
  story: { icon: 'scroll-unfurled', second: 'ui-third-row-action' },
  'kill-zombie': { icon: 'shambling-zombie', second: 'ui-third-row-action' },
  'face-villain': { icon: 'dread-skull', second: 'ui-third-row-villain' },
  learn: { icon: 'open-book', second: 'ui-third-row-free' },
  ability: { icon: 'laurels' },
  deal: { icon: 'shaking-hands', second: 'ui-third-row-free' },
  recover: { icon: 'run', second: 'ui-third-row-action' },
  idle: { icon: 'hourglass', second: 'ui-third-row-action' },
  'end-turn': { icon: 'hourglass' },
}

/** What one of the two options of an event says on its card. */
export function doorOf(table: GameTable, request: Request, option: string): string {
  const card = table.card(String(request.args['card'] ?? ''))
  const n = request.options.findIndex(({ id }) => id === option)
  return (card?.text[n + 1] ?? '').replace(/^[^:]{1,90}?: /, '')
}

/** The sign of an action, and what it takes. */
export function row(table: GameTable, option: Option): { icon?: string; second?: string } | null {
  const { request } = table
  const verb = option.id.split(':', 1)[0] ?? ''
  if (verb === 'exert') return { icon: 'card-draw' }
  if (request?.key === 'event.choice') return { second: doorOf(table, request, option.id) }
  if (request?.key !== 'turn.action') return null
  const known = ROWS[verb]
  if (!known) return null
  const game = gameAt(table)
  const n = table.seat === null ? 0 : (game?.heroes[table.seat]?.villain ?? 0)
  return { icon: known.icon, ...(known.second ? { second: say(known.second, { n }) } : {}) }
}

export const COLUMNS: readonly Column[] = [
  { title: 'ui-third-end-story', of: (seat) => seat.brought['story'] ?? 0 },
  { title: 'ui-third-end-skills', of: (seat) => seat.level ?? 0 },
  { title: 'ui-third-end-trophies', of: (seat) => seat.figures['won'] ?? 0 },
  { title: 'ui-third-end-defeats', minor: true, of: (seat) => seat.figures['knocked_out'] ?? 0 },
  { title: 'ui-end-gold', of: (seat) => seat.gold ?? 0 },
]

export function shelf({ brought, figures: counted }: SeatSummary): Trophy[] {
  return [
    { icon: 'scroll-unfurled', n: brought['story'] ?? 0, title: 'ui-third-end-story' },
    { icon: 'open-book', n: brought['skills'] ?? 0, title: 'ui-third-end-skills' },
    { icon: 'trophy', n: counted['won'] ?? 0, title: 'ui-third-end-trophies' },
    { icon: 'backpack', n: brought['assets'] ?? 0, title: 'ui-third-end-assets' },
    { icon: 'treasure-map', n: counted['tasks'] ?? 0, title: 'ui-third-end-quests' },
  ]
}
