/** What the companion keeps on this device. A private window forgets it when it is closed. */

const KEY = 'tamalir.beside'

/** What was kept under a name, or null if nothing readable was. */
export function kept<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(`${KEY}.${name}`) ?? 'null') as T | null
  } catch {
    return null
  }
}

export function keep(name: string, what: unknown): void {
  try {
    localStorage.setItem(`${KEY}.${name}`, JSON.stringify(what))
  } catch {
    /* a private window, or no room left */
  }
}
