/** The name that somebody gives at new tables. */
const STORE = 'tamalir.name'

export function myName(): string {
  try {
    return localStorage.getItem(STORE) ?? ''
  } catch {
    return ''
  }
}

export function callMe(name: string): void {
  try {
    localStorage.setItem(STORE, name.trim())
  } catch {
    /* a private window forgets */
  }
}
