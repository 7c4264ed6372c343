import { describe, expect, it } from 'vitest'
import { ended } from '$/editions/third/fight/ending'
import { acting, left, other, sidesOf, topOf } from '$/editions/third/fight/sides'
import { gameOf, type FightView } from '$/editions/third/game'
import type { GameEvent, View } from '$/wire'

const token = (id: string, face: string, more = {}) => ({
  id,
  face,
  back: 'dash',
  on: null,
  covered: false,
  ...more,
})
const side = (who: string, seat: number, hero: boolean, pool: object[]) => ({
  who,
  seat,
  hero,
  abilities: [],
  moments: [],
  damage: 0,
  pool,
  spent: [],
  passed: false,
  actions: 0,
  used: [],
  modifiers: [],
})

/** A hero with a stack and two shields that are alike, against an enemy that seat 1 plays. */
function view(): View {
  const pool = [
    token('h1', 'physical-2', { on: 'h2' }),
    token('h2', 'double', { covered: true }),
    token('h3', 'shield'),
    token('h4', 'shield'),
  ]
  const position = {
    heroes: [],
    eliminated: [],
    step: '',
    scene: 'test',
    scenario: null,
    markets: {},
    track: [],
    decks: {},
    gems: {},
    zombies: {},
    villain: null,
    fight: {
      sides: [side('corbin', 0, true, pool), side('ogre', 1, false, [token('e1', 'enemy*')])],
      phase: 'action',
      round: 2,
      turn: 1,
      no_flight: null,
      ended: null,
    },
  }
  const figures = {
    heroes: [],
    scenario: null,
    story_tokens: [],
    story_hexes: [],
    prices: {},
    endings: {},
    track: {},
    stars: 0,
    fight: {
      may_flee: true,
      sides: [
        {
          damage: 3,
          health: 10,
          defeated: false,
          initiative: 0,
          shields: 2,
          pool: [
            { id: 'h1', worth: 4, alike: 'h1' },
            { id: 'h2', worth: 1, alike: 'h2' },
            { id: 'h3', worth: 1, alike: 'h3' },
            { id: 'h4', worth: 1, alike: 'h3' },
          ],
        },
        {
          damage: 1,
          health: 5,
          defeated: false,
          initiative: 1,
          shields: 0,
          pool: [{ id: 'e1', worth: 1, alike: 'e1' }],
        },
      ],
    },
  }
  return { position, figures } as unknown as View
}
const fight = () => gameOf(view()).fight as FightView

describe('a fight as it is read', () => {
  it('puts what the rules make of it beside what lies there', () => {
    const [hero, foe] = fight().sides
    expect([hero.damage, hero.health, hero.shields, left(hero), left(foe)]).toEqual([3, 10, 2, 7, 4])
    expect(hero.pool.map(({ worth, alike }) => [worth, alike])).toEqual([
      [4, 'h1'],
      [1, 'h2'],
      [1, 'h3'],
      [1, 'h3'],
    ])
    expect(fight().mayFlee).toBe(true)
  })

  it('lays the enemy above and the hero below, whoever looks', () => {
    for (const viewer of [0, 1, null]) {
      const { low, high } = sidesOf(fight(), viewer)
      expect([low.who, high.who]).toEqual(['corbin', 'ogre'])
    }
  })

  it('lays my hero below when two heroes fight, and the attacker for those who watch', () => {
    const duel = fight()
    duel.sides[1].hero = true
    expect(sidesOf(duel, 1).low.who).toBe('ogre')
    expect(sidesOf(duel, 0).low.who).toBe('corbin')
    expect(sidesOf(duel, null).low.who).toBe('corbin')
  })

  it('knows whose decision it is: whom the question names, else whose action it is', () => {
    const now = fight()
    expect(acting(now, null)?.who).toBe('ogre')
    expect(acting(now, { key: 'fight.block', args: { who: 'corbin' } })?.who).toBe('corbin')
    expect(acting(now, { key: 'turn.action', args: { who: 'corbin' } })?.who).toBe('ogre')
    expect(other(now, now.sides[0])?.who).toBe('ogre')
  })

  it('takes a stack by its upper token', () => {
    expect(topOf(fight(), 'h2')).toBe('h1')
    expect(topOf(fight(), 'h3')).toBe('h3')
  })
})

describe('the end of a fight', () => {
  const told = (key: string, facts: object): GameEvent =>
    ({ key, facts, said: `${key}.`, seat: null }) as unknown as GameEvent

  it('is kept with its last blow', () => {
    const events = [told('fight-damage', { who: 'ogre', amount: 4 }), told('fight-defeated', { who: 'ogre' })]
    const end = ended(fight(), null, events)
    expect(end?.outcome).toBe('fight-defeated.')
    expect(end?.fight.sides.map(({ damage, defeated }) => [damage, defeated])).toEqual([
      [3, false],
      [5, true],
    ])
  })

  it('is none while the fight goes on, or where there was none', () => {
    const events = [told('fight-defeated', { who: 'ogre' })]
    expect(ended(fight(), fight(), events)).toBeNull()
    expect(ended(null, null, events)).toBeNull()
  })
})
