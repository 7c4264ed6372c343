/** A game as a file on this device. */
import { ask } from '$/api'
import { Refusal } from '$/line'

interface Exported {
  complete: boolean
  save: unknown
}

/** The game as it stands, so that it can go on at another table; only what one may know, if others hold secrets. */
export async function exported(game: string, token: string): Promise<Exported> {
  try {
    return await ask<Exported>(`/api/games/${game}/export?whole=true`, { token })
  } catch (error) {
    if (!(error instanceof Refusal) || !['secrets', 'forbidden'].includes(error.code)) throw error
    return ask<Exported>(`/api/games/${game}/export`, { token })
  }
}

export async function exportGame(game: string, token: string): Promise<void> {
  const { save } = await exported(game, token)
  const file = new Blob([JSON.stringify(save)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `tamalir-${game}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
