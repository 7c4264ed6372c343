import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import sheet from '$/art/made/busts.svg?raw'
import { iconHref, withFaces } from '$/art/icons'
import { BUSTS } from '$/art/made/listed'
import { medal, plate, token } from '$/art/pieces'
import type { Book } from '$/wire'

const CONTENT = '../src/tamalir/content'
const heroes = (readdirSync(CONTENT, { recursive: true }) as string[])
  .filter((name) => name.endsWith('heroes.toml'))
  .flatMap((name) => [...readFileSync(`${CONTENT}/${name}`, 'utf8').matchAll(/^\[heroes\.([\w-]+)\]/gm)])
  .map(([, id]) => id ?? '')

test('every hero of the box has a bust, and every bust a hero', () => {
  expect(heroes.length).toBeGreaterThan(18)
  expect([...BUSTS].sort()).toEqual([...new Set(heroes)].sort())
})

test('no two busts are drawn alike', () => {
  const drawn = [...sheet.matchAll(/<symbol id="bust-([\w-]+)"[^>]*>(.*?)<\/symbol>/g)]
  expect(drawn.map(([, id]) => id)).toEqual(BUSTS)
  expect(new Set(drawn.map(([, , shapes]) => shapes)).size).toBe(BUSTS.length)
})

test('a book gets the faces of its heroes; a hero of a pack keeps the picture that the pack names', () => {
  const card = (id: string, icon: string) => ({ id, name: id, text: [], facts: [], icon })
  const book = withFaces({
    heroes: ['mordrog', 'stranger'],
    cards: { mordrog: card('mordrog', 'orc-head'), stranger: card('stranger', 'cowled') },
  } as unknown as Book)
  expect(book.cards.mordrog?.icon).toBe('bust-mordrog')
  expect(book.cards.stranger?.icon).toBe('cowled')
  for (const drawn of [medal('bust-mordrog', 1), token('bust-mordrog', 2), plate('bust-mordrog')])
    expect(drawn).toContain(`busts.svg#bust-mordrog`)
  expect(iconHref('cowled')).not.toContain('busts')
})
