/** What sets the heroes of this game apart, for those who choose one. */
import type { Book } from '$/wire'
import { say } from '$/words.svelte'
import type { HeroLore, Spoke } from '../edition'
import { printedIn, type Printed } from './cards/face'
import { ATTRIBUTES, ATTRIBUTE_ICON } from './third'

/** From one torch to three: how much care a hero wants. */
export const HARD: Record<string, number> = {
  'lord-hawthorne': 1,
  corbin: 1,
  lyssa: 1,
  'laurel-of-bloodwood': 2,
  'elder-mok': 2,
  'master-thorn': 3,
}

export function spokes(book: Book, id: string): Spoke[] {
  const heroes = book.heroes.flatMap((each) => printedIn(book, each) ?? [])
  const hero = printedIn(book, id)
  const most = (value: (card: Printed) => number) => Math.max(1, ...heroes.map(value))
  const highest = most((other) => Math.max(0, ...ATTRIBUTES.map((each) => other[each] ?? 0)))
  return [
    ...ATTRIBUTES.map((attribute) => ({
      icon: ATTRIBUTE_ICON[attribute],
      name: book.attributes?.[attribute] ?? attribute,
      n: hero?.[attribute] ?? 0,
      most: highest,
    })),
    {
      icon: 'hearts',
      name: say('ui-third-life'),
      n: hero?.health ?? 0,
      most: most(({ health = 0 }) => health),
    },
    { icon: 'card-draw', name: say('ui-third-hand'), n: hero?.hand ?? 0, most: most(({ hand = 0 }) => hand) },
  ]
}

const LORE: HeroLore = {
  texts: 'third',
  hard: HARD,
  spokes,
  facts(book, id) {
    const hero = printedIn(book, id)
    if (!hero) return []
    const begins = [
      say('ui-third-begins-at', { kind: hero.starts ?? '' }),
      say('ui-third-gold', { n: hero.gold ?? 0 }),
      say('ui-third-dice-of', { n: hero.speed ?? 0 }),
    ]
    return [{ title: say('ui-third-begins'), text: begins.join(' · ') }]
  },
}
export default LORE
