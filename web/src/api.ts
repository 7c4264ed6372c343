/** The routes of the server that need no socket. */
import { Refusal } from './line'
import type { Book, EditionInfo, Lang, Problem } from './wire'

export async function ask<Answer>(
  path: string,
  more: { method?: string; token?: string | undefined; body?: unknown } = {},
): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (more.token) headers.authorization = `Bearer ${more.token}`
  if (more.body !== undefined) headers['content-type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(path, {
      method: more.method ?? (more.body === undefined ? 'GET' : 'POST'),
      headers,
      ...(more.body === undefined ? {} : { body: JSON.stringify(more.body) }),
    })
  } catch (error) {
    throw new Refusal({ code: 'unreachable', message: String(error) })
  }
  const text = await response.text()
  let answer: unknown
  try {
    answer = text ? JSON.parse(text) : null
  } catch {
    answer = { code: String(response.status), message: text.slice(0, 200) }
  }
  if (!response.ok) throw new Refusal(answer as Problem)
  return answer as Answer
}

/** Sends a file, or text that is JSON already. */
export async function upload<Answer>(path: string, body: Blob | string): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(path, { method: 'POST', headers: { accept: 'application/json' }, body })
  } catch (error) {
    throw new Refusal({ code: 'unreachable', message: String(error) })
  }
  const answer = (await response.json().catch(() => ({
    code: String(response.status),
    message: response.statusText,
  }))) as Answer | Problem
  if (!response.ok) throw new Refusal(answer as Problem)
  return answer as Answer
}

/** The games that can be played here, by name. */
export async function editions(lang: Lang): Promise<EditionInfo[]> {
  return (await ask<{ editions: EditionInfo[] }>(`/api/editions?lang=${lang}`)).editions
}

const books = new Map<string, Promise<Book>>()

function once(key: string, path: string, token?: string): Promise<Book> {
  let asked = books.get(key)
  if (!asked) {
    asked = ask<Book>(path, { token })
    asked.catch(() => books.delete(key))
    books.set(key, asked)
  }
  return asked
}

/** A table whose packs are not all in the box. */
export interface WithPacks {
  game: string
  token: string
  packs?: Record<string, string> | undefined
}

/** The book of an edition in a language; asked for once. A table with packs of its own has a book of its own. */
export async function book(edition: string, lang: Lang, table?: WithPacks): Promise<Book> {
  const common = await once(`${edition}/${lang}`, `/api/book/${edition}?lang=${lang}`)
  const own = Object.entries(table?.packs ?? {}).some(([name, mark]) => common.packs?.[name] !== mark)
  if (!table || !own) return common
  return once(`${table.game}/${lang}`, `/api/games/${table.game}/book?lang=${lang}`, table.token)
}
