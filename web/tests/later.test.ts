import { describe, expect, it } from 'vitest'
import { later } from '$/ui/later'

const rest = () => new Promise<void>((done) => later(done, 99))

describe('what may wait', () => {
  it('waits for a paint, keeps the order of turns, and can be called off', async () => {
    const done: string[] = []
    later(() => done.push('chronicle'), 4)
    later(() => done.push('map'), 2)
    const off = later(() => done.push('never'), 3)
    later(() => done.push('scene'))
    off()
    expect(done).toEqual([])
    await rest()
    expect(done).toEqual(['scene', 'map', 'chronicle'])
  })

  it('begins anew when more comes later', async () => {
    const done: string[] = []
    later(() => done.push('first'))
    await rest()
    later(() => done.push('second'))
    await rest()
    expect(done).toEqual(['first', 'second'])
  })
})
