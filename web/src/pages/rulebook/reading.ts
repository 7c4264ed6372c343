/** The order in which a newcomer reads: a few parts, each with its chapters. */
import type { Ground, Ink } from '$/art/pieces'
import type { Area } from '../rules'

export interface Part {
  /** Its words: `ui-reading-<id>`, `ui-reading-<id>-says`. */
  id: 'about' | 'turn' | 'fight' | 'world' | 'more' | 'lookup'
  icon: string
  /** What the picture is carved into. */
  ground: Ground
  ink: Ink
  /** Chapters, as the ids of their rules name them. */
  areas: readonly string[]
  /** Prepared fights of the printed book that belong here. */
  examples?: readonly string[]
}

export interface Shelf extends Omit<Part, 'areas'> {
  chapters: Area[]
}

/** The parts with the chapters that there are; chapters that no part names come last, to be looked up. */
export function shelves(path: readonly Part[], chapters: readonly Area[]): Shelf[] {
  const named = new Set(path.flatMap((part) => part.areas))
  const rest = chapters.filter(({ id }) => !named.has(id))
  const made = path.map(({ areas, ...part }) => ({
    ...part,
    chapters: areas.flatMap((id) => chapters.find((area) => area.id === id) ?? []),
  }))
  const last = made.at(-1)
  if (!rest.length) return made.filter((shelf) => shelf.chapters.length)
  if (last?.id === 'lookup') last.chapters = [...last.chapters, ...rest]
  else made.push({ id: 'lookup', icon: 'magnifying-glass', ground: 'sky', ink: 'slate', chapters: rest })
  return made.filter((shelf) => shelf.chapters.length)
}

/** The chapter before and after another one, on the path. */
export function neighbours(all: readonly Shelf[], area: string): { before: Area | null; after: Area | null } {
  const order = all.flatMap((shelf) => shelf.chapters)
  const at = order.findIndex(({ id }) => id === area)
  return { before: order[at - 1] ?? null, after: at < 0 ? null : (order[at + 1] ?? null) }
}
