/** What lies in the market: the stall of the town, my goods, the healer, other stalls. */

import type { Book, Card, GameView, HeroView, Option, Request, Words } from '$/wire'

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
  verb: 'heal' | 'revive'
  who: string
  /** Wounds or exhaustion there. */
  has: number
  offered: boolean
}
export interface Slots {
  what: 'weapon' | 'armor' | 'ally'
  taken: number
  most: number
}

const LIMITS: [Slots['what'], number][] = [
  ['weapon', 2],
  ['armor', 1],
  ['ally', 2],
]

export function townOf(book: Book, place: readonly [number, number] | null): string | null {
  if (place === null) return null
  const found = Object.entries(book.board.towns).find(
    ([, town]) => town.at[0] === place[0] && town.at[1] === place[1],
  )
  return found?.[0] ?? null
}

/** Everything offered or refused under an id, by that id. */
function known(request: Request | null): Map<string, Option> {
  const all = [...(request?.options ?? []), ...(request?.refused ?? [])]
  return new Map(all.map((option) => [option.id, option]))
}

function reason(words: Words | null | undefined, id: string): string | null {
  return words?.refused?.[id]?.said ?? null
}

/** The stall: newest first, as it was laid on top. */
export function wares(
  game: GameView,
  book: Book,
  town: string,
  request: Request | null,
  words: Words | null | undefined,
  fresh: string | null,
): Ware[] {
  const stack = game.market.stacks[town] ?? []
  const offered = new Set(request?.options?.map((option) => option.id))
  const all = known(request)
  return [...stack].reverse().map((card) => {
    const verb = isAlly(book.cards[card]) ? 'hire' : 'buy'
    const option = `${verb}:${card}`
    const cost = all.get(option)?.args['cost'] ?? book.cards[card]?.price ?? 0
    return {
      card,
      option,
      verb,
      cost: Number(cost),
      refused: request === null || offered.has(option) ? null : (reason(words, option) ?? ''),
      fresh: card === fresh,
    }
  })
}

export function goods(
  hero: HeroView,
  book: Book,
  request: Request | null,
  words: Words | null | undefined,
): Good[] {
  const offered = new Map(request?.options?.map((option) => [option.id, option]))
  return hero.items.map(({ card }) => {
    const option = `sell:${card}`
    const found = offered.get(option)
    const gain = found?.args['gain'] ?? Math.floor((book.cards[card]?.price ?? 0) / 2)
    return {
      card,
      option: found ? option : null,
      gain: Number(gain),
      refused: found ? null : reason(words, option),
    }
  })
}

/** Who of the party could be treated, and whether the question offers it. */
export function cures(hero: HeroView, request: Request | null): Cure[] {
  const offered = new Set(request?.options.map((option) => option.id))
  const found: Cure[] = []
  for (const [id, body] of [
    ['hero', hero] as const,
    ...hero.allies.map((ally) => [ally.card, ally] as const),
  ])
    for (const [verb, has] of [['heal', body.wounds] as const, ['revive', body.exhaustion] as const])
      if (has > 0)
        found.push({
          option: `${verb}:${id}`,
          verb,
          who: body.card,
          has,
          offered: offered.has(`${verb}:${id}`),
        })
  return found
}

/** Room for weapons, armor and allies, where the table has those limits. */
export function slots(hero: HeroView, book: Book, options: GameView['options']): Slots[] {
  return LIMITS.filter(([what]) => (what === 'ally' ? !options['ally-limits'] : !options['item-limits'])).map(
    ([what, most]) => ({
      what,
      most,
      taken:
        what === 'ally'
          ? hero.allies.length
          : hero.items.filter((i) => classOf(book.cards[i.card]) === what).length,
    }),
  )
}

/** Other towns with something on their stall, dearest first. */
export function elsewhere(game: GameView, book: Book, town: string): { town: string; cards: string[] }[] {
  return Object.entries(game.market.stacks)
    .filter(([other, cards]) => other !== town && cards.length > 0)
    .map(([other, cards]) => ({
      town: other,
      cards: [...cards].sort((a, b) => (book.cards[b]?.price ?? 0) - (book.cards[a]?.price ?? 0)),
    }))
}

export function isAlly(card: Card | undefined): boolean {
  const kept = card?.['kept'] as { role?: string } | undefined
  return card?.kind === 'ally' || kept?.role === 'ally'
}

export function classOf(card: Card | undefined): string | undefined {
  const kept = card?.['kept'] as { item_class?: string } | undefined
  return (card?.['item_class'] ?? kept?.item_class ?? card?.type) as string | undefined
}
