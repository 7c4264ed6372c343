import { describe, expect, it } from 'vitest'
import { blur, field, noise } from '../src/art/noise'
import type { Entries } from '../src/editions/edition'
import { entries, filters } from '../src/table/chronicle'
import { paceOf } from '../src/table/pace'
import { Sight } from '../src/table/window.svelte'
import { apart, Spaces } from '../src/table/spaces'
import type { BoardData, GameEvent, Hex, Space, Update } from '../src/wire'

const event = (key: string, said: string, seat: number | null = 0): GameEvent =>
  ({ key, said, seat, facts: {}, rule: null }) as unknown as GameEvent

const KINDS: Entries[] = [
  { like: /^moved/, icon: 'hiking', filter: 'journeys', head: true },
  { like: /^bought/, icon: 'two-coins', filter: 'trade' },
]

describe('the chronicle', () => {
  const events = [
    event('moved', 'Ania reaches: plains.'),
    event('moved', 'Ania reaches: plains.'),
    event('silent', ''),
    event('bought', 'Jan buys a sword.', 1),
  ]

  it('tells the newest first and the same sentence once', () => {
    const told = entries(events, KINDS, 'all', 0, 60)
    expect(told.map((entry) => [entry.event.said, entry.times])).toEqual([
      ['Jan buys a sword.', 1],
      ['Ania reaches: plains.', 2],
    ])
    expect(told.map((entry) => entry.n)).toEqual([3, 0])
    expect(told.map((entry) => [entry.icon, entry.head])).toEqual([
      ['two-coins', false],
      ['hiking', true],
    ])
  })

  it('of a game that sorts nothing has all lines, and those that are mine', () => {
    expect(filters([])).toEqual(['all', 'mine'])
    expect(filters(KINDS)).toEqual(['all', 'mine', 'journeys', 'trade'])
    expect(entries(events, [], 'all', 0, 60).map((entry) => entry.icon)).toEqual([
      'scroll-unfurled',
      'scroll-unfurled',
    ])
  })

  it('tells no more than is wished, and only what is wished', () => {
    expect(entries(events, KINDS, 'all', 0, 1)).toHaveLength(1)
    expect(entries(events, KINDS, 'mine', 0, 60).map((entry) => entry.event.key)).toEqual(['moved'])
    expect(entries(events, KINDS, 'trade', 0, 60).map((entry) => entry.event.key)).toEqual(['bought'])
  })
})

describe('the pace', () => {
  const update = { events: [event('moved', 'Ania moves.'), event('silent', '', 1)] } as unknown as Update
  it('rests on what others did, as long as the game says', () => {
    expect(paceOf(update, 0)).toBe(0)
    expect(paceOf(update, 1)).toBe(350)
    expect(paceOf(update, 1, [[/^mov/, 900]])).toBe(900)
  })
})

describe('spaces that share a name', () => {
  const space = (at: Hex, terrain: string) => ({ at, terrain }) as Space
  const board = {
    spaces: [
      space([2, 0], 'hills'),
      space([0, 2], 'hills'),
      space([0, -1], 'forest'),
      space([5, 0], 'swamp'),
    ],
    regions: [{ name: 'the Vale', spaces: [[2, 0], [0, 2], [0, -1]] }], // prettier-ignore
    terrains: { hills: 'hills', forest: 'forest', swamp: 'swamp' },
    towns: {},
  } as unknown as BoardData
  const told = (places: string[], from: Hex | null = [0, 0]) =>
    Object.fromEntries(apart(new Spaces(board), places, from, (_, args) => `${args?.n} ${args?.way}`))

  it('are told apart by their land, else by where they lie', () => {
    expect(told(['2,0', '0,-1', '5,0'])).toEqual({ '2,0': 'hills', '0,-1': 'forest' })
    expect(told(['2,0', '0,2', '0,-1'])).toEqual({ '2,0': '2 e', '0,2': '2 se', '0,-1': 'forest' })
    expect(told(['2,0', '0,2'], null)).toEqual({ '2,0': 'hills', '0,2': 'hills' })
  })

  it('need nothing when each name is there once', () => {
    expect(told(['2,0', '5,0'])).toEqual({})
  })
})

describe('a picture of a part of the map', () => {
  it('lies where that part is seen', () => {
    const sight = new Sight([0, 0, 1000, 800])
    sight.resize(500, 400)
    // The whole map in the window, and half a window more on every side: nothing to push.
    expect(sight.onto(sight.part)).toBe('translate(0px, 0px) scale(1, 1)')
    // A picture of the upper left quarter is half as large as what is drawn.
    expect(sight.onto([0, 0, 750, 600])).toBe('translate(125px, 100px) scale(0.5, 0.5)')
  })
})

describe('noise', () => {
  it('is the same for the same seed, and smooth', () => {
    const [one, other] = [noise(4, 3), noise(4, 3)]
    expect(one(1.3, 2.7)).toBe(other(1.3, 2.7))
    expect(Math.abs(one(1.3, 2.7) - one(1.301, 2.7))).toBeLessThan(0.02)
    expect(noise(5, 3)(1.3, 2.7)).not.toBe(one(1.3, 2.7))
  })

  it('is looked up between the points of a grid', () => {
    const found = field((x, y) => x + 10 * y, 9, 9, 3)
    expect(found(3, 6)).toBeCloseTo(63)
    expect(found(4, 7)).toBeCloseTo(74)
  })

  it('blurs without making anything brighter or transparent', () => {
    const pixels = new Uint8ClampedArray(9 * 9 * 4).fill(255)
    pixels.set([0, 0, 0, 255], (4 * 9 + 4) * 4)
    blur(pixels, 9, 9, 1)
    expect(pixels[(4 * 9 + 4) * 4]).toBeGreaterThan(0)
    expect(pixels[(4 * 9 + 5) * 4]).toBeLessThan(255)
    expect(pixels[(4 * 9 + 4) * 4 + 3]).toBe(255)
  })
})
