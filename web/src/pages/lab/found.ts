/** What the laboratory has found, as `tamalir lab card --json` and `tamalir report --json` write it. */

export interface Share {
  n: number
  of: number
  share: number
  low: number
  high: number
}
export interface Holders {
  seen: number
  seats: number
  with: Share
  without: Share
  shift: number | null
  low: number | null
  high: number | null
}
export interface CardFound {
  card: string
  kind: string
  games: number
  plan: { edition: string; players: string[] }
  holders: Holders
  table: Record<'turns' | 'knockouts', { change: number; low: number; high: number }>
  text: { n: number; when: string; do: string; times: number | null }[]
  bought: Share | null
  price: {
    printed: number
    strength: number
    fair: number | null
    low: number | null
    high: number | null
  } | null
  prices: (Holders & { price: number })[]
  combinations: { card: string; alone: number; both: number; factor: number }[]
  enemy: { own: Outcomes | null; others: Outcomes } | null
}
export type Outcomes = Record<'won' | 'lost' | 'escaped', Share>

export interface ReportFound {
  games: number
  fair: number
  plan: { edition: string; players: string[] }
  heroes: (Share & { hero: string })[]
  players: (Share & { player: string })[]
  first: Share | null
  reasons: (Share & { what: string })[]
  turns: { mean: number; median: number; p10: number; p90: number }
  colours: ({ colour: string; fights: number } & Outcomes)[]
}

export type Found = { what: 'card'; found: CardFound } | { what: 'report'; found: ReportFound }

/** One line of a small chart: a value and how sure it is. */
export interface Mark {
  name: string
  value: number
  low: number | null
  high: number | null
  /** Beside the name, in small print. */
  note?: string
}

const has = (thing: unknown, ...keys: string[]): boolean =>
  typeof thing === 'object' && thing !== null && keys.every((key) => key in thing)

/** Null if the text is no result of the laboratory. */
export function read(text: string): Found | null {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return null
  }
  if (has(found, 'card', 'holders', 'text', 'prices', 'combinations'))
    return { what: 'card', found: found as CardFound }
  if (has(found, 'heroes', 'players', 'reasons', 'turns', 'colours'))
    return { what: 'report', found: found as ReportFound }
  return null
}

export const marked = (name: string, { share, low, high, of }: Share): Mark => ({
  name,
  value: share,
  low,
  high,
  note: `n = ${of}`,
})

/** The ends of an axis that shows all marks and the reference, with a little air. */
export function span(marks: readonly Mark[], reference: number | null): [from: number, to: number] {
  const all = marks.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value])
  if (reference !== null) all.push(reference)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const air = (most - least || 1) * 0.06
  return [least - air, most + air]
}
