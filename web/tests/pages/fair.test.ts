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
  expect(await verify(proof())).toEqual({ fair: true, checked: 3, noted: false, joint: null })
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
  expect(await verify(proof(), { commitment: 'ab'.repeat(32) })).toEqual({ fair: false, why: 'seed' })
  expect(await verify(proof(), { commitment: proof().commitment.toUpperCase() })).toMatchObject({
    fair: true,
    noted: true,
  })
})

test('throws before a game went on with fresh dice are not judged', async () => {
  const later = { ...proof(), fair_from: 2 }
  later.throws[0] = { n: 0, lists: [D10, D10, D10], result: [0, 0, 0] }
  expect(await verify(later)).toMatchObject({ fair: true, checked: 1 })
})

/** The second test vector: a throw, an answer, and a throw with everybody's key. */
function joint() {
  return {
    ...proof(),
    by: 'path' as const,
    journal: ['[-1,[0,0,8]]', '[0,"attack"]', '[-1,[0,7,5]]'],
    joint_from: 1,
    shares: [FIRST, SECOND],
    throws: [
      { n: 0, lists: [D10, D10, D10], result: [0, 0, 8] },
      { n: 1, lists: [D10, D10, D10], result: [0, 7, 5] },
    ],
  }
}
const PLEDGES = [
  '72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793',
  '75877bb41d393b5fb8455ce60ecd8dda001d06316496b14dfa7f895656eeca4a',
] as const
const FIRST = { seat: 0, share: '01'.repeat(32), pledge: PLEDGES[0] as string | null }
const SECOND = { seat: 1, share: '02'.repeat(32), pledge: PLEDGES[1] as string | null }

test('throws by the path follow from all answers before them, and joint ones from all shares', async () => {
  expect(await verify(joint())).toEqual({ fair: true, checked: 2, noted: false, joint: 1 })
})

test('an answer that is bent turns the dice after it', async () => {
  const bent = { ...joint(), journal: ['[-1,[0,0,8]]', '[0,"escape"]', '[-1,[0,7,5]]'] }
  expect(await verify(bent)).toEqual({ fair: false, why: 'throw', n: 1 })
})

test('a share that is not as promised is noticed', async () => {
  const bent = joint()
  bent.shares = [{ ...FIRST, share: '03'.repeat(32) }, SECOND]
  expect(await verify(bent)).toEqual({ fair: false, why: 'share', n: 0 })
  expect(await verify(joint(), { pledges: { 1: PLEDGES[0] } })).toEqual({ fair: false, why: 'share', n: 1 })
  expect(await verify(joint(), { pledges: { 2: PLEDGES[0] } })).toEqual({ fair: false, why: 'share', n: 2 })
})

test('a share that the server claims to have filled in must follow from the seed', async () => {
  const bent = joint()
  bent.shares = [{ ...FIRST, pledge: null }, SECOND]
  expect(await verify(bent)).toEqual({ fair: false, why: 'share', n: 0 })
})
