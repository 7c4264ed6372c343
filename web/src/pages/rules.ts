/** Rules as the server tells them, and the chapters that they make. */

export interface RuleText {
  id: string
  title: string
  text: string
  /** One case of it. */
  example?: string
  differs?: string
  /** The language of the words. */
  language?: string
  page?: string | number | null
  /** Not translated yet: it stands there in English. */
  fallback?: boolean
}

export interface Area {
  id: string
  name: string
  count: number
}

/** The middle of "2E-ESCAPE-003". */
export function areaOf(rule: RuleText): string {
  return rule.id.split('-').slice(1, -1).join('-')
}

/** The chapters in the order of the book; `named` says what a chapter is called. */
export function areas(rules: RuleText[], named: (id: string) => string = titled): Area[] {
  const found = new Map<string, Area>()
  for (const rule of rules) {
    const id = areaOf(rule)
    const area = found.get(id) ?? { id, name: named(id), count: 0 }
    found.set(id, { ...area, count: area.count + 1 })
  }
  return [...found.values()]
}

/** For chapters without a name of their own. */
export function titled(id: string): string {
  return id.charAt(0) + id.slice(1).toLowerCase()
}
