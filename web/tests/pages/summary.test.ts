import { expect, test } from 'vitest'
import { foreign } from '../../src/pages/end/keepsake'
import {
  across,
  chanceAt,
  chanceLine,
  luckAt,
  luckTold,
  percent,
  places,
  ways,
} from '../../src/pages/summary'
import type { LuckOf, Stop, Summary } from '../../src/pages/summary'
import type { Hex } from '../../src/wire'

const stop = (turn: number, place: Hex): Stop => ({ turn, place })
const luck = (more: Partial<LuckOf>): LuckOf => ({
  throws: 4,
  points: 2,
  mean: 2,
  or_worse: 0.6,
  or_better: 0.7,
  ...more,
})

test('those who share a place share its number', () => {
  const seats = [0, 1, 2].map((seat) => ({ seat }))
  const summary = { result: { winners: [1], ranking: [[1], [0, 2]], reason: 'x' }, seats }
  expect(places(summary as unknown as Summary).map(({ place, seat }) => [place, seat.seat])).toEqual([
    [1, 1],
    [2, 0],
    [2, 2],
  ])
})

test('a trail is broken where a hero is carried', () => {
  const trail = [stop(1, [0, 0]), stop(1, [1, 0]), stop(2, [5, 0]), stop(3, [6, 0]), stop(4, [6, 1])]
  expect(ways(trail).map((way) => way.map(({ place }) => place[0]))).toEqual([
    [0, 1],
    [5, 6, 6],
  ])
  expect(ways([stop(1, [0, 0])])).toEqual([])
})

test('chances are read by turn', () => {
  const curve = [
    { turn: 1, length: 0, chances: [0.5, 0.5] },
    { turn: 3, length: 9, chances: [0.8, 0.2] },
    { turn: 5, length: 20, chances: [0, 1] },
  ]
  expect(across(curve, 3)).toBe(0.5)
  expect(chanceAt(curve, 1, 4)).toBe(0.2)
  expect(chanceLine(curve, 0, 100, 10)).toBe('M0.0,5.0L50.0,2.0L100.0,10.0')
  expect(across([], 3)).toBe(3)
})

test('luck lies between the worst and the best there could be', () => {
  expect(luckAt(luck({ or_worse: 1, or_better: 0.25 }))).toBeCloseTo(0.875)
  expect(luckAt(luck({ or_worse: 0.01, or_better: 1 }))).toBeCloseTo(0.005)
  expect(luckTold(luck({ or_worse: 0.2, or_better: 0.9 }))).toEqual({ better: false, chance: 0.2 })
  expect([percent(1), percent(0.999), percent(0.0001), percent(0)]).toEqual([100, 99, 1, 0])
})

test('signs of other files are found once', () => {
  const svg =
    '<use href="/a/b.svg#sun"/><use href="/a/b.svg#sun"/><use href="#own"/><use href="/a/c.svg#moon"/>'
  expect(foreign(svg).map(({ file, name }) => [file, name])).toEqual([
    ['/a/b.svg', 'sun'],
    ['/a/c.svg', 'moon'],
  ])
})
