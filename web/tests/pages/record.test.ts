import { beforeEach, expect, test } from 'vitest'
import {
  clearRecord,
  dayKey,
  deeds,
  heroesOf,
  lately,
  noteDay,
  noteGame,
  notePuzzle,
  record,
  today,
} from '$/pages/record'

beforeEach(() => {
  const kept = new Map<string, string>()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  })
})

const reached = (puzzles = 30) =>
  deeds(record(), puzzles)
    .filter(({ got, all }) => got >= all)
    .map(({ id }) => id)

test('a page that is opened twice counts once', () => {
  noteGame('a', { edition: 'second', hero: 'mordrog', won: true })
  noteGame('a', { edition: 'second', hero: 'mordrog', won: true })
  expect(Object.keys(record().games)).toEqual(['a'])
  expect(heroesOf(record())).toEqual([{ hero: 'mordrog', edition: 'second', games: 1, won: 1 }])
  expect(reached()).toEqual(['first', 'won'])
})

test('a puzzle that was solved once stays solved', () => {
  notePuzzle('puzzle-01', false)
  expect(reached()).toEqual([])
  notePuzzle('puzzle-01', true)
  notePuzzle('puzzle-01', false)
  expect(record().puzzles).toEqual({ 'puzzle-01': true })
  expect(reached(1)).toEqual(['puzzle', 'all'])
})

test('the first result of a day counts', () => {
  expect(noteDay('second', '2026-11-18', 'first')).toBe('first')
  expect(noteDay('second', '2026-11-18', 'better')).toBe('first')
  expect(noteDay('third', '2026-11-18', 'other')).toBe('other')
  expect(record().days[dayKey('second', '2026-11-18')]).toBe('first')
  expect(reached()).toEqual(['day'])
  for (let day = 11; day < 18; day++) noteDay('second', `2026-11-${day}`, 'x')
  expect(reached()).toEqual(['day', 'week'])
})

test('what is damaged or forgotten is nothing', () => {
  localStorage.setItem('tamalir.record', '{"games": ')
  expect(record().games).toEqual({})
  noteGame('a', { edition: 'second', hero: null, won: false })
  clearRecord()
  expect(record().games).toEqual({})
})

test('a day is named by the date here', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})

test('the last days show when a game of the day was ended', () => {
  noteDay('second', '2026-03-01', 'won')
  noteDay('third', '2026-02-27', 'lost')
  expect(lately(record(), '2026-03-01')).toEqual([false, false, true, false, true])
  expect(lately(record(), '2026-03-08')).toEqual([false, false, false, false, false])
})
