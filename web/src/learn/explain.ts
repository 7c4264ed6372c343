/** What the parts of a table are: the innermost part that is known is told of. */

/** What a game adds: parts that only it has, parts that it tells of in its own way, and rules to read on. */
export interface Explains {
  /** Parts, by name, whose words are `ui-tells-<texts>-<part>`. */
  own: readonly string[]
  texts: string
  /** Part -> the rule to read. */
  rules: Readonly<Record<string, string>>
}

/** A selector -> what it is called, for what is no `data-part`. The first that fits an element counts. */
const KINDS: readonly [string, string][] = [
  ['[data-undo]', 'undo'],
  ['[data-explain]', 'explain'],
  ['[data-menu]', 'menu'],
  ['[data-talk]', 'talk'],
  ['[aria-keyshortcuts=N]', 'sound'],
  ['[aria-keyshortcuts=T]', 'light'],
  ['[data-plan]', 'plan'],
  ['[data-ride]', 'ride'],
  ['[data-confirm]', 'confirm'],
  ['[data-option]', 'option'],
  ['[data-offer]', 'offer'],
  ['[data-thing]', 'thing'],
  ['[data-space]', 'space'],
]
/** Everything that can be told of. */
export const TOLD = [...KINDS.map(([selector]) => selector), '[data-part]'].join(', ')

export function nameOf(element: Element): string | null {
  const kind = KINDS.find(([selector]) => element.matches(selector))
  return kind ? kind[1] : element.getAttribute('data-part')
}

/** The innermost part around this element. */
export function partAround(element: Element | null): Element | null {
  return element?.closest(TOLD) ?? null
}

/** The parts one can walk through: each once, whatever lies inside lists of the same kind only with its first. */
export function tour(root: ParentNode): Element[] {
  const seen = new Set<string>()
  return [...root.querySelectorAll(TOLD)].filter((element) => {
    const name = nameOf(element)
    if (name === null || seen.has(name)) return false
    const { width, height } = element.getBoundingClientRect()
    if (!width || !height) return false
    seen.add(name)
    return true
  })
}

/** The key of what is said of a part, and its rule. */
export function told(name: string, game: Explains | null): { key: string; rule: string | null } {
  const own = game?.own.includes(name) ?? false
  const key = own ? `ui-tells-${game?.texts}-${name}` : `ui-tells-${name}`
  return { key, rule: game?.rules[name] ?? null }
}
