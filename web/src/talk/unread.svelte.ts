/** Which lines of the talk at a table were read in this browser. */
import type { ChatLine } from '$/wire'

const STORE = 'tamalir.read'

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

class Read {
  /** Game -> how many lines were read. */
  upTo = $state.raw<Record<string, number>>(kept())
}
const read = new Read()

/** Lines of others that were not read yet. */
export function unread(game: string, chat: readonly ChatLine[], seat: number | null): ChatLine[] {
  const from = read.upTo[game] ?? 0
  return chat.filter((line) => line.n >= from && (seat === null || line.seat !== seat))
}

/** All that was said until now has been read. */
export function readAll(game: string, chat: readonly ChatLine[]): void {
  const next = (chat.at(-1)?.n ?? -1) + 1
  if ((read.upTo[game] ?? 0) >= next) return
  read.upTo = { ...read.upTo, [game]: next }
  try {
    localStorage.setItem(STORE, JSON.stringify(read.upTo))
  } catch {
    /* a private window forgets */
  }
}
