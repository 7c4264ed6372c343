/** The routes of the server that need no socket. */
import { Refusal } from './line'
import type { Book, Lang, Problem } from './wire'

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

const books = new Map<string, Promise<Book>>()

/** The book of an edition in a language; asked for once. */
export function book(edition: string, lang: Lang): Promise<Book> {
  const key = `${edition}/${lang}`
  let asked = books.get(key)
  if (!asked) {
    asked = ask<Book>(`/api/book/${edition}?lang=${lang}`)
    asked.catch(() => books.delete(key))
    books.set(key, asked)
  }
  return asked
}
