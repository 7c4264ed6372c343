/** Setting a table: what the server is asked for, and what this browser keeps of the answer. */
import { house } from '$house'
import { ask } from '../api'
import { aboutOf, FIRST } from '../editions'
import { keep, keptGame } from '../games'
import { keepLinks } from './links'

export interface SeatWish {
  kind: 'human' | 'bot'
  name?: string
  hero?: string | null
  bot?: string
}

export interface HouseWish {
  undo?: 'own' | 'consent' | 'off'
  odds?: boolean
  thoughts?: boolean
  /** The day whose game is played. */
  daily?: string
  computer_enemies?: boolean
  takeover_seconds?: number | null
  decision_seconds?: number | null
}

/** A pack of cards that the server has checked. */
export interface PackWish {
  name: string
  fingerprint: string
}

export interface GameWish {
  edition: string
  /** A table that is prepared. */
  scene?: string
  packs?: PackWish[]
  seats: SeatWish[]
  options?: Record<string, boolean | number | string>
  house?: HouseWish
}

export interface Created {
  game: string
  commitment: string
  host_token: string
  spectator_token: string
  seats: { seat: number; token: string }[]
}

/** Kept beside what every page knows of a game: the seal of its dice, and whether somebody learns there. */
export interface Noted {
  commitment?: string
  guided?: boolean
  lesson?: string
}

/** What this browser has noted about a game. */
export function noted(game: string): Noted {
  return (keptGame(game) ?? {}) as Noted
}

/** A table against bots that needs no further word; of a game that says nothing of it, with so many seats. */
export function quickGame(name: string, edition = FIRST, seats = 2, hero: string | null = null): GameWish {
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const }))
  const wish = aboutOf(edition)?.quick(name) ?? { seats: [{ kind: 'human', name }, ...others] }
  const [me, ...rest] = wish.seats
  return { edition, ...wish, seats: me && hero !== null ? [{ ...me, hero }, ...rest] : wish.seats }
}

/**
 * Sets the table and sits down: on the seats `mine`, or as a spectator when there are none. Those of them that are
 * `own` are heroes of one person, before whom nothing is hidden from one to the next.
 */
export async function setTable(
  wish: GameWish,
  mine: number[],
  more: Noted = {},
  own: number[] = [],
): Promise<Created> {
  const created = await ask<Created>('/api/games', { body: wish })
  settle(created, wish.edition, mine, more, own)
  return created
}

/**
 * A game from a file, played on by whoever opens it. A file from another table says who sat where. At a server the
 * others get their links; in a page all of them are at this device.
 */
export async function importGame(save: unknown): Promise<{ created: Created; people: number }> {
  const { edition, sitting } = save as { edition?: unknown; sitting?: SeatWish[] }
  const body = Array.isArray(sitting) ? { save, seats: sitting } : { save }
  const created = await ask<Created>('/api/games/import', { body })
  const human = created.seats.map(({ seat }) => seat).filter((seat) => sitting?.[seat]?.kind !== 'bot')
  const mine = house.people ? human.slice(0, 1) : human
  settle(created, String(edition ?? ''), mine, {})
  return { created, people: Array.isArray(sitting) ? human.length : 1 }
}

export function settle(
  created: Created,
  edition: string,
  mine: number[],
  more: Noted,
  own: number[] = [],
): void {
  const { game, commitment } = created
  const facts = { edition, commitment, ...more }
  if (created.host_token) keep(game, { token: created.host_token, role: 'host', seat: null }, facts)
  keep(game, { token: created.spectator_token, role: 'spectator', seat: null }, facts)
  for (const { seat, token } of created.seats) {
    if (!mine.includes(seat)) continue
    keep(
      game,
      { token, role: 'seat', seat, ...(own.length > 1 && own.includes(seat) ? { own: true } : {}) },
      facts,
    )
  }
  keepLinks(game, created.seats, created.spectator_token)
}
