import { describe, expect, it } from 'vitest'
import { neighbours, shelves, type Part } from '../../src/pages/rulebook/reading'

const area = (id: string) => ({ id, name: id.toLowerCase(), count: 1 })
const PATH: Part[] = [
  { id: 'about', icon: 'sun', ground: 'rays', ink: 'tan', areas: ['WIN', 'MISSING'] },
  { id: 'fight', icon: 'sun', ground: 'rays', ink: 'tan', areas: ['COMBAT', 'ESCAPE'] },
]

describe('a path through the rules', () => {
  it('keeps its order, and puts what it does not name last', () => {
    const made = shelves(PATH, ['COMBAT', 'WIN', 'ODD', 'ESCAPE'].map(area))
    expect(made.map(({ id, chapters }) => [id, chapters.map((one) => one.id)])).toEqual([
      ['about', ['WIN']],
      ['fight', ['COMBAT', 'ESCAPE']],
      ['lookup', ['ODD']],
    ])
  })
  it('leads from chapter to chapter', () => {
    const made = shelves(PATH, ['COMBAT', 'WIN', 'ESCAPE'].map(area))
    expect(neighbours(made, 'COMBAT')).toMatchObject({ before: { id: 'WIN' }, after: { id: 'ESCAPE' } })
    expect(neighbours(made, 'WIN').before).toBeNull()
    expect(neighbours(made, 'ESCAPE').after).toBeNull()
    expect(neighbours(made, 'NOWHERE')).toEqual({ before: null, after: null })
  })
  it('is one shelf where a game has no path', () => {
    expect(shelves([], [area('WIN')]).map(({ id }) => id)).toEqual(['lookup'])
  })
})
