import { describe, expect, it, test } from 'vitest'
import type { Brush } from '$/art/brush'
import { familyOf } from '$/art/scene/foes'
import { paintScene } from '$/art/scene/scene'
import type { Ground, SceneWish } from '$/art/scene/wish'

/** Writes down what is painted; pixels are left alone. */
function recorder(width = 60, height = 50) {
  const told: string[] = []
  globalThis.Path2D = class {
    constructor(readonly d = '') {}
  } as unknown as typeof Path2D
  const data = new Uint8ClampedArray(width * height * 4)
  const own: Record<string, unknown> = {
    canvas: { width, height },
    getImageData: () => ({ data, width, height }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
  }
  const brush = new Proxy(own, {
    get: (_, name: string) =>
      name in own
        ? own[name]
        : (...all: unknown[]) =>
            told.push(
              `${name} ${all.map((each) => (each as { d?: string } | undefined)?.d ?? String(each)).join(' ')}`,
            ),
    set: (_, name: string, value) => told.push(`${name} = ${String(value)}`) > 0,
  })
  return { brush: brush as unknown as Brush, told }
}
const WISH: SceneWish = {
  ground: 'plains',
  foe: '',
  seed: 5,
  cold: false,
  night: false,
  roofs: '#a4553a',
  focus: [0.5, 0.42],
}
function painted(wish: Partial<SceneWish>): string {
  const { brush, told } = recorder()
  paintScene(brush, { ...WISH, ...wish }, 1)
  return told.join('\n')
}

describe('scenes', () => {
  const GROUNDS: Ground[] = ['plains', 'road', 'river', 'swamp', 'forest', 'hills', 'mountains', 'town']
  it.each(GROUNDS)('%s is painted alike every time, another space otherwise', (ground) => {
    const one = painted({ ground })
    expect(one).toBe(painted({ ground }))
    expect(one).not.toBe(painted({ ground, seed: 6 }))
    expect(one).not.toMatch(/NaN|undefined/)
  })
  it('lands, lights, snow and foes each make another picture', () => {
    const foes = ['wyvern', 'bane-spider', 'undead', 'ghost', 'cultist', 'ogre', 'razorwing', 'squid', 'golem', 'goblin', 'bandit', 'wolf'] // prettier-ignore
    const made = [
      ...GROUNDS.map((ground) => painted({ ground })),
      painted({ night: true }),
      painted({ cold: true }),
      ...foes.map((foe) => painted({ foe })),
      painted({ foe: 'wolf', focus: [0.15, 0.6] }),
    ]
    expect(new Set(made).size).toBe(made.length)
    for (const one of made) expect(one).not.toMatch(/NaN|undefined/)
  })
})

test.each([
  ['egg-clutch brood-of-the-bloodmother bane-spider', 'spider'],
  ['crowned-skull corpse-king villain', 'undead'],
  ['dragon-head margath villain', 'dragon'],
  ['goblin-head kobolds trickster humanoid', 'raiders'],
  ['bandit highwaymen trickster humanoid', 'outlaws'],
  ['beer-stein something-nobody-knows', 'none'],
  ['', 'none'],
])('"%s" belongs to the family %s', (words, family) => {
  expect(familyOf(words)).toBe(family)
})
