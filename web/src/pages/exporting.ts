/** A game as a file on this device. */
import { ask } from '$/api'

export async function exportGame(game: string, token: string): Promise<void> {
  const exported = await ask<{ complete: boolean; save: unknown }>(`/api/games/${game}/export`, { token })
  const file = new Blob([JSON.stringify(exported.save)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `tamalir-${game}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
