/** The house is this page: two workers hold the tables and think, and the browser keeps the games. */
import { addressOf, pageOf } from './addresses'
import Arrival from './Arrival.svelte'
import type { House } from './house'
import { base, engine, folder, parts } from './standing'

/** What was printed when the site was made needs no engine. */
function printed(path: string): string | undefined {
  const url = new URL(path, base)
  const lang = url.searchParams.get('lang') ?? 'en'
  const edition = /^\/api\/book\/([^/]+)$/.exec(url.pathname)?.[1]
  if (edition) return parts.books[`${edition}-${lang}`]
  const box = /^\/api\/box\/([^/]+)$/.exec(url.pathname)?.[1]
  if (box) return parts.boxes[`${box}-${lang}`]
  return url.pathname === '/api/editions' ? parts.editions[lang] : undefined
}

export const house: House = {
  people: false,
  Arrival,
  async request(path, { method, token, body }) {
    const file = method === 'GET' ? printed(path) : undefined
    if (file) {
      const answer = await fetch(base + file)
      return { ok: answer.ok, status: answer.status, text: await answer.text() }
    }
    const sent = body instanceof Blob ? await body.arrayBuffer() : (body ?? '')
    return engine.request(method, path, token ?? '', sent)
  },
  open: (game) => engine.open(game),
  address: (path) => addressOf(path, folder),
  page: (url) => pageOf(url, folder),
}
