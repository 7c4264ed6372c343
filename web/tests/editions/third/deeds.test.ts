import { describe, expect, it } from 'vitest'
import { deedsOf, hold, pressed, taken, type Alike, type Deed } from '$/editions/third/fight/deeds'
import { rest } from '$/editions/third/fight/rest'
import type { Args, Option } from '$/wire'

const option = (id: string, args: Args = {}): Option => ({ id, args })
const same: Alike = (token) => token

/** A pool of two physical tokens, one magical, agility, a surge and a shield. */
const ACTION = deedsOf({
  options: [
    option('spend:p1+p2', { kind: 'physical', amount: 3, tokens: 'p1+p2' }),
    option('spend:p1', { kind: 'physical', amount: 2, tokens: 'p1' }),
    option('spend:p2', { kind: 'physical', amount: 1, tokens: 'p2' }),
    option('spend:m', { kind: 'magical', amount: 1, tokens: 'm' }),
    option('flip:a:p1', { tokens: 'a', target: 'p1' }),
    option('flip:a:m', { tokens: 'a', target: 'm' }),
    option('recast:a:e1', { tokens: 'a', target: 'e1' }),
    option('recast:a:e2', { tokens: 'a', target: 'e2' }),
    option('surge:fire:u', { ability: 'fire', x: 1, tokens: 'u' }),
    option('surge:fire:u+v', { ability: 'fire', x: 1, tokens: 'u+v' }),
    option('special:shout', { ability: 'shout', tokens: '' }),
    option('pass'),
  ],
})

describe('what tokens can do', () => {
  it('reads the tokens of an option from its facts, never from its name', () => {
    const [both, , , , flip] = ACTION
    expect(both).toMatchObject({ verb: 'spend', tokens: ['p1', 'p2'], target: null })
    expect(flip).toMatchObject({ verb: 'flip', tokens: ['a'], target: 'p1' })
    expect(deedsOf({ options: [option('flip:x:y', { tokens: 'a', target: 'b' })] })[0]?.tokens).toEqual(['a'])
  })

  it('shows with empty hands what needs no token, and one line for each kind of deed', () => {
    const { exact, bare, more, can, targets } = hold(ACTION, [], same)
    expect(exact).toEqual([])
    expect(bare.map(({ id }) => id)).toEqual(['special:shout', 'pass'])
    expect(more.map(({ key, best }) => [key, best.id])).toEqual([
      ['spend:physical', 'spend:p1+p2'],
      ['spend:magical', 'spend:m'],
      ['flip:', 'flip:a:p1'],
      ['recast:', 'recast:a:e1'],
      ['surge:fire', 'surge:fire:u'],
    ])
    expect([...can].sort()).toEqual(['a', 'm', 'p1', 'p2', 'u', 'v'])
    expect([...targets]).toEqual([])
  })

  it('shows the one thing that chosen tokens do, and what one more of them would do', () => {
    const one = hold(ACTION, ['p2'], same)
    expect(one.exact.map(({ id }) => id)).toEqual(['spend:p2'])
    expect(one.more.map(({ best }) => best.id)).toEqual(['spend:p1+p2'])
    expect([...one.can]).toEqual(['p1'])
    const two = hold(ACTION, ['p2', 'p1'], same)
    expect(two.exact.map(({ id }) => id)).toEqual(['spend:p1+p2'])
    expect(two.more).toEqual([])
  })

  it('asks for a target where a deed is aimed at one', () => {
    const { exact, more, targets } = hold(ACTION, ['a'], same)
    expect(exact).toEqual([])
    expect(more.map(({ verb, open, deeds }) => [verb, open, deeds.length])).toEqual([
      ['flip', true, 2],
      ['recast', true, 2],
    ])
    expect([...targets].sort()).toEqual(['e1', 'e2', 'm', 'p1'])
    expect(hold(ACTION, ['a', 'e2'], same).exact.map(({ id }) => id)).toEqual(['recast:a:e2'])
  })

  it('takes, puts back, and begins anew with a token that does not go with the others', () => {
    expect(pressed(ACTION, [], 'p1', same)).toEqual(['p1'])
    expect(pressed(ACTION, ['p1'], 'p2', same)).toEqual(['p1', 'p2'])
    expect(pressed(ACTION, ['p1', 'p2'], 'p1', same)).toEqual(['p2'])
    expect(pressed(ACTION, ['p1', 'p2'], 'm', same)).toEqual(['m'])
    expect(pressed(ACTION, ['p1'], 'shield', same)).toEqual(['p1'])
  })

  it('counts tokens that nothing tells apart as one kind, of which there may be several', () => {
    const alike: Alike = (token) => (token === 'x2' ? 'x1' : token)
    const deeds = deedsOf({
      options: [
        option('spend:x1', { kind: 'physical', amount: 1, tokens: 'x1' }),
        option('spend:x1+x2', { kind: 'physical', amount: 2, tokens: 'x1+x2' }),
      ],
    })
    expect(hold(deeds, ['x2'], alike).exact.map(({ id }) => id)).toEqual(['spend:x1'])
    expect(hold(deeds, ['x2'], alike).can.has('x1')).toBe(true)
    expect(hold(deeds, ['x2', 'x1'], alike).exact.map(({ id }) => id)).toEqual(['spend:x1+x2'])
    const [one, two] = deeds as [Deed, Deed]
    expect(taken(one, ['x2'], ['x1', 'x2'], alike)).toEqual(['x2'])
    expect(taken(two, [], ['x1', 'x2'], alike)).toEqual(['x1', 'x2'])
  })

  it('lets a question that only asks for a token be answered by pressing it', () => {
    const deeds = deedsOf({
      options: [option('token:e1', { target: 'e1' }), option('token:e2', { target: 'e2' }), option('enough')],
    })
    const { targets, bare } = hold(deeds, [], same)
    expect([...targets]).toEqual(['e1', 'e2'])
    expect(bare.map(({ id }) => id)).toEqual(['enough'])
    expect(hold(deeds, ['e2'], same).exact.map(({ id }) => id)).toEqual(['token:e2'])
  })

  it('never offers more than a handful of lines, however many options there are', () => {
    const many = deedsOf({
      options: [
        ...Array.from({ length: 31 }, (_, n) =>
          option(`spend:${n}`, { kind: 'physical', amount: n, tokens: `p${n}` }),
        ),
        ...Array.from({ length: 38 }, (_, n) => option(`recast:${n}`, { tokens: 'a', target: `e${n}` })),
        option('pass'),
      ],
    })
    const { more, bare } = hold(many, [], same)
    expect(more.length + bare.length).toBe(3)
  })
})

it('a token lies as it fell: askew, and the same whenever it is looked at', () => {
  expect(rest('corbin-1', 2)).toEqual(rest('corbin-1', 2))
  expect(rest('corbin-1', 2)).not.toEqual(rest('corbin-1', 3))
  expect(Math.abs(rest('corbin-1', 2).tilt)).toBeLessThanOrEqual(11)
})
