import { describe, expect, it } from 'vitest'
import { apply } from '$/delta'

describe('applying changes', () => {
  const before = {
    table: { seats: [{ name: 'Ann' }, { name: 'Bea' }] },
    view: { dice: [1, 2], event: null as unknown },
  }

  it('puts values at keys and places', () => {
    const after = apply(before, [
      [['view', 'event'], 'storm'],
      [['table', 'seats', 1, 'name'], 'Cid'],
    ])
    expect(after).toEqual({
      table: { seats: [{ name: 'Ann' }, { name: 'Cid' }] },
      view: { dice: [1, 2], event: 'storm' },
    })
  })

  it('removes keys and tells null from nothing', () => {
    const after = apply<Record<string, unknown>>({ a: 1, b: { c: 2, d: 3 } }, [
      [['a']],
      [['b', 'c']],
      [['b', 'd'], null],
    ])
    expect(after).toEqual({ b: { d: null } })
  })

  it('replaces the whole document for an empty path', () => {
    expect(apply<unknown>({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 })
  })

  it('leaves the old document as it was, and shares what did not change', () => {
    const frozen = structuredClone(before)
    const after = apply(before, [[['view', 'dice', 0], 6]])
    expect(before).toEqual(frozen)
    expect(after.table).toBe(before.table)
    expect(after.view.dice).toEqual([6, 2])
  })

  it('makes later changes on top of earlier ones', () => {
    const after = apply<unknown>({ list: [] }, [
      [['list'], [{ n: 1 }]],
      [['list', 0, 'n'], 2],
    ])
    expect(after).toEqual({ list: [{ n: 2 }] })
  })

  it('refuses a path that leads nowhere', () => {
    expect(() => apply<unknown>({ a: null }, [[['a', 'b'], 1]])).toThrow(TypeError)
  })
})
