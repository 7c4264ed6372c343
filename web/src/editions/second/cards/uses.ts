/** What a card could be used for at the pending question. */
import { type Offer, offer } from '$/cards/offers'
import type { GameTable } from '$/table.svelte'

/** Everything a card could be used for now: `use:card`, `use:card#1` and so on. */
export function usesOf(table: GameTable, card: string): Offer[] {
  const { request, words } = table
  const like = (id: string) =>
    id === `use:${card}` || id.startsWith(`use:${card}#`) || id === `commit:${card}`
  const ids = [
    ...(request?.options ?? []).map((option) => option.id),
    ...(request?.asides ?? []).map((option) => option.id),
    ...Object.keys(words?.refused ?? {}),
  ]
  return [...new Set(ids.filter(like))].map((id) => offer(table, id))
}
