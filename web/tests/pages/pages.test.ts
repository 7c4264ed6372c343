// The small sums behind the pages.
import { expect, test } from 'vitest'
import { readLink } from '../../src/pages/links'
import { finished, hintFor, learnt, ROUNDS } from '../../src/editions/second/learn/lessons'
import { areas } from '../../src/pages/rules'
import { places, scaleOf, summaryOf, type Told } from '../../src/pages/summary'
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

const told: Told = {
  result: { winners: [1], ranking: [[1], [0, 2]], reason: 'turn-limit' },
  said: '',
  turns: 9,
  seats: [0, 1, 2].map((seat) => ({
    seat,
    place: [seat, 0],
    level: 2,
    gold: 1,
    figures: { won: seat },
    luck: { throws: 4, above: seat * 5 },
    trail: [{ turn: 0, place: [0, 0], luck: { throws: 2, above: 1 } }],
  })),
  turning_points: [
    { length: 30, turn: 3, seat: 2, leads: 1 },
    { length: 12, turn: 1, seat: 0, said: 'Somebody is knocked out.' },
  ],
}

test('those who share a place share its number', () => {
  const summary = summaryOf(told, (seat) => `${seat} leads`)
  expect(places(summary).map(({ place, seat }) => [place, seat.seat])).toEqual([
    [1, 1],
    [2, 0],
    [2, 2],
  ])
})

test('turning points are told in their order, where they happened', () => {
  const { turning } = summaryOf(told, (seat) => `${seat} leads`)
  expect(turning.map(({ said }) => said)).toEqual(['Somebody is knocked out.', '1 leads'])
  expect(turning[1]?.at).toEqual([0, 0])
})

test('the chart has room for all luck', () => {
  const scale = scaleOf(summaryOf(told, String), 100, 60)
  expect(scale.most).toBeGreaterThanOrEqual(10)
  expect(scale.y(0)).toBe(30)
  expect(scale.x(9)).toBe(100)
})
