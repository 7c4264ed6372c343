import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { alsoSpeak, figure, known, LANGS, lang, percent, say, speak } from '$/words.svelte'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Every key that the source says outright, with where it says it. */
function saidKeys(): Map<string, string> {
  const found = new Map<string, string>()
  const files = readdirSync(here('../src'), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(svelte|ts)$/.test(name))) {
    const source = readFileSync(here(`../src/${file}`), 'utf8')
    for (const [, key] of source.matchAll(/['"`](ui-[a-z0-9-]*[a-z0-9])['"`]/g)) if (key) found.set(key, file)
  }
  return found
}

describe('words', () => {
  beforeAll(() => speak('en'))

  it('has a text for every key in the source, in every language', async () => {
    const keys = saidKeys()
    await alsoSpeak('later-learn', 'later-explain', 'later-talk', 'later-rules')
    expect(keys.size).toBeGreaterThan(100)
    for (const each of LANGS) {
      await speak(each)
      const missing = [...keys].filter(([key]) => !known(key)).map(([key, file]) => `${key} (${file})`)
      expect(missing, each).toEqual([])
    }
  })

  it('has files without a broken message', () => {
    for (const each of LANGS) {
      for (const file of ['table', 'scenes', 'pages']) {
        const source = readFileSync(here(`../../src/tamalir/texts/${each}/client-${file}.ftl`), 'utf8')
        const written = source.match(/^[a-z][a-z0-9-]* =/gm)?.length ?? 0
        expect(new FluentResource(source).body, `${each}/client-${file}.ftl`).toHaveLength(written)
      }
    }
  })

  it('says the same in each language, with its plurals', async () => {
    await speak('en')
    expect(say('ui-dice', { n: 1 })).toBe('1 die')
    expect(say('ui-dice', { n: 3 })).toBe('3 dice')
    await speak('pl')
    expect(say('ui-stall-cards', { n: 1 })).toBe('1 karta')
    expect(say('ui-stall-cards', { n: 3 })).toBe('3 karty')
    expect(say('ui-stall-cards', { n: 5 })).toBe('5 kart')
    await speak('ru')
    expect(say('ui-dice', { n: 2 })).toBe('2 кубика')
    expect(say('ui-dice', { n: 21 })).toBe('21 кубик')
    expect(lang()).toBe('ru')
    expect(document.documentElement.lang).toBe('ru')
  })

  it('remembers the language', async () => {
    await speak('pl')
    const { settings } = await import('$/settings/settings.svelte')
    expect(settings.lang).toBe('pl')
  })

  it('writes chances without decimals and never as certain by rounding', () => {
    expect(percent(0.634)).toBe('63\u00a0%')
    expect(percent(0.999)).toBe('99\u00a0%')
    expect(percent(0.001)).toBe('1\u00a0%')
    expect(percent(1)).toBe('100\u00a0%')
    expect(percent(0)).toBe('0\u00a0%')
  })

  it('writes figures as the language does', async () => {
    await speak('en')
    expect(figure(1.4)).toBe('1.4')
    await speak('ru')
    expect(figure(1.4)).toBe('1,4')
  })
})
