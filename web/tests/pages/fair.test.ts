// The test vector of docs/fair-dice.md, and what must be noticed.
import { webcrypto } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type Proof, verify } from '../../src/pages/fair'

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})

const D10 = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const THROWS = [
  [5, 1, 6],
  [6, 9, 8],
  [8, 3, 4],
]

function proof(): Proof {
  return {
    game: 'tamalir-1',
    seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    fair_from: 0,
    throws: THROWS.map((result, n) => ({ n, lists: [D10, D10, D10], result })),
  }
}

test('the throws of the documentation follow from their seed', async () => {
  expect(await verify(proof())).toEqual({ fair: true, checked: 3, noted: false })
})

test('a draw follows from its seed', async () => {
  const drawn = { n: 2, lists: [['axe', 'bow', 'cup', 'dagger', 'elixir']], result: ['dagger'] }
  expect(await verify({ ...proof(), throws: [...proof().throws.slice(0, 2), drawn] })).toMatchObject({
    fair: true,
  })
})

test('another face is noticed', async () => {
  const bent = proof()
  bent.throws[1] = { n: 1, lists: [D10, D10, D10], result: [6, 9, 9] }
  expect(await verify(bent)).toEqual({ fair: false, why: 'throw', n: 1 })
})

test('a throw that is left out is noticed', async () => {
  expect(await verify({ ...proof(), throws: proof().throws.slice(1) })).toEqual({
    fair: false,
    why: 'gap',
    n: 0,
  })
})

test('the seal that was noted counts, not the one that is told now', async () => {
  expect(await verify(proof(), 'ab'.repeat(32))).toEqual({ fair: false, why: 'seed' })
  expect(await verify(proof(), proof().commitment.toUpperCase())).toMatchObject({ fair: true, noted: true })
})

test('throws before a game went on with fresh dice are not judged', async () => {
  const later = { ...proof(), fair_from: 2 }
  later.throws[0] = { n: 0, lists: [D10, D10, D10], result: [0, 0, 0] }
  expect(await verify(later)).toMatchObject({ fair: true, checked: 1 })
})
