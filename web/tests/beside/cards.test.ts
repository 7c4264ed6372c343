/** Own cards are kept, and become a pack that others can read. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { BoxForm } from '$/wire.gen'
import {
  cardsOf,
  filled,
  idFor,
  packFiles,
  rememberCard,
  removeCard,
  saveCard,
  tableOf,
  typedIn,
} from '$/beside/cards'
import { crc32, zipped } from '$/beside/zip'
import { matching } from '$/beside/rules/terms'

const FORM: BoxForm = {
  kind: 'heroes',
  name: 'hero',
  card: { tokens: { '$id-1': { faces: ['a', 'b'] } }, heroes: { $id: { health: 9, tokens: ['$id-1'] } } },
  fields: [
    { id: 'health', name: '', path: ['heroes', '$id', 'health'], least: 1, most: 9, choices: [] },
    { id: 'side', name: '', path: ['tokens', '$id-1', 'faces', 1], least: 0, most: 9, choices: [] },
  ],
}
const made = (id: string, name = id) => ({
  edition: 'toy',
  kind: 'heroes',
  id,
  name,
  tables: filled(FORM, id, { health: 7, side: 'c' }),
})

beforeEach(() => localStorage.clear())

describe('a form', () => {
  it('becomes a card, and a card fills it again', () => {
    const card = made('own-ania')
    expect(card.tables).toEqual({
      tokens: { 'own-ania-1': { faces: ['a', 'c'] } },
      heroes: { 'own-ania': { health: 7, tokens: ['own-ania-1'] } },
    })
    expect(typedIn(FORM, card)).toEqual({ health: 7, side: 'c' })
    expect(FORM.card.heroes).toEqual({ $id: { health: 9, tokens: ['$id-1'] } })
  })
})

describe('own cards', () => {
  it('are remembered, changed and forgotten', () => {
    saveCard(made('own-b', 'B'))
    saveCard(made('own-a', 'A'))
    saveCard({ ...made('own-b', 'Be'), edition: 'other' })
    expect(cardsOf('toy').map(({ name }) => name)).toEqual(['A', 'B'])
    saveCard(made('own-b', 'Beata'))
    expect(cardsOf('toy').map(({ name }) => name)).toEqual(['A', 'Beata'])
    removeCard('toy', 'own-b')
    expect(cardsOf('toy')).toEqual([made('own-a', 'A')])
    expect(tableOf(made('own-a'))).toMatchObject({ health: 7 })
    expect(cardsOf('other')).toHaveLength(1)
  })
  it('are remembered under their names', () => {
    rememberCard('toy', 'heroes', 'Ania', { health: 7 })
    rememberCard('toy', 'heroes', 'Ania', { health: 8 })
    rememberCard('toy', 'enemies', 'Ania', { health: 9 })
    expect(cardsOf('toy').map((card) => [card.id, tableOf(card).health])).toEqual([
      ['own-ania', 8],
      ['own-ania-2', 9],
    ])
  })
  it('have ids that a file can hold', () => {
    expect(idFor('Żółty Wąż!', [])).toBe('own-zolty-waz')
    expect(idFor('Огр', [])).toBe('own-card')
    expect(idFor('Огр', ['own-card', 'own-card-2'])).toBe('own-card-3')
  })
  it('become the files of a pack', () => {
    const files = packFiles('toy', [made('own-a', 'A "B" {x}')])
    expect(files['pack.toml']).toContain('edition = "toy"')
    expect(files['cards.toml']).toContain('own-a = { "health" = 7, "tokens" = ["own-a-1"] }')
    expect(files['texts/pl.ftl']).toBe('name-own-a = A "B" x\n')
  })
})

it('an archive has a known sum, and begins and ends as archives do', async () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
  const bytes = new Uint8Array(await zipped({ 'a.txt': 'a', 'b/ó.txt': 'ó' }).arrayBuffer())
  expect([...bytes.slice(0, 4)]).toEqual([0x50, 0x4b, 3, 4])
  expect([...bytes.slice(-22, -18)]).toEqual([0x50, 0x4b, 5, 6])
})

it('words are found in every language', () => {
  const terms = [
    { en: 'knockout', pl: 'Ogłuszenie', ru: 'потеря сознания' },
    { en: 'act', pl: 'akt', ru: 'акт' },
  ]
  expect(matching(terms, 'ogłu')).toEqual([terms[0]])
  expect(matching(terms, 'Поте')).toEqual([terms[0]])
  expect(matching(terms, 'ac')).toEqual([])
})
