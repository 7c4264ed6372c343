/**
 * This browser's part in the dice: it promises a share of the seed by its digest, and hands it in when the
 * others have promised theirs (docs/fair-dice.md). The share is kept, so that it can be checked at the end.
 */
import { bytes, hex, sha256 } from './pages/fair'
import type { Command, TableInfo } from './wire'

const STORE = 'tamalir.dice'
/** So long those who have promised, and those who have handed in, wait for the others. */
const PLEDGE_MS = 121_000
const SHARE_MS = 61_000

type Shares = Record<string, Record<number, string>>

function read(): Shares {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Shares
  } catch {
    return {}
  }
}

/** Seat -> the promise of the share that this browser holds for it. */
export async function myPledges(game: string): Promise<Record<number, string>> {
  const pledges: Record<number, string> = {}
  for (const [seat, share] of Object.entries(read()[game] ?? {})) {
    pledges[Number(seat)] = hex(await sha256(bytes(share)))
  }
  return pledges
}

function shareOf(game: string, seat: number): string {
  const shares = read()
  const kept = shares[game]?.[seat]
  if (kept) return kept
  const share = hex(crypto.getRandomValues(new Uint8Array(32)))
  shares[game] = { ...shares[game], [seat]: share }
  localStorage.setItem(STORE, JSON.stringify(shares)) // what cannot be kept is not promised
  return share
}

/** Looks at the table whenever it has changed, and does what is next. */
export class DiceShare {
  #game: string
  #send: (command: Command) => Promise<unknown>
  #busy = false
  #waiting: ReturnType<typeof setTimeout> | null = null

  constructor(game: string, send: (command: Command) => Promise<unknown>) {
    this.#game = game
    this.#send = send
  }

  async look(seat: number | null, table: TableInfo | null): Promise<void> {
    const dice = table?.dice ?? null
    if (seat === null || table === null || dice === null || dice.joint_from !== null) return
    if (this.#busy || table.seats[seat]?.kind !== 'human' || !globalThis.crypto?.subtle) return
    this.#busy = true
    try {
      const promised = dice.pledges[String(seat)]
      if (promised === undefined) {
        if (dice.shared.length > 0) return
        const commitment = hex(await sha256(bytes(shareOf(this.#game, seat))))
        await this.#send({ type: 'pledge', commitment })
        return
      }
      const share = read()[this.#game]?.[seat]
      if (share === undefined || hex(await sha256(bytes(share))) !== promised) return
      const all = table.seats.every(({ kind, seat }) => kind !== 'human' || String(seat) in dice.pledges)
      if (dice.shared.includes(seat)) this.#later(SHARE_MS, share)
      else if (all || dice.shared.length > 0) await this.#send({ type: 'share', share })
      else this.#later(PLEDGE_MS, share)
    } catch {
      // The dice stay the server's: the lobby says so.
    } finally {
      this.#busy = false
    }
  }

  stop(): void {
    if (this.#waiting !== null) clearTimeout(this.#waiting)
    this.#waiting = null
  }

  #later(wait: number, share: string): void {
    this.stop()
    this.#waiting = setTimeout(() => void this.#send({ type: 'share', share }).catch(() => undefined), wait)
  }
}
