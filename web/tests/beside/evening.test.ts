/** The companion counts as its sheet says, takes back, and remembers on the device. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { BoxCounter, BoxInfo, BoxStep } from '$/wire.gen'
import { EveningBook } from '$/beside/book.svelte'
import {
  addHero,
  buy,
  canBuy,
  count,
  dropHero,
  evening,
  level,
  moveTrack,
  newHero,
  next,
  nextTurn,
  playTrack,
  price,
  stepNow,
} from '$/beside/evening'

const counter = (id: string, more: Partial<BoxCounter> = {}): BoxCounter => ({
  id,
  name: id,
  rule: 'X-1',
  icon: 'sun',
  start: 0,
  figure: null,
  bounded: false,
  most: null,
  gains: [],
  ...more,
})
const step = (id: string, more: Partial<BoxStep> = {}): BoxStep => ({
  id,
  name: id,
  says: '',
  rule: 'X-1',
  rules: [],
  asks: [],
  times: 1,
  moves: null,
  ...more,
})
const LIFE = counter('life', { figure: 'life', bounded: true })
const POINTS = counter('points')
const BOX: BoxInfo = {
  edition: 'toy',
  players: [1, 2],
  rulebooks: ['toy'],
  counters: [LIFE, counter('gold', { start: 3 }), POINTS, counter('token', { most: 1 })],
  shared: [],
  growth: {
    counter: 'points',
    rule: 'X-1',
    lengths: [
      { id: 'usual', name: 'usual', prices: { 1: 5, 2: 4 } },
      { id: 'short', name: 'short', prices: { 1: 4, 2: 3 } },
    ],
    bonuses: [
      { id: 'life', name: 'life', by: 1, rule: 'X-1', raises: 'life', most: 1 },
      { id: 'mind', name: 'mind', by: 2, rule: 'X-1', raises: null, most: null },
    ],
    first_level: 1,
  },
  limits: [],
  tracks: [
    {
      id: 'time',
      name: 'time',
      rule: 'X-1',
      icon: 'sun',
      lap: 'act',
      laps: 1,
      advance: 'on',
      spaces: { 1: 2, 2: 2 },
      stops: {
        1: [{ lap: 1, at: 1, signs: [] }],
        2: [
          { lap: 1, at: 1, signs: [] },
          { lap: 1, at: 2, signs: ['story'] },
        ],
      },
      signs: { story: { name: 'story', rule: 'X-1', icon: 'sun' } },
      variant: false,
    },
  ],
  turn: [step('move'), step('act', { times: 2 })],
  round_end: [step('clock', { moves: 'time' })],
  aside: [],
  cards: [],
}
const hero = (name: string) => newHero(BOX, name, null, { life: 4 })
const TWO = addHero(addHero(evening(BOX), hero('Ania')), hero('Jan'))

describe('counters', () => {
  it('start from the figures of the card, or where the sheet says', () => {
    expect(hero('Ania').counts).toEqual({
      life: { n: 4, full: 4 },
      gold: { n: 3, full: null },
      points: { n: 0, full: null },
      token: { n: 0, full: null },
    })
  })
  it('stay within their bounds', () => {
    expect(count(TWO, 0, LIFE, 1).heroes[0]?.counts.life?.n).toBe(4)
    expect(count(TWO, 0, LIFE, -9).heroes[0]?.counts.life?.n).toBe(0)
    const token = BOX.counters[3] as BoxCounter
    expect(count(count(TWO, 1, token, 1), 1, token, 1).heroes[1]?.counts.token?.n).toBe(1)
    expect(count(TWO, 0, LIFE, -1).heroes[1]?.counts.life?.n).toBe(4)
  })
  it('grow at the price of so many players, as often as the sheet allows', () => {
    expect(price(addHero(evening(BOX), hero('Ania')), BOX)).toBe(5)
    expect(price(TWO, BOX)).toBe(4)
    expect(price({ ...TWO, length: 'short' }, BOX)).toBe(3)
    const rich = count(TWO, 0, POINTS, 9)
    expect(canBuy(TWO, BOX, 0, 'mind')).toBe(false)
    const grown = buy(count(rich, 0, LIFE, -2), BOX, 0, 'life')
    expect(grown.heroes[0]?.counts).toMatchObject({ life: { n: 3, full: 5 }, points: { n: 5 } })
    expect(level(grown.heroes[0] ?? hero(''), BOX)).toBe(2)
    expect(canBuy(grown, BOX, 0, 'life')).toBe(false)
    expect(buy(grown, BOX, 0, 'life')).toBe(grown)
    expect(buy(grown, BOX, 0, 'mind').heroes[0]?.bought).toEqual({ life: 1, mind: 1 })
  })
})

describe('turns', () => {
  it('go from step to step, hero to hero, and through the end of the round', () => {
    const seen: string[] = []
    let now = TWO
    for (let n = 0; n < 8; n++) {
      seen.push(`${now.round}.${now.ending ? 'end' : now.active}.${stepNow(now, BOX)?.id}`)
      now = next(now, BOX)
    }
    expect(seen).toEqual([
      '1.0.move',
      '1.0.act',
      '1.0.act',
      '1.1.move',
      '1.1.act',
      '1.1.act',
      '1.end.clock',
      '2.0.move',
    ])
    expect(now.tracks.time).toBe(1)
  })
  it('may end early, and tracks stop at their ends', () => {
    expect(nextTurn(TWO, BOX)).toMatchObject({ active: 1, step: 0 })
    expect(moveTrack(moveTrack(TWO, BOX, 'time', 1), BOX, 'time', 1).tracks.time).toBe(1)
    expect(moveTrack(TWO, BOX, 'time', -1).tracks.time).toBe(0)
    expect(playTrack(TWO, 'time', false).tracks).toEqual({})
  })
  it('go on when somebody leaves', () => {
    const later = nextTurn(TWO, BOX)
    expect(dropHero(later, 0)).toMatchObject({ active: 0, shown: 0 })
    expect(dropHero(dropHero(later, 0), 0).heroes).toEqual([])
  })
})

describe('the book of an evening', () => {
  beforeEach(() => localStorage.clear())

  it('remembers on this device, with what can be taken back', () => {
    const book = new EveningBook(BOX)
    book.do((now) => addHero(now, hero('Ania')))
    book.do((now) => count(now, 0, LIFE, -1))
    const again = new EveningBook(BOX)
    expect(again.now.heroes[0]?.counts.life?.n).toBe(3)
    again.undo()
    expect(again.now.heroes[0]?.counts.life?.n).toBe(4)
    again.undo()
    again.undo()
    expect(new EveningBook(BOX).now.heroes).toEqual([])
  })
  it('takes nothing back that only looked, and keeps boxes apart', () => {
    const book = new EveningBook(BOX)
    book.do((now) => ({ ...now, shown: 1 }), true)
    book.do((now) => now)
    expect(book.past).toEqual([])
    book.do((now) => addHero(now, hero('Ania')))
    expect(new EveningBook({ ...BOX, edition: 'other' }).now.heroes).toEqual([])
  })
  it('begins anew where what was kept cannot be read', () => {
    localStorage.setItem('tamalir.beside.evening.toy', '{broken')
    expect(new EveningBook(BOX).now.round).toBe(1)
  })
})
