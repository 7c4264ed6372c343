/** What lies in the market: the stall of the town, my goods, the healer, other stalls. */

import type { GameView, HeroView } from '$/editions/second/game'
import type { Book, Question, Words } from '$/wire'
import { type Printed, printedIn } from '../../cards/face'

export interface Ware {
  card: string
  option: string
  verb: 'buy' | 'hire'
  cost: number
  /** Why it cannot be had now, in words; null if it can. */
  refused: string | null
  fresh: boolean
}
export interface Good {
  card: string
  option: string | null
  gain: number
  refused: string | null
}
export interface Cure {
  option: string
  verb: 'heal' | 'heal-all' | 'revive'
  who: string
  /** Wounds or exhaustion there. */
  has: number
  /** Treatments, and the gold for them. */
  n: number
  cost: number
  offered: boolean
}

export function townOf(book: Book, place: readonly [number, number] | null): string | null {
  if (place === null) return null
  const found = Object.entries(book.board?.towns ?? {}).find(
    ([, town]) => town.at[0] === place[0] && town.at[1] === place[1],
  )
  return found?.[0] ?? null
}

function reason(words: Words | null | undefined, id: string): string | null {
  return words?.refused?.[id]?.said ?? null
}

/** The stall: newest first, as it was laid on top. */
export function wares(
  game: GameView,
  book: Book,
  town: string,
  request: Question | null,
  words: Words | null | undefined,
  fresh: string | null,
): Ware[] {
  const offered = new Set(request?.options.map((option) => option.id))
  return [...(game.wares[town] ?? [])].reverse().map(({ card, cost }) => {
    const verb = isAlly(printedIn(book, card)) ? 'hire' : 'buy'
    const option = `${verb}:${card}`
    return {
      card,
      option,
      verb,
      cost,
      refused: request === null || offered.has(option) ? null : (reason(words, option) ?? ''),
      fresh: card === fresh,
    }
  })
}

export function goods(hero: HeroView, request: Question | null, words: Words | null | undefined): Good[] {
  const offered = new Set(request?.options.map((option) => option.id))
  return hero.items.map(({ card, gain }) => {
    const option = `sell:${card}`
    const found = offered.has(option)
    return { card, option: found ? option : null, gain, refused: found ? null : reason(words, option) }
  })
}

/** Who of the party could be treated at the price of one treatment, and whether the question offers it. */
export function cures(hero: HeroView, price: number, request: Question | null): Cure[] {
  const offered = new Map(request?.options.map((option) => [option.id, option.args]))
  const found: Cure[] = []
  for (const [id, who, body] of [
    ['hero', hero.id, hero] as const,
    ...hero.allies.map((ally) => [ally.card, ally.card, ally] as const),
  ])
    for (const [verb, has] of [['heal', body.wounds] as const, ['revive', body.exhaustion] as const]) {
      if (has > 0)
        found.push({
          option: `${verb}:${id}`,
          verb,
          who,
          has,
          n: 1,
          cost: price,
          offered: offered.has(`${verb}:${id}`),
        })
      const more = verb === 'heal' ? offered.get(`heal-all:${id}`) : undefined
      if (more)
        found.push({
          option: `heal-all:${id}`,
          verb: 'heal-all',
          who,
          has,
          n: Number(more['n']),
          cost: Number(more['cost']),
          offered: true,
        })
    }
  return found
}

/** Other towns with something on their stall, dearest first. */
export function elsewhere(
  game: GameView,
  town: string,
): { town: string; cards: { card: string; cost: number }[] }[] {
  return Object.entries(game.wares)
    .filter(([other, wares]) => other !== town && wares.length > 0)
    .map(([other, wares]) => ({
      town: other,
      cards: [...wares].sort((a, b) => b.cost - a.cost),
    }))
}

function isAlly({ kind, kept }: Printed): boolean {
  return kind === 'ally' || kept?.role === 'ally'
}
