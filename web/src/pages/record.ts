/** What somebody has done on this device: games that ended, puzzles, games of the day. Nobody else knows it. */

const STORE = 'tamalir.record'

export interface Ended {
  edition: string
  hero: string | null
  won: boolean
  /** The day whose game it was. */
  day?: string | undefined
}
export interface Kept {
  /** By table, so that a page that is opened twice counts once. */
  games: Record<string, Ended>
  /** By scene: whether it was ever solved. */
  puzzles: Record<string, boolean>
  /** By edition and day: the line to share. */
  days: Record<string, string>
}

const EMPTY: Kept = { games: {}, puzzles: {}, days: {} }

export function record(): Kept {
  try {
    return { ...EMPTY, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>) }
  } catch {
    return { ...EMPTY }
  }
}

function write(now: Kept): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(now))
  } catch {
    /* a private window forgets */
  }
}

export function noteGame(game: string, ended: Ended): void {
  const now = record()
  write({ ...now, games: { ...now.games, [game]: ended } })
}

/** A puzzle that was solved once stays solved. */
export function notePuzzle(scene: string, solved: boolean): void {
  const now = record()
  write({ ...now, puzzles: { ...now.puzzles, [scene]: solved || now.puzzles[scene] === true } })
}

export function dayKey(edition: string, day: string): string {
  return `${edition}/${day}`
}

/** The first result of a day is the one that counts. */
export function noteDay(edition: string, day: string, line: string): string {
  const now = record()
  const key = dayKey(edition, day)
  const kept = now.days[key] ?? line
  write({ ...now, days: { ...now.days, [key]: kept } })
  return kept
}

export function clearRecord(): void {
  try {
    localStorage.removeItem(STORE)
  } catch {
    /* there was nothing */
  }
}

/** The date here, as the game of the day is named by it. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Whether a game of the day was ended on each of the last days; today comes last. */
export function lately(now: Kept, day: string, n = 5): boolean[] {
  const played = new Set(Object.keys(now.days).map((key) => key.split('/')[1]))
  return Array.from({ length: n }, (_, back) => {
    const then = new Date(`${day}T12:00`)
    then.setDate(then.getDate() - (n - 1 - back))
    return played.has(today(then))
  })
}

export interface Deed {
  id: string
  got: number
  all: number
}

/** Achievements, and how far each has come; `puzzles` is how many there are. */
export function deeds(now: Kept, puzzles: number): Deed[] {
  const games = Object.values(now.games)
  const won = games.filter((game) => game.won).length
  const heroes = new Set(games.flatMap((game) => game.hero ?? [])).size
  const editions = new Set(games.map((game) => game.edition)).size
  const solved = Object.values(now.puzzles).filter(Boolean).length
  const days = new Set(Object.keys(now.days).map((key) => key.split('/')[1])).size
  const far = (id: string, got: number, all: number): Deed => ({ id, got: Math.min(got, all), all })
  return [
    far('first', games.length, 1),
    far('won', won, 1),
    far('five', games.length, 5),
    far('heroes', heroes, 4),
    far('both', editions, 2),
    far('puzzle', solved, 1),
    far('puzzles', solved, 10),
    far('all', solved, Math.max(puzzles, 1)),
    far('day', days, 1),
    far('week', days, 7),
  ]
}

/** Heroes by how often they were played. */
export function heroesOf(now: Kept): { hero: string; edition: string; games: number; won: number }[] {
  const found = new Map<string, { hero: string; edition: string; games: number; won: number }>()
  for (const { hero, edition, won } of Object.values(now.games)) {
    if (!hero) continue
    const row = found.get(hero) ?? { hero, edition, games: 0, won: 0 }
    found.set(hero, { ...row, games: row.games + 1, won: row.won + Number(won) })
  }
  return [...found.values()].sort((a, b) => b.games - a.games || b.won - a.won)
}
