import { describe, expect, it } from 'vitest'
import { arrow, distance, hexOf, NEIGHBOURS, Paper, placeOf, plus, towards } from '$/art/hexes'
import type { Hex } from '$/wire'

const board: Hex[] = []
for (let r = -6; r <= 6; r++) for (let n = 0; n < 14; n++) board.push([n - Math.floor(r / 2) - 6, r])

describe('hexes', () => {
  const paper = new Paper(board)

  it('are written and read', () => {
    for (const at of board) expect(hexOf(placeOf(at))).toEqual(at)
  })

  it('are found again under their own middle and near their corners', () => {
    for (const at of board) {
      expect(paper.under(...paper.centre(at))).toEqual(at)
      for (const corner of paper.corners(at, 0.9)) expect(paper.under(...corner)).toEqual(at)
    }
  })

  it('have six neighbours at the same distance on paper', () => {
    const [x, y] = paper.centre([0, 0])
    const far = NEIGHBOURS.map((step) => {
      const [nx, ny] = paper.centre(plus([0, 0], step))
      return Math.hypot(nx - x, ny - y)
    })
    for (const each of far) expect(each).toBeCloseTo(far[0] ?? 0, 6)
  })

  it('lie inside the sheet', () => {
    for (const at of board) {
      for (const [x, y] of paper.corners(at)) {
        expect(x).toBeGreaterThan(-0.01)
        expect(x).toBeLessThan(paper.width + 0.01)
        expect(y).toBeGreaterThan(-0.01)
        expect(y).toBeLessThan(paper.height + 0.01)
      }
    }
  })

  it('are as many steps apart as one walks', () => {
    expect(distance([0, 0], [0, 0])).toBe(0)
    expect(distance([0, 0], [3, -1])).toBe(3)
    expect(distance([-2, 4], [1, -1])).toBe(5)
    for (const step of NEIGHBOURS) expect(distance([2, -3], plus([2, -3], step))).toBe(1)
  })

  it('lead from one to the next by arrow keys, and back', () => {
    for (const at of board) {
      for (const [there, back] of [
        ['ArrowLeft', 'ArrowRight'],
        ['ArrowUp', 'ArrowDown'],
      ] as const) {
        const next = towards(at, there)
        expect(distance(at, next)).toBe(1)
        expect(towards(next, back)).toEqual(at)
      }
    }
  })

  it('point at each other', () => {
    expect(arrow([0, 0], [4, 0])).toBe('→')
    expect(arrow([0, 0], [-4, 0])).toBe('←')
    expect(arrow([0, 0], [2, -4])).toBe('↑')
    expect(arrow([0, 0], [-2, 4])).toBe('↓')
    expect(arrow([0, 0], [3, -3])).toBe('↗')
  })
})

describe('hexes that are flat at the top', () => {
  const flat: Hex[] = []
  for (let q = 0; q < 15; q++) for (let n = 0; n < 13; n++) flat.push([q, n - Math.floor(q / 2)])
  const paper = new Paper(flat, true)

  it('lie inside a nearly square sheet and are found again', () => {
    for (const at of flat) {
      expect(paper.under(...paper.centre(at))).toEqual(at)
      for (const corner of paper.corners(at, 0.9)) expect(paper.under(...corner)).toEqual(at)
      for (const [x, y] of paper.corners(at)) {
        expect(Math.min(x, y)).toBeGreaterThan(-0.01)
        expect(x).toBeLessThan(paper.width + 0.01)
        expect(y).toBeLessThan(paper.height + 0.01)
      }
    }
    expect(paper.width / paper.height).toBeCloseTo(0.984, 2)
  })
  it('keep the column upwards and the row sideways', () => {
    expect(towards([4, 4], 'ArrowUp', true)).toEqual([4, 3])
    const there = towards([4, 4], 'ArrowRight', true)
    expect(towards(there, 'ArrowLeft', true)).toEqual([4, 4])
    const far = towards(there, 'ArrowRight', true)
    expect(paper.centre(far)[1]).toBeCloseTo(paper.centre([4, 4])[1], 6)
    expect(arrow([4, 4], [4, 3], true)).toBe('↑')
  })
})
