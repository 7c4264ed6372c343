/** What is told of each seat in a line, and of each deed. */
import type { GameTable } from '$/table.svelte'
import type { Option } from '$/wire'
import { say } from '$/words.svelte'
import type { SeatSummary } from '$/pages/summary'
import type { Answers, Column, Figure, Trophy } from '../edition'
import { figures as thirdFigures, row as thirdRow, shelf as third } from '../third/seats'
import { bondsAt } from './game'

export function figures(table: GameTable, seat: number): Figure[] {
  const game = bondsAt(table)
  const known = thirdFigures(table, seat)
  if (!game || known.length === 0) return known
  const letters = game.envelopes.filter(({ holder }) => holder === seat).length
  return [
    ...known,
    ...(game.prepared.has(seat)
      ? [{ icon: 'sands-of-time', name: say('ui-bonds-prepared'), text: '1', colour: '--info' }]
      : []),
    ...(letters
      ? [{ icon: 'envelope', name: say('ui-bonds-envelopes'), text: String(letters), colour: '--can' }]
      : []),
  ]
}

/** Who has answered a proposal: bots say why. */
export const ANSWERS: Answers = {
  asked: /^(party\.accept|party-skill\.share|deal\.answer|challenge\.accept)$/,
  told: /^(handed-over|hand-over-declined|party-(formed|joined|declined|skill-learned|skill-unpaid))$/,
  seats: (table, { seat, facts }) => {
    const named = new Set(Object.values(facts).flatMap((fact) => String(fact).split(' ')))
    const heroes = bondsAt(table)?.heroes.flatMap(({ card }, n) => (card && named.has(card) ? [n] : [])) ?? []
    return [...new Set([...heroes, ...(seat === null ? [] : [seat])])]
  },
}

/** Signs of deeds, wherever they are offered. */
export const DEEDS: Record<string, string> = {
  prepare: 'sands-of-time',
  'spend-prepare': 'sands-of-time',
  trade: 'trade',
  gift: 'present',
  'send-envelope': 'envelope',
  'open-envelope': 'love-letter',
  'form-party': 'linked-rings',
  'join-party': 'linked-rings',
  'leave-party': 'exit-door',
  'play-party-skill': 'three-friends',
  'engage-warband': 'horned-helm',
  'cure-plague': 'caduceus',
}
const ACTIONS = new Set(['prepare', 'engage-warband', 'cure-plague'])

export function row(table: GameTable, option: Option): { icon?: string; second?: string } | null {
  const verb = option.id.split(':', 1)[0] ?? ''
  const icon = DEEDS[verb]
  if (icon === undefined || table.request?.key !== 'turn.action') return thirdRow(table, option)
  if (verb === 'engage-warband') {
    const band = bondsAt(table)?.warbands.find(({ card }) => card === option.args['who'])
    return { icon, second: say('ui-bonds-row-warband', { n: band?.health ?? 0 }) }
  }
  return { icon, second: say(ACTIONS.has(verb) ? 'ui-third-row-action' : 'ui-third-row-free') }
}

export const COLUMNS: readonly Column[] = [
  { title: 'ui-third-end-story', of: (seat) => seat.brought['story'] ?? 0 },
  { title: 'ui-third-end-skills', of: (seat) => seat.level ?? 0 },
  { title: 'ui-third-end-trophies', of: (seat) => seat.figures['won'] ?? 0 },
  { title: 'ui-third-end-defeats', minor: true, of: (seat) => seat.figures['knocked_out'] ?? 0 },
  { title: 'ui-end-gold', of: (seat) => seat.gold ?? 0 },
]

/** What each gave to the team. */
export function shelf(seat: SeatSummary): Trophy[] {
  const { figures: counted } = seat
  return [
    { icon: 'scarab-beetle', n: counted['warbands'] ?? 0, title: 'ui-bonds-end-warbands' },
    { icon: 'health-potion', n: counted['cured'] ?? 0, title: 'ui-bonds-end-cured' },
    { icon: 'envelope', n: counted['envelopes'] ?? 0, title: 'ui-bonds-end-envelopes' },
    { icon: 'present', n: counted['gifts'] ?? 0, title: 'ui-bonds-end-gifts' },
    ...third(seat),
  ]
}
