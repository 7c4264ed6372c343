/** Who holds the tables: a server, or this page itself. The client is the same for both; this is all it knows. */
import type { Component } from 'svelte'
import type { Wire } from '../line'
import type { Lang } from '../wire'

export interface Asked {
  method: string
  token?: string | undefined
  body?: string | Blob | undefined
  /** The body is JSON. */
  json?: boolean
}
export interface Answer {
  ok: boolean
  status: number
  text: string
}

export interface House {
  /** Whether others can come from elsewhere: links, talk, notes to those who are away. */
  people: boolean
  /** One question by address, answered once; throws if nobody answers. */
  request(path: string, asked: Asked): Promise<Answer>
  /** A line to a game. */
  open(game: string, token: string, lang: Lang): Wire
  /** What the browser's bar shows for a page of the client, such as `/game/x`. */
  address(path: string): string
  /** The page of the client that an address shows, as an address of its own; null for anything else. */
  page(url: URL): URL | null
  /** What is shown while the house is being built; null if it stands already. */
  Arrival: Component | null
}
