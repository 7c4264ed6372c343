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
