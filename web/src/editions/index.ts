/** The games that have a folder here, found by looking: a new folder needs no line anywhere else. */
import type { View } from '$/wire'
import type { About, Edition, Overview } from './edition'

const abouts = import.meta.glob<About>('./*/about.ts', { eager: true, import: 'default' })
const folders = import.meta.glob<Edition>('./*/index.ts', { import: 'default' })

/** Their ids; the game for those who do not choose comes first. */
export const OWN_FOLDER: readonly string[] = Object.entries(abouts)
  .sort(([, one], [, other]) => one.rank - other.rank)
  .map(([path]) => path.split('/')[1] ?? '')

/** The game that newcomers are led to. */
export const FIRST = OWN_FOLDER[0] ?? ''

export function aboutOf(id: string): About | null {
  return abouts[`./${id}/about.ts`] ?? null
}

/** Opens the folder of a game; one without a folder gets a plain table. */
export function editionOf(id: string): Promise<Edition> {
  const open = folders[`./${id}/index.ts`]
  return open ? open() : import('$/plain').then((plain) => plain.PLAIN)
}

/** What every page may want to know of a game. Of a game without a folder nothing is known but who is there. */
export function overviewOf(view: View): Overview {
  return aboutOf(view.edition)?.overview(view) ?? { pieces: [], turn: null, round: null }
}
