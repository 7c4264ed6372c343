// Were the dice fair? Computes every throw of a finished game again from its seed, with the browser's own
// cryptography: docs/fair-dice.md. Nothing but the proof is trusted, and the commitment is the one that this
// browser noted when it first saw the game, if it did.

export interface Throw {
  n: number
  lists: (number | string)[][]
  result: (number | string)[]
}

export interface Proof {
  game: string
  commitment: string
  seed: string
  fair_from: number
  /** What a throw follows from besides the seed: its number, or all answers before it. */
  by?: 'number' | 'path'
  /** Each answer as it goes into the path. */
  journal?: string[]
  joint_from?: number | null
  shares?: { seat: number; share: string; pledge: string | null }[]
  throws: Throw[]
}

/** What this browser noted while the game was played. */
export interface Noticed {
  commitment?: string
  /** Seat -> the promise of the share that this browser has handed in for it. */
  pledges?: Record<number, string>
}

export type Verdict =
  | { fair: true; checked: number; noted: boolean; joint: number | null }
  | { fair: false; why: 'seed' | 'throw' | 'gap' | 'share'; n?: number }

const WORD = 1n << 64n

/** Every throw must follow from the seed and the shares, none may be missing, and all must be as promised. */
export async function verify(proof: Proof, noted: Noticed = {}): Promise<Verdict> {
  const seed = bytes(proof.seed)
  if (hex(await sha256(seed)) !== (noted.commitment ?? proof.commitment).toLowerCase()) {
    return { fair: false, why: 'seed' }
  }
  const key = await hmacKey(seed)
  const wrong = await wrongShare(proof, key, noted.pledges ?? {})
  if (wrong !== null) return { fair: false, why: 'share', n: wrong }
  const shares = (proof.shares ?? []).map(({ seat, share }) => `${seat}:${share}\n`).join('')
  const joint = shares ? await hmacKey(await hmac(key, shares)) : key
  const start = proof.joint_from ?? null
  const places = await placesOf(proof)
  let checked = 0
  for (const [place, { n, lists, result }] of proof.throws.entries()) {
    if (n !== place || places[place] === undefined) return { fair: false, why: 'gap', n: place }
    if (n < proof.fair_from) continue
    const stream = words(start !== null && n >= start ? joint : key, proof.game, places[place])
    for (const [i, list] of lists.entries()) {
      if (list[await below(list.length, stream)] !== result[i]) return { fair: false, why: 'throw', n }
    }
    checked++
  }
  if (places.length !== proof.throws.length) return { fair: false, why: 'gap', n: proof.throws.length }
  return { fair: true, checked, noted: noted.commitment !== undefined, joint: start }
}

/** Where each throw stands: its number, or the digest of all answers before it. */
async function placesOf(proof: Proof): Promise<string[]> {
  if (proof.by !== 'path') return proof.throws.map(({ n }) => String(n))
  const places: string[] = []
  let path = await sha256(utf8('tamalir'))
  for (const line of proof.journal ?? []) {
    const [who, answer] = JSON.parse(line) as [number, unknown]
    if (who === -1) {
      const told = JSON.stringify(Array.isArray(answer) ? answer : [answer])
      if (JSON.stringify(proof.throws[places.length]?.result) !== told) break
      places.push(hex(path))
    }
    path = await sha256(Uint8Array.from([...path, ...utf8(line)]))
  }
  return places
}

/** The seat whose share is neither what was promised nor what the seed fills in; null: all are right. */
async function wrongShare(
  proof: Proof,
  key: CryptoKey,
  mine: Record<number, string>,
): Promise<number | null> {
  const seats = (proof.shares ?? []).map(({ seat }) => seat)
  const left = Object.keys(mine).map(Number)
  if (seats.length) for (const seat of left) if (!seats.includes(seat)) return seat
  for (const { seat, share, pledge } of proof.shares ?? []) {
    const promised = mine[seat] ?? pledge
    const right = promised
      ? hex(await sha256(bytes(share))) === promised
      : share === hex(await hmac(key, `filled:${seat}`))
    if (!right) return seat
  }
  return null
}

async function* words(key: CryptoKey, game: string, place: string): AsyncGenerator<bigint, never> {
  for (let block = 0; ; block++) {
    const digest = new DataView((await hmac(key, `${game}:${place}:${block}`)).buffer)
    for (const at of [0, 8, 16, 24]) yield digest.getBigUint64(at)
  }
}

/** A number below `count`, each equally likely: words that would favour the small ones are thrown away. */
async function below(count: number, stream: AsyncGenerator<bigint, never>): Promise<number> {
  const k = BigInt(count)
  const limit = WORD - (WORD % k)
  for (;;) {
    const { value } = await stream.next()
    if (value < limit) return Number(value % k)
  }
}

const utf8 = (text: string) => new TextEncoder().encode(text)

export async function sha256(of: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', of))
}

function hmacKey(of: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', of, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

async function hmac(key: CryptoKey, text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(text)))
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export function hex(of: Uint8Array): string {
  return Array.from(of, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
