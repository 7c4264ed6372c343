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
  throws: Throw[]
}

export type Verdict =
  { fair: true; checked: number; noted: boolean } | { fair: false; why: 'seed' | 'throw' | 'gap'; n?: number }

const WORD = 1n << 64n

/** Every throw must follow from the seed, none may be missing, and the seed must be the one promised. */
export async function verify(proof: Proof, noted?: string): Promise<Verdict> {
  const seed = bytes(proof.seed)
  const digest = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', seed)))
  if (digest !== (noted ?? proof.commitment).toLowerCase()) return { fair: false, why: 'seed' }
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  let checked = 0
  for (const [place, { n, lists, result }] of proof.throws.entries()) {
    if (n !== place) return { fair: false, why: 'gap', n: place }
    if (n < proof.fair_from) continue
    const stream = words(key, proof.game, n)
    for (const [i, list] of lists.entries()) {
      if (list[await below(list.length, stream)] !== result[i]) return { fair: false, why: 'throw', n }
    }
    checked++
  }
  return { fair: true, checked, noted: noted !== undefined }
}

async function* words(key: CryptoKey, game: string, n: number): AsyncGenerator<bigint, never> {
  for (let block = 0; ; block++) {
    const message = new TextEncoder().encode(`${game}:${n}:${block}`)
    const digest = new DataView(await crypto.subtle.sign('HMAC', key, message))
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

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function hex(of: Uint8Array): string {
  return Array.from(of, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
