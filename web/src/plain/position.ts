/** A position as a tree that can be read, whatever game it is of. */
import type { Book, View } from '$/wire'

/** All that lies on the table, then what the rules compute of it. */
export function positionIn({
  position,
  figures,
}: Pick<View, 'position' | 'figures'>): Record<string, unknown> {
  const computed = Object.keys(figures ?? {}).length > 0 ? { figures } : {}
  return { ...(position as Record<string, unknown>), ...computed }
}

/** "skill-discards" as it is read. */
export function titled(key: string): string {
  const words = key.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

export type Branch =
  | { kind: 'word'; text: string; card: string | null }
  | { kind: 'words'; words: { text: string; card: string | null }[] }
  | { kind: 'tree'; entries: [title: string, value: unknown][] }

/** Ids of cards and towns by their names; nothing at all as a dash. */
function word(value: unknown, book: Book | null): { text: string; card: string | null } {
  if (value === true) return { text: '✓', card: null }
  if (value === null || value === false || value === undefined || value === '')
    return { text: '–', card: null }
  const id = String(value)
  const card = book?.cards[id]
  return { text: card?.name ?? book?.board?.towns[id]?.name ?? id, card: card ? id : null }
}

/** A part in a row of parts: its number, and the card that it has, if it has one. */
function numbered(part: unknown, n: number, book: Book | null): string {
  const inside = part !== null && typeof part === 'object' ? Object.values(part) : []
  const card = inside
    .map((value) => (typeof value === 'string' ? book?.cards[value] : undefined))
    .find(Boolean)
  return card ? `${n + 1} ${card.name}` : String(n + 1)
}

/** How a part of the position is shown: a word, a row of words, or a tree of more parts. */
export function branch(value: unknown, book: Book | null): Branch {
  if (value === null || typeof value !== 'object') return { kind: 'word', ...word(value, book) }
  const entries = Object.entries(value)
  if (entries.length === 0) return { kind: 'word', ...word(null, book) }
  if (!Array.isArray(value))
    return {
      kind: 'tree',
      entries: entries.map(([key, part]) => [book?.cards[key]?.name ?? titled(key), part]),
    }
  if (value.every((part) => part === null || typeof part !== 'object'))
    return { kind: 'words', words: value.map((part) => word(part, book)) }
  return { kind: 'tree', entries: value.map((part: unknown, n) => [numbered(part, n, book), part]) }
}
