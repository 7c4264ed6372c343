/** The games this browser sits at: their tokens are kept here and nowhere else. */

export interface Key {
  token: string
  role: 'seat' | 'spectator' | 'host'
  seat: number | null
  name?: string
  /** One person leads this hero and others of the same team. */
  own?: true
}
export interface Kept {
  game: string
  edition?: string
  keys: Key[]
  /** When it was last opened, in milliseconds. */
  at: number
  over?: boolean
  /** The guided first game. */
  guided?: boolean
  /** The lesson that is taken there. */
  lesson?: string
}

const STORE = 'tamalir.games'

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

function write(games: Record<string, Kept>): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(games))
  } catch {
    /* a private window forgets */
  }
}

/** All games, the one opened last first. */
export function keptGames(): Kept[] {
  return Object.values(read()).sort((a, b) => b.at - a.at)
}

export function keptGame(game: string): Kept | null {
  return read()[game] ?? null
}

/** Keeps a token (or what was learnt about it). The same token is never kept twice. */
export function keep(game: string, key: Key, more: Partial<Kept> = {}): void {
  const games = read()
  const kept = games[game] ?? { game, keys: [], at: 0 }
  const keys = kept.keys.filter((other) => other.token !== key.token)
  const old = kept.keys.find((other) => other.token === key.token)
  games[game] = { ...kept, ...more, keys: [...keys, { ...old, ...key }], at: Date.now() }
  write(games)
}

export function forget(game: string): void {
  const games = read()
  delete games[game]
  write(games)
}

/** The token to sit down with: a seat before a spectator's chair, the host's key last. */
export function bestKey(game: string): Key | null {
  const order = { seat: 0, spectator: 1, host: 2 }
  const keys = keptGame(game)?.keys ?? []
  return [...keys].sort((a, b) => order[a.role] - order[b.role])[0] ?? null
}
