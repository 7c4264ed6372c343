import { describe, expect, it } from 'vitest'
import { after, BEGINNING, pointed, read, resumed, wanted } from '../../src/learn/path'
import { beside, selectors } from '../../src/learn/pointing'
import type { LessonInfo } from '../../src/wire.gen'

const part = (says: string, asks = '', takes: string[] = [], points = 'part:stage') => ({
  said: says,
  asks,
  takes,
  points,
})
const LESSON: LessonInfo = {
  edition: 'some',
  scene: 'lesson-way',
  title: 'A way',
  says: 'Going.',
  done: 'Gone.',
  icon: 'hiking',
  rule: '',
  bots: [],
  parts: [
    part('look'),
    part('roll', 'set-out', ['roll:5'], 'option:roll:5'),
    part('dice', 'travel', [], 'part:tray'),
    part('go', 'travel', ['to:1,0', 'to:2,0', 'stop'], 'space:2,0'),
  ],
}

describe('a lesson', () => {
  it('goes on when it is read, and when its option is taken', () => {
    let at = read(LESSON, BEGINNING)
    expect(at).toEqual({ step: 1, taken: 0 })
    expect(read(LESSON, at)).toEqual(at)
    expect(wanted(LESSON, at)).toBe('roll:5')
    at = after(LESSON, at, 'roll:5') ?? at
    expect(at).toEqual({ step: 2, taken: 0 })
    at = read(LESSON, at)
    at = after(LESSON, at, 'to:1,0') ?? at
    expect(at).toEqual({ step: 3, taken: 1 })
    at = after(LESSON, at, 'to:2,0') ?? at
    at = after(LESSON, at, 'stop') ?? at
    expect(at).toEqual({ step: 4, taken: 0 })
  })

  it('refuses what it does not mean', () => {
    expect(after(LESSON, { step: 1, taken: 0 }, 'roll:0')).toBeNull()
    expect(after(LESSON, BEGINNING, 'roll:5')).toBeNull()
    expect(after(LESSON, { step: 3, taken: 0 }, 'stop')).toBeNull()
    expect(after(LESSON, { step: 3, taken: 0 }, 'to:0,1')).toBeNull()
  })

  it('takes a whole way for its steps', () => {
    expect(after(LESSON, { step: 3, taken: 0 }, 'march:2,0')).toEqual({ step: 3, taken: 2 })
  })

  it('points at its thing first, and then at what is left to do', () => {
    const go = LESSON.parts[3]
    if (!go) throw new Error('no such part')
    expect(pointed(go, 0)).toBe('space:2,0')
    expect(pointed(go, 2)).toBe('option:stop')
  })

  it('goes on where it was when the page is opened again', () => {
    expect(resumed(LESSON, null)).toEqual(BEGINNING)
    expect(resumed(LESSON, 'set-out')).toEqual(BEGINNING)
    expect(resumed(LESSON, 'travel')).toEqual({ step: 2, taken: 0 })
    expect(resumed(LESSON, 'something-else')).toEqual(BEGINNING)
  })
})

describe('pointing', () => {
  it('knows where things are', () => {
    expect(selectors('option:roll:5')[0]).toBe('[data-option="roll:5"]')
    expect(selectors('option:to:1,-1')).toContain('[data-space="1,-1"]')
    expect(selectors('space:1,-1')[0]).toBe('[data-space="1,-1"]')
    expect(selectors('part:tray')).toEqual(['[data-part="tray"]'])
    expect(selectors('verb:shop')[0]).toBe('[data-option^="shop"]')
    expect(selectors('nothing')).toEqual([])
    expect(selectors('option:a"]')[0]).toBe('[data-option="a\\"]"]')
  })

  const sight = { left: 0, top: 0, width: 1440, height: 900 }
  const paper = { width: 340, height: 200 }
  const overlaps = (
    at: { left: number; top: number },
    box: { left: number; top: number; width: number; height: number },
  ) =>
    at.left < box.left + box.width &&
    box.left < at.left + paper.width &&
    at.top < box.top + box.height &&
    box.top < at.top + paper.height

  it.each([
    { left: 1040, top: 160, width: 380, height: 60 },
    { left: 10, top: 10, width: 170, height: 400 },
    { left: 400, top: 400, width: 60, height: 60 },
    { left: 200, top: 40, width: 1000, height: 50 },
  ])('lies beside %o and inside the window', (box) => {
    const at = beside(box, paper, sight)
    expect(overlaps(at, box)).toBe(false)
    expect(at.left).toBeGreaterThanOrEqual(0)
    expect(at.top).toBeGreaterThanOrEqual(0)
    expect(at.left + paper.width).toBeLessThanOrEqual(1440)
    expect(at.top + paper.height).toBeLessThanOrEqual(900)
  })

  it('keeps to the edge where nothing is free', () => {
    const at = beside(
      { left: 0, top: 500, width: 390, height: 300 },
      { width: 374, height: 560 },
      { left: 0, top: 0, width: 390, height: 844 },
    )
    expect(at.top).toBe(8)
  })
})
