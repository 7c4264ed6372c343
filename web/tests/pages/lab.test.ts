import { describe, expect, it } from 'vitest'
import { read, span } from '../../src/pages/lab/found'

describe('a result of the laboratory', () => {
  it('is known by what it holds', () => {
    const card = { card: 'black-dagger', holders: {}, text: [], prices: [], combinations: [] }
    expect(read(JSON.stringify(card))).toEqual({ what: 'card', found: card })
    const report = { heroes: [], players: [], reasons: [], turns: {}, colours: [] }
    expect(read(JSON.stringify(report))?.what).toBe('report')
  })

  it('is not anything else', () => {
    expect(read('milk, eggs')).toBeNull()
    expect(read('null')).toBeNull()
    expect(read('[]')).toBeNull()
    expect(read('{"card": "black-dagger"}')).toBeNull()
  })
})

describe('an axis', () => {
  it('holds every interval and the reference', () => {
    const [from, to] = span([{ name: 'a', value: 0.2, low: -0.3, high: 0.5 }], 0.9)
    expect(from).toBeLessThan(-0.3)
    expect(to).toBeGreaterThan(0.9)
  })

  it('has some length even for a single value', () => {
    const [from, to] = span([{ name: 'a', value: 2, low: null, high: null }], null)
    expect(to).toBeGreaterThan(from)
  })
})
