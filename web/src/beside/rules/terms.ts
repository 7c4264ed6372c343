/** What a thing is called in the boxes of each language. */

export interface Term {
  en: string
  pl: string
  ru: string
}

/** As the rules are searched: case does not matter, and ё may be typed as е. */
const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** The words that have this beginning in any language, the shortest first. */
export function matching(terms: Term[], word: string, most = 4): Term[] {
  const wanted = folded(word)
  if (wanted.length < 3) return []
  return terms
    .filter((term) => [term.en, term.pl, term.ru].some((name) => folded(name).startsWith(wanted)))
    .sort((one, other) => one.en.length - other.en.length)
    .slice(0, most)
}

/** Each once: books share words. */
export function distinct(terms: Term[]): Term[] {
  return [...new Map(terms.map((term) => [`${term.en}|${term.pl}|${term.ru}`, term])).values()]
}
