/** Whether somebody has been told what a game is about, kept in the browser. */
const KEY = 'tamalir.told'

function told(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

export const hasBeenTold = (edition: string): boolean => told().includes(edition)

export function tell(edition: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...told(), edition])]))
  } catch {
    /* a private window forgets */
  }
}
