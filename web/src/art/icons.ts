/** Where an icon is found: on one of the sheets that scripts/art.mjs cuts (game-icons.net, CC BY 3.0). */
import type { Book } from '$/wire'
import { BUSTS, LISTED, PICTURE_SHEETS } from './made/listed'

const sheets = import.meta.glob<string>('./made/*.svg', { query: '?url', import: 'default', eager: true })
const listed = new Map(
  Object.entries(LISTED).flatMap(([sheet, names]) => names.map((name) => [name, sheet] as const)),
)

/** A hero of the box has a face; it is drawn larger than a sign, and in colours. */
export const isBust = (name: string) => name.startsWith('bust-')
for (const hero of BUSTS) listed.set(`bust-${hero}`, 'busts')

/** The book with the faces of its heroes in place of the signs that the content names. */
export function withFaces(book: Book): Book {
  for (const hero of book.heroes) {
    const card = book.cards[hero]
    if (card && BUSTS.includes(hero)) card.icon = `bust-${hero}`
  }
  return book
}

/** Pictures of cards are spread over some sheets by their names. */
function pictureSheet(name: string): string {
  let h = 0
  for (let i = 0; i < name.length; i++) h = (h * 31 + name.charCodeAt(i)) >>> 0
  return `pictures-${h % PICTURE_SHEETS}`
}

/** A word as markup may hold it: whatever else stands in it came from no drawing of ours. */
export const word = (text: string) => text.replace(/[^\w-]/g, '')

/** Takes "sun" as well as "lorc/sun", as the content writes it. Of a pack's picture nothing but a name is left. */
export function iconHref(name: string): string {
  const bare = word(name.slice(name.lastIndexOf('/') + 1))
  return `${sheets[`./made/${listed.get(bare) ?? pictureSheet(bare)}.svg`] ?? ''}#${bare}`
}
