/** Where the parts of the site are: `scripts/site.py` writes the list into the page. */

export interface Parts {
  /** The folder of Python itself. */
  python: string
  /** The rules, the texts and the bots, as one archive. */
  package: string
  /** Bytes of what is fetched before the first game, unpacked. */
  bytes: number
  /** `second-en` and so on: the books, printed when the site was made. */
  books: Record<string, string>
  /** In the same way: the sheets of the boxes. */
  boxes: Record<string, string>
  /** By language: which games there are. */
  editions: Record<string, string>
}

export function partsOf(page: Document): Parts {
  return JSON.parse(page.getElementById('parts')?.textContent || '{}') as Parts
}
