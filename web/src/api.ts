/** What needs no line: one question, one answer, from whoever holds the tables. */
import { house } from '$house'
import { withFaces } from './art/icons'
import type { Answer, Asked } from './house/house'
import { Refusal } from './line'
import type { Book, EditionInfo, Lang, Problem } from './wire'

async function request<Told>(path: string, asked: Asked): Promise<Told> {
  let answer: Answer
  try {
    answer = await house.request(path, asked)
  } catch (error) {
    throw new Refusal({ code: 'unreachable', message: String(error) })
  }
  let told: unknown
  try {
    told = answer.text ? JSON.parse(answer.text) : null
  } catch {
    told = { code: String(answer.status), message: answer.text.slice(0, 200) }
  }
  if (!answer.ok) throw new Refusal(told as Problem)
  return told as Told
}

export function ask<Told>(
  path: string,
  more: { method?: string; token?: string | undefined; body?: unknown } = {},
): Promise<Told> {
  const { token, body } = more
  const given = body === undefined ? {} : { body: JSON.stringify(body), json: true }
  return request(path, { method: more.method ?? (body === undefined ? 'GET' : 'POST'), token, ...given })
}

/** Sends a file, or text that is JSON already. */
export function upload<Told>(path: string, body: Blob | string): Promise<Told> {
  return request(path, { method: 'POST', body })
}

/** The games that can be played here, by name. */
export async function editions(lang: Lang): Promise<EditionInfo[]> {
  return (await ask<{ editions: EditionInfo[] }>(`/api/editions?lang=${lang}`)).editions
}

const books = new Map<string, Promise<Book>>()

function once(key: string, path: string, token?: string): Promise<Book> {
  let asked = books.get(key)
  if (!asked) {
    asked = ask<Book>(path, { token }).then(withFaces)
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
