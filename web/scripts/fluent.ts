/** Fluent files are parsed when the client is built: a browser gets patterns that it can say at once. */
import { FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ASKED = '.ftl?patterns'

/** The patterns of a Fluent file by their names. */
export function patterns(source: string): Record<string, unknown> {
  return Object.fromEntries(new FluentResource(source).body.map(({ id, value }) => [id, value]))
}

export const fluent = (): Plugin => ({
  name: 'tamalir-fluent',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(ASKED)) return null
    const file = id.slice(0, -'?patterns'.length)
    this.addWatchFile(file)
    const packed = JSON.stringify(JSON.stringify(patterns(readFileSync(file, 'utf8'))))
    return { code: `export default JSON.parse(${packed})`, map: null }
  },
})
