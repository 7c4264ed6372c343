/** The table as such knows no game: whatever is of one game stands in its folder, and is found by its id. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { aboutOf, editionOf, FIRST, OWN_FOLDER, overviewOf } from '$/editions'
import { PLAIN } from '$/plain'
import type { View } from '$/wire'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const folders = (path: string) =>
  readdirSync(here(path), { withFileTypes: true }).filter((entry) => entry.isDirectory())
/** Games have a folder here, or packs: none of their ids may be written down outside. */
const packed = folders('../../src/tamalir/content').filter(({ name }) =>
  folders(`../../src/tamalir/content/${name}`).some((pack) =>
    existsSync(`${pack.parentPath}/${pack.name}/pack.toml`),
  ),
)
const GAMES = [...new Set([...folders('../src/editions'), ...packed].map(({ name }) => name))]
const homeOf = (file: string) => /^editions\/([^/]+)\//.exec(file)?.[1] ?? null
const uncommented = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|\/\/.*$/gm, '')

const SOURCES = readdirSync(here('../src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('art/made'))
  .map((name) => ({ name, source: uncommented(readFileSync(here(`../src/${name}`), 'utf8')) }))
const NEUTRAL = SOURCES.filter(({ name }) => homeOf(name) === null)

function found(files: typeof SOURCES, pattern: RegExp): string[] {
  return files.flatMap(({ name, source }) => source.match(pattern)?.map((text) => `${name}: ${text}`) ?? [])
}

describe('the table as such', () => {
  it('looks for games where they are', () => {
    expect(GAMES.length).toBeGreaterThan(2)
    expect(NEUTRAL.length).toBeGreaterThan(100)
    expect(NEUTRAL.length).toBeLessThan(SOURCES.length)
  })
  it.each(GAMES)('imports nothing from the folder of %s and does not call it by its id', (game) => {
    expect(found(NEUTRAL, new RegExp(`['"\`][^'"\`\\n]*editions/${game}\\b`, 'g'))).toEqual([])
    expect(
      found(NEUTRAL, new RegExp(`['"\`](?:[^'"\`\\n]*[ /])?${game}(?:[ /][^'"\`\\n]*)?['"\`]`, 'g')),
    ).toEqual([])
  })
  it('does not look into a position', () => {
    expect(found(NEUTRAL, /\bview\b[?!]?\.(?:game|position|figures)\b/g)).toEqual([])
  })
})

/** An expansion may use the parts of the game that it expands, as its rules do. */
const EXPANDS: Record<string, string> = { bonds: 'third' }

describe('a game', () => {
  it.each(GAMES)('%s imports nothing from the folder of another, but of the game that it expands', (game) => {
    const own = SOURCES.filter(({ name }) => homeOf(name) === game)
    const others = GAMES.filter((other) => other !== game && other !== EXPANDS[game]).join('|')
    expect(found(own, new RegExp(`(?:editions|\\.\\.)/(?:${others})\\b`, 'g'))).toEqual([])
  })
  it.each(OWN_FOLDER)(
    '%s brings what its folder promises',
    async (game) => {
      for (const file of ['about.ts', 'index.ts', 'icons.txt'])
        expect(existsSync(here(`../src/editions/${game}/${file}`)), file).toBe(true)
      expect(aboutOf(game)?.quick('Ania').seats.length).toBeGreaterThan(0)
      expect(await editionOf(game)).not.toBe(PLAIN)
    },
    60_000,
  )
  it('for those who do not choose is one that has a folder', () => {
    expect(OWN_FOLDER).toContain(FIRST)
  })
  it('without a folder gets a plain table', async () => {
    expect(await editionOf('a-game-of-tomorrow')).toBe(PLAIN)
    expect(aboutOf('a-game-of-tomorrow')).toBeNull()
    const view = { edition: 'a-game-of-tomorrow' } as View
    expect(overviewOf(view)).toEqual({ pieces: [], turn: null, round: null })
  })
})
