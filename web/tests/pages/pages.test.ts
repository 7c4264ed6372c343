// The small sums behind the pages.
import { expect, test } from 'vitest'
import { readLink } from '../../src/pages/links'
import { finished, hintFor, learnt, ROUNDS } from '../../src/editions/second/learn/lessons'
import { areas } from '../../src/pages/rules'
import type { GameView } from '../../src/editions/second/game'
import type { GameEvent } from '../../src/wire'

test('links are read from whatever was pasted', () => {
  expect(readLink(' https://a.example/game/abc-1#Tok_en ')).toEqual({ game: 'abc-1', token: 'Tok_en' })
  expect(readLink('https://a.example/table/abc#t')).toEqual({ game: 'abc', token: 't' })
  expect(readLink('https://a.example/game/abc/lobby#t')).toEqual({ game: 'abc', token: 't' })
  expect(readLink('https://a.example/game/abc')).toBeNull()
  expect(readLink('hello')).toBeNull()
})

const event = (key: string, seat = 0): GameEvent => ({ key, seat, facts: {}, rule: null })
const play = (more: Partial<GameView> = {}) =>
  ({ turns: 0, heroes: [{ gold: 3 }, {}, {}], ...more }) as unknown as GameView

test('what others do teaches nobody', () => {
  expect([...learnt([event('moved', 1), event('bought', 2)], 0, false)]).toEqual([])
  expect([...learnt([event('moved'), event('escaped')], 0, true)].sort()).toEqual(['buy', 'fight', 'move'])
})

test('the next aim is what has not been learnt', () => {
  const aim = (...done: ('move' | 'fight' | 'buy')[]) => hintFor('movement.set-out', new Set(done), play(), 0)
  expect(aim()).toBe('set-out')
  expect(aim('move')).toBe('set-out-fight')
  expect(aim('move', 'fight')).toBe('set-out-town')
  expect(aim('move', 'fight', 'buy')).toBe('set-out-grow')
  expect(hintFor(null, new Set(), play(), 0)).toBe('watch')
  expect(hintFor('game.end', new Set(), play(), 0)).toBe('other')
})

test('the voice falls silent when all is learnt, and in any case after some rounds', () => {
  expect(finished(new Set(['move', 'fight', 'buy', 'grow']), play())).toBe(true)
  expect(finished(new Set(['move']), play({ turns: 3 * ROUNDS - 1 }))).toBe(false)
  expect(finished(new Set(['move']), play({ turns: 3 * ROUNDS }))).toBe(true)
})

test('chapters stand in the order of the book', () => {
  const rules = ['2E-WIN-001', '2E-MOVE-001', '2E-WIN-002'].map((id) => ({ id, title: id, text: '' }))
  expect(areas(rules).map(({ id, count }) => [id, count])).toEqual([
    ['WIN', 2],
    ['MOVE', 1],
  ])
})
