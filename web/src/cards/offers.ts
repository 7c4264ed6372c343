/** What the pending question offers for a thing on the table: the option it stands for, or why it is refused. */

import type { GameTable } from '$/table.svelte'

export type Offer = { state: 'offered' | 'refused' | 'none'; id: string; said: string; rule: string | null }

/** A reason without the number of its rule, for places that show it small. */
export function plain(said: string): string {
  return said.replace(/\s*\([A-Z\d]+-[A-Z]+-\w+\)/g, '')
}

export function offer(table: GameTable, id: string): Offer {
  const { request, words } = table
  const none: Offer = { state: 'none', id, said: '', rule: null }
  if (request === null) return none
  const offered = [...request.options, ...(request.asides ?? [])].some((option) => option.id === id)
  if (offered) return { state: 'offered', id, said: words?.options[id] ?? '', rule: null }
  const refused = words?.refused?.[id]
  return refused === undefined
    ? none
    : { state: 'refused', id, said: refused.said, rule: refused.rule ?? null }
}

/** The first of these options that is offered, else the first that is refused with a reason. */
export function bestOffer(table: GameTable, ids: string[]): Offer {
  const found = ids.map((id) => offer(table, id))
  return (
    found.find((one) => one.state === 'offered') ??
    found.find((one) => one.state === 'refused') ?? { state: 'none', id: ids[0] ?? '', said: '', rule: null }
  )
}

/** Options (asides last) that concern a card, however they name it. */
export function offersOf(table: GameTable, card: string): Offer[] {
  const { request } = table
  if (request === null) return []
  const all = [...request.options, ...(request.asides ?? [])]
  const about = all.filter((option) => option.args['card'] === card || option.args['ally'] === card)
  return [...new Set(about.map((option) => option.id))].map((id) => offer(table, id))
}
