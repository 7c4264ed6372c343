/** The end as a scene: who has won, who has not, and what was at stake. */
import type { GameTable } from '$/table.svelte'
import type { GameEvent } from '$/wire'
import { say } from '$/words.svelte'
import type { Moment } from './moment'

export function finaleOf(table: GameTable, events: readonly GameEvent[]): Moment {
  const result = table.view?.result ?? { winners: [], ranking: [], reason: '' }
  const { winners, reason } = result
  const { seat } = table
  const won = seat === null ? winners.length > 0 : winners.includes(seat)
  const lead = won && seat !== null ? seat : (winners[0] ?? seat ?? 0)
  const names = winners.map((one) => table.nameOf(one)).join(', ')
  /** A deed names whoever did it; that time is up does not. */
  const deed = events.findLast((event) => /won$|falls$/.test(event.key) && event.said)?.said ?? ''
  const verdict = events.findLast((event) => /over$|lost$/.test(event.key) && event.said)?.said ?? ''
  const end = table.edition?.finale?.(table, won, reason)
  const shown = seat ?? lead
  const told = won
    ? say('ui-moment-won', { hero: names })
    : winners.length
      ? say('ui-moment-lost-to', { hero: table.nameOf(shown), winner: names })
      : say('ui-moment-all-lost', { hero: table.nameOf(shown) })
  return {
    kind: won ? 'victory' : 'defeat',
    label: table.overview.round === null ? '' : say('ui-round', { n: table.overview.round }),
    title: say(won ? 'ui-moment-victory' : 'ui-moment-defeat'),
    said: [deed || told, end?.stake || verdict].filter(Boolean).join(' '),
    figures: [...(deed && !won ? [{ text: told }] : []), ...(end?.figures ?? [])],
    icon: end?.icon ?? 'trophy',
    hero: table.card(table.overview.pieces[lead]?.card)?.icon ?? 'cowled',
    go: say('ui-moment-chronicle'),
  }
}
