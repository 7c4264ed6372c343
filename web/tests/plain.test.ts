import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { PLAIN } from '../src/plain'
import { branch, positionIn, titled } from '../src/plain/position'
import Tree from '../src/plain/Tree.svelte'
import type { GameTable } from '../src/table.svelte'
import type { Book } from '../src/wire'

const book = {
  cards: { pike: { id: 'pike', name: 'The Pike' } },
  board: { towns: { haven: { name: 'Haven' } } },
} as unknown as Book

describe('a position as a tree', () => {
  it('shows what lies there, then what is computed, if anything is', () => {
    expect(positionIn({ position: { wind: 'fair' }, figures: {} })).toEqual({ wind: 'fair' })
    expect(positionIn({ position: { wind: 'fair' }, figures: { speed: 2 } })).toEqual({
      wind: 'fair',
      figures: { speed: 2 },
    })
  })
  it('calls cards and towns by their names', () => {
    expect(branch('pike', book)).toEqual({ kind: 'word', text: 'The Pike', card: 'pike' })
    expect(branch('haven', book)).toEqual({ kind: 'word', text: 'Haven', card: null })
    expect(branch(['pike', 3], book)).toEqual({
      kind: 'words',
      words: [
        { text: 'The Pike', card: 'pike' },
        { text: '3', card: null },
      ],
    })
    expect(branch({ pike: 2, 'crew-left': 3 }, book)).toEqual({
      kind: 'tree',
      entries: [
        ['The Pike', 2],
        ['Crew left', 3],
      ],
    })
  })
  it('shows nothing as a dash, and yes as a tick', () => {
    for (const nothing of [null, false, '', [], {}])
      expect(branch(nothing, book)).toMatchObject({ text: '–' })
    expect(branch(true, book)).toMatchObject({ text: '✓' })
    expect(branch(0, book)).toMatchObject({ text: '0' })
    expect(titled('skill_discards')).toBe('Skill discards')
  })
  it('can be read to any depth', () => {
    const value = { boats: [{ crew: 3, cargo: ['pike'] }, null], wind: null }
    const { container } = render(Tree, { value, book })
    const lines = [...container.querySelectorAll('b, summary')].map((one) => one.textContent)
    expect(lines).toEqual(['Boats', '1', 'Crew', 'Cargo', '2', 'Wind'])
    const named = branch([{ captain: 'pike' }, null], book)
    expect(named.kind === 'tree' && named.entries.map(([title]) => title)).toEqual(['1 The Pike', '2'])
    expect(container.querySelector('button')?.textContent).toBe('The Pike')
    expect([...container.querySelectorAll('details')].map((one) => one.open)).toEqual([true, false])
  })
})

describe('a plain table', () => {
  const table = (ids: string[], board: unknown = {}) =>
    ({
      book: { cards: {}, board },
      request: { key: 'sail', options: ids.map((id) => ({ id, args: {} })) },
    }) as unknown as GameTable
  it('answers on the map what is about spaces, and shows the list for all else', () => {
    expect(PLAIN.scene(table(['stay', 'to:1,-2']))).toBeNull()
    expect(PLAIN.scene(table(['stay']))).toEqual({ name: 'position', back: 'ui-to-position' })
  })
  it('has only the list where there is no map', () => {
    expect(PLAIN.scene(table(['stay', 'to:1,-2'], null))).toEqual({ name: 'position' })
  })
})
