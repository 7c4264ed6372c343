/** The links that a host hands out: kept apart from the seats that this browser sits on itself. */
import { to } from '../router.svelte'

export interface Links {
  /** Token of each seat, by its number. */
  seats: Record<number, string>
  spectator: string
}

const STORE = 'tamalir.links'
const LINK = /\/(?:game|table)\/([A-Za-z0-9_-]+)(?:\/\w+)?#([A-Za-z0-9_-]+)$/

function read(): Record<string, Links> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Links>
  } catch {
    return {}
  }
}

function write(all: Record<string, Links>): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(all))
  } catch {
    /* a private window forgets */
  }
}

export function keepLinks(game: string, seats: { seat: number; token: string }[], spectator: string): void {
  const tokens = Object.fromEntries(seats.map(({ seat, token }) => [seat, token]))
  write({ ...read(), [game]: { seats: tokens, spectator } })
}

/** Seats whose link this browser may hand out. */
export function linksOf(game: string): Links | null {
  return read()[game] ?? null
}

export function renewLink(game: string, seat: number, token: string): void {
  const links = linksOf(game)
  if (links) write({ ...read(), [game]: { ...links, seats: { ...links.seats, [seat]: token } } })
}

export function dropLinks(game: string): void {
  const all = read()
  delete all[game]
  write(all)
}

/** The address that opens a seat. The token stands behind the '#', which browsers never send. */
export function linkTo(game: string, token: string): string {
  return location.origin + to(`/game/${game}#${token}`)
}

/** Game and token of a link that somebody pasted, or null if it is none. */
export function readLink(text: string): { game: string; token: string } | null {
  const found = LINK.exec(text.trim())
  return found?.[1] && found[2] ? { game: found[1], token: found[2] } : null
}
