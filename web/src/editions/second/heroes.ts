/** What sets the heroes of this game apart, for those who choose one. */
import type { HeroLore, Spoke } from '../edition'
import type { Book } from '$/wire'
import { say } from '$/words.svelte'
import { printedIn, type Printed } from './cards/face'
import { ATTRIBUTES, ICON, KIND_OF } from './second'

/** From one torch to three: how much care a hero wants. */
const HARD: Record<string, number> = {
  silhouette: 1,
  mordrog: 1,
  valadir: 1,
  'spiritspeaker-mok': 1,
  'red-scorpion': 2,
  'varikas-the-dead': 2,
  'ronan-of-the-wild': 2,
  'corbin-axebearer': 2,
  'battlemage-jaes': 2,
  'bogran-the-shadow': 3,
  'mad-carthos': 3,
  'one-fist': 3,
}

const LORE: HeroLore = {
  texts: 'second',
  hard: HARD,
  spokes(book: Book, id: string): Spoke[] {
    const hero = printedIn(book, id)
    const all = book.heroes.map((each) => printedIn(book, each))
    const most = (of: (card: Printed) => number) => Math.max(1, ...all.map(of))
    const highest = most((card) => Math.max(...ATTRIBUTES.map((each) => card[KIND_OF[each]]?.value ?? 0)))
    return [
      ...ATTRIBUTES.map((each) => ({
        icon: ICON[each],
        name: book.attributes?.[each] ?? each,
        n: hero[KIND_OF[each]]?.value ?? 0,
        most: highest,
      })),
      { icon: 'hearts', name: say('ui-life'), n: hero.life ?? 0, most: most(({ life = 0 }) => life) },
      {
        icon: 'sprint',
        name: say('ui-stamina'),
        n: hero.stamina ?? 0,
        most: most(({ stamina = 0 }) => stamina),
      },
    ]
  },
  facts(book: Book, id: string) {
    const skills = Object.entries(printedIn(book, id).skills ?? {})
    if (!skills.length) return []
    const told = skills.map(([skill, n]) => `${book.skills[skill] ?? skill} +${n}`).join(', ')
    return [{ title: say('ui-gallery-skills'), text: told }]
  },
}
export default LORE
