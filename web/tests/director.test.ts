import { describe, expect, it } from 'vitest'
import { tossesOf } from '../src/director'
import type { GameEvent } from '../src/wire'

const event = (key: string): GameEvent =>
  ({ key, said: key, seat: 0, facts: {}, rule: null }) as unknown as GameEvent
const read = ({ key }: GameEvent) =>
  key.startsWith('roll') ? ({ kind: 'ten', n: 2, who: '', act: key } as const) : null

describe('the timeline', () => {
  it('is parted before each throw', () => {
    const events = ['begins', 'roll-a', 'wounds', 'roll-b'].map(event)
    expect(tossesOf(events, read).map(({ told, act }) => [told, act])).toEqual([
      [1, 'roll-a'],
      [3, 'roll-b'],
    ])
  })

  it('lets throws of both sides fly together', () => {
    expect(tossesOf(['roll-a', 'roll-a', 'first'].map(event), read)).toHaveLength(1)
    expect(tossesOf(['roll-a', 'first', 'roll-a'].map(event), read)).toHaveLength(2)
  })

  it('of quiet events has nothing in the air', () => {
    expect(tossesOf(['moved', 'bought'].map(event), read)).toEqual([])
  })
})
