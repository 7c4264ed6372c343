/** Several people at one device: who must take it now. */
import { keptGame, type Key } from '../games'
import type { GameTable } from '../table.svelte'

/** Nobody, while the one in front of it is asked too, or while it holds one seat only. */
export function nextAtThisDevice(table: GameTable): Key | null {
  if (table.over) return null
  const waiting = table.view?.request?.waiting ?? []
  if (table.seat === null || waiting.includes(table.seat)) return null
  const others = (keptGame(table.game)?.keys ?? []).filter(
    (key) => key.role === 'seat' && key.token !== table.token,
  )
  return others.find((key) => key.seat !== null && waiting.includes(key.seat)) ?? null
}

/** The other heroes of whoever leads several of a team, by their seats. */
export function alsoMine(table: GameTable): Key[] {
  const keys = keptGame(table.game)?.keys.filter((key) => key.own) ?? []
  return keys.some((key) => key.token === table.token) ? keys.filter((key) => key.token !== table.token) : []
}
