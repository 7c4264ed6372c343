/** What tokens can do. Every option of a fight says itself which tokens it spends and which one it is aimed at; here
 * the many options of a question become the few things that the tokens in hand can do. No rule stands here. */
import type { Option, Question } from '$/wire'

/** An option of the question with the tokens it is about. */
export interface Deed {
  id: string
  /** `spend`, `flip`, `surge`, ...: the first word of its id. */
  verb: string
  /** What it spends. */
  tokens: string[]
  /** The token it is aimed at. */
  target: string | null
  option: Option
}

/** Options that differ only in the tokens they take: one thing to do. */
export interface Group {
  key: string
  verb: string
  /** All of them. */
  deeds: Deed[]
  /** The one to begin with: most damage, or the least that pays. */
  best: Deed
  /** A target is still to be chosen. */
  open: boolean
}

export interface Hold {
  /** What exactly these tokens do. */
  exact: Deed[]
  /** What they do together with others. */
  more: Group[]
  /** What needs no token at all. */
  bare: Deed[]
  /** Tokens (the first of their kind) that can be taken in hand besides. */
  can: Set<string>
  /** The same for what it would be aimed at. */
  targets: Set<string>
}

/** The first of the tokens that nothing tells apart from this one: options name only that one. */
export type Alike = (token: string) => string

const listed = (ids: Option['args'][string] | undefined) =>
  ids === undefined || ids === '' ? [] : String(ids).split('+')

export function deedsOf(request: Pick<Question, 'options'> | null): Deed[] {
  return (request?.options ?? []).map((option) => ({
    id: option.id,
    verb: option.id.split(':', 1)[0] ?? '',
    tokens: listed(option.args['tokens']),
    target: listed(option.args['target'])[0] ?? null,
    option,
  }))
}

/** Every token a deed is about. */
export const about = (deed: Deed): string[] =>
  deed.target === null ? deed.tokens : [...deed.tokens, deed.target]

/** What is left of `all` without `some`; null if `some` is not in it. Both are bags, not sets. */
function without(all: readonly string[], some: readonly string[]): string[] | null {
  const left = [...all]
  for (const one of some) {
    const at = left.indexOf(one)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

const keyOf = ({ verb, option: { args } }: Deed) => `${verb}:${args['ability'] ?? args['kind'] ?? ''}`

/** Most damage first; of what has to be paid, the largest X and then the fewest tokens. */
const size = ({ option: { args }, tokens }: Deed): [number, number] => [
  Number(args['amount'] ?? args['value'] ?? args['x'] ?? 0),
  -tokens.length,
]
const larger = (one: Deed, other: Deed) => {
  const [a, b] = [size(one), size(other)]
  return b[0] > a[0] || (b[0] === a[0] && b[1] > a[1]) ? other : one
}

function groups(deeds: Deed[]): Group[] {
  const found = new Map<string, Deed[]>()
  for (const deed of deeds) found.set(keyOf(deed), [...(found.get(keyOf(deed)) ?? []), deed])
  return [...found].map(([key, all]) => ({
    key,
    verb: all[0]?.verb ?? '',
    deeds: all,
    best: all.reduce(larger),
    open: all.length > 1 && all.some((deed) => deed.target !== null),
  }))
}

/** What the tokens in hand can do. */
export function hold(deeds: readonly Deed[], held: readonly string[], alike: Alike): Hold {
  const mine = held.map(alike)
  const found: Hold = { exact: [], more: [], bare: [], can: new Set(), targets: new Set() }
  const more: Deed[] = []
  for (const deed of deeds) {
    const kinds = about(deed).map(alike)
    if (kinds.length === 0) {
      found.bare.push(deed)
      continue
    }
    const left = without(kinds, mine)
    if (left === null) continue
    if (left.length === 0) found.exact.push(deed)
    else {
      more.push(deed)
      const spent = deed.tokens.map(alike)
      const target = deed.target === null ? null : alike(deed.target)
      for (const one of left) {
        if (one === target && (held.length > 0 || spent.length === 0)) found.targets.add(one)
        if (spent.includes(one)) found.can.add(one)
      }
    }
  }
  for (const one of found.can) found.targets.delete(one)
  // Whoever holds two swords is not told again what one of three would do.
  const shown = new Set(found.exact.map(({ id }) => id))
  found.more = groups(more).filter((group) => !shown.has(group.best.id))
  return found
}

/** The hand after a press on a token: put back, taken in hand, or, where it does nothing with the rest, alone. */
export function pressed(
  deeds: readonly Deed[],
  held: readonly string[],
  token: string,
  alike: Alike,
): string[] {
  if (held.includes(token)) return held.filter((one) => one !== token)
  const fits = (some: readonly string[]) =>
    deeds.some((deed) => without(about(deed).map(alike), some.map(alike)) !== null)
  const all = [...held, token]
  return fits(all) ? all : fits([token]) ? [token] : [...held]
}

/** The tokens on the table that a deed takes, those in hand before others of their kind. */
export function taken(deed: Deed, held: readonly string[], lying: readonly string[], alike: Alike): string[] {
  const free = [...held, ...lying.filter((token) => !held.includes(token))]
  return about(deed).map((named) => {
    const at = free.findIndex((token) => alike(token) === alike(named))
    return at < 0 ? named : (free.splice(at, 1)[0] ?? named)
  })
}
