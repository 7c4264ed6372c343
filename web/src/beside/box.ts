/** The sheet of a box, as the house tells it. */
import { ask } from '$/api'
import type { BoxInfo } from '$/wire.gen'
import type { Lang } from '$/wire'

const sheets = new Map<string, Promise<BoxInfo>>()

/** Asked for once in each language. */
export function sheetOf(edition: string, lang: Lang): Promise<BoxInfo> {
  const key = `${edition}/${lang}`
  let asked = sheets.get(key)
  if (!asked) {
    asked = ask<BoxInfo>(`/api/box/${edition}?lang=${lang}`)
    asked.catch(() => sheets.delete(key))
    sheets.set(key, asked)
  }
  return asked
}
