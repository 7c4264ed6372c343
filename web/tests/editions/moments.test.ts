/** Which events make which great moment, for whom, and what it counts. */
import { expect, test, vi } from 'vitest'
import { moments as second } from '../../src/editions/second/moments'
import { moments as third } from '../../src/editions/third/moments'
import type { GameTable } from '../../src/table.svelte'
import type { GameEvent, View } from '../../src/wire'

vi.mock('../../src/editions/second/game', () => ({
  gameAt: (table: { game: unknown }) => table.game,
  gameOf: (view: unknown) => view,
}))
vi.mock('../../src/editions/third/game', () => ({ gameAt: (table: { game: unknown }) => table.game }))

const card = (id: string, more = {}) => ({ id, name: id, text: [id], facts: [], icon: id, ...more })
const cards: Record<string, ReturnType<typeof card>> = {
  lord: card('lord', { life: 9, melee: { value: 18, damage: 3 }, kept: { role: 'rune' } }),
  sword: card('sword', { kept: { role: 'item' } }),
  goblin: card('goblin'),
  storm: card('storm'),
  skill: card('skill'),
  vorakesh: card('vorakesh'),
}
const book = { cards, board: { towns: { forge: { name: 'Forge' } } } }
const table = (game: unknown, seat: number | null = 0) =>
  ({
    game,
    seat,
    book,
    overview: { pieces: [{ card: 'sword' }, { card: 'goblin' }] },
    card: (id: string) => cards[id],
    nameOf: (who: number) => `seat ${who}`,
  }) as unknown as GameTable
const event = (key: string, facts = {}, seat: number | null = 0) =>
  ({ key, seat, facts, said: key }) as unknown as GameEvent
const before = (game: unknown) => game as View
const made = (game: unknown, one: GameEvent, was: unknown = game) => second(table(game), before(was), [one])

const HERO = { level: 2, gold: 1, kept: ['lord', 'sword'] }
const GAME = {
  heroes: [HERO, { ...HERO, kept: ['lord', 'lord'] }],
  doom: { last: 8 },
  endgame: false,
  fight: null,
}

test('doom: a counter that is laid, of how many, and how many are left', () => {
  const [doom] = made(GAME, event('doom-counter', { town: 'forge', n: 3 }, null))
  expect(doom).toMatchObject({ kind: 'doom', steps: { got: 3, most: 8, fresh: true } })
})

test('rune: a kept card that is one, whoever won it; other cards are no moment', () => {
  expect(made(GAME, event('card-kept', { card: 'lord' }))[0]).toMatchObject({
    kind: 'rune',
    label: 'lord',
    steps: { got: 1, most: 3 },
  })
  expect(made(GAME, event('card-kept', { card: 'lord' }, 1))[0]).toMatchObject({ steps: { got: 2 } })
  expect(made(GAME, event('card-kept', { card: 'sword' }))).toEqual([])
})

test('level: mine alone, and only where it rose', () => {
  const lower = { ...GAME, heroes: [{ ...HERO, level: 1 }, HERO] }
  expect(made(GAME, event('experience-gained'), lower)[0]).toMatchObject({ kind: 'level', label: 'seat 0' })
  expect(made(GAME, event('experience-gained'))).toEqual([])
  expect(made(GAME, event('experience-gained', {}, 1), lower)).toEqual([])
})

test('event: what stands on its card', () => {
  expect(made(GAME, event('event-takes-effect', { card: 'storm' }, null))[0]).toMatchObject({
    kind: 'event',
    title: 'storm',
    said: 'storm',
  })
})

test('villain: a Dragon Lord or the Endgame, no goblin', () => {
  expect(made(GAME, event('combat-begins', { foe: 'lord' }))[0]).toMatchObject({
    kind: 'villain',
    title: 'lord',
  })
  expect(made(GAME, event('endgame-begins', {}, null))[0]).toMatchObject({ kind: 'villain' })
  expect(made(GAME, event('combat-begins', { foe: 'goblin' }))).toEqual([])
})

test('knocked out: mine alone, with the gold that was lost; in the Endgame the end tells it', () => {
  const richer = { ...GAME, heroes: [{ ...HERO, gold: 7 }, HERO] }
  expect(made(GAME, event('knocked-out'), richer)[0]).toMatchObject({
    kind: 'knockout',
    figures: [{ n: '−6' }],
  })
  expect(made(GAME, event('knocked-out', {}, 1), richer)).toEqual([])
  expect(made({ ...GAME, endgame: true }, event('knocked-out'), richer)).toEqual([])
})

test('the Third Edition: a skill is a level, the villain comes to all, a defeat is told to whom it befell', () => {
  const game = {
    heroes: [{ skills: ['skill', 'skill'], villain: 5 }],
    villain: { villain: 'vorakesh', health: 12 },
    scenario: 'grey-hunt',
    time: { act: 2 },
  }
  const heard = (one: GameEvent, seat: number | null = 0) => third(table(game, seat), before(game), [one])
  expect(heard(event('skill-learned', { card: 'skill' }))[0]).toMatchObject({ kind: 'level', title: 'skill' })
  expect(heard(event('skill-learned', { card: 'skill' }, 1))).toEqual([])
  expect(heard(event('villain-appears', {}, null))[0]).toMatchObject({
    kind: 'villain',
    figures: [{ n: '5' }, {}],
  })
  expect(heard(event('villain-appears', {}, null), null)[0]).toMatchObject({ figures: [{ n: '12' }, {}] })
  expect(heard(event('hero-defeated'))[0]).toMatchObject({ kind: 'knockout' })
  expect(heard(event('hero-defeated', {}, 1))).toEqual([])
})
