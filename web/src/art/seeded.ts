/** A small seeded generator (mulberry32): the same board always gets the same trees. */
export interface Seeded {
  next(): number
  between(lo: number, hi: number): number
  pick<T>(list: readonly T[]): T
}

export function seeded(seed: number): Seeded {
  let a = seed >>> 0
  const next = () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (lo, hi) => lo + (hi - lo) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
  }
}

/** A seed from a name, so that a card always gets the same picture. */
export function seedOf(name: string): number {
  let h = 2166136261
  for (const c of name) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619)
  return h >>> 0
}
