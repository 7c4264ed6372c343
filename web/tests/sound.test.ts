import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { breathe, moodOf } from '$/scenes/air'
import { breathe as airAt, play } from '$/scenes/sound'

/** Counts what would be heard. */
class Desk {
  static made: Desk[] = []
  started = 0
  stopped = 0
  gains: number[] = []
  state = 'running'
  currentTime = 0
  sampleRate = 100
  destination = {}
  constructor() {
    Desk.made.push(this)
  }
  #param = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
    setTargetAtTime: (value: number) => this.gains.push(value),
  })
  #node = () => {
    const node = {
      connect: (to: unknown) => to,
      disconnect: () => undefined,
      start: () => this.started++,
      stop: () => this.stopped++,
      gain: this.#param(),
      frequency: this.#param(),
      Q: this.#param(),
    }
    return node
  }
  createGain = this.#node
  createOscillator = this.#node
  createBiquadFilter = this.#node
  createBufferSource = this.#node
  createBuffer = (_: number, length: number, sampleRate: number) => ({
    sampleRate,
    getChannelData: () => new Float32Array(length),
  })
}

beforeEach(() => {
  Desk.made = []
  vi.stubGlobal('AudioContext', Desk)
})
afterEach(() => vi.unstubAllGlobals())

test('nothing is heard before the first press, nor at volume 0', () => {
  const press = { hasBeenActive: false }
  Object.defineProperty(navigator, 'userActivation', { value: press, configurable: true })
  play('dice', 1)
  airAt('wind', 1)
  press.hasBeenActive = true
  play('dice', 0)
  airAt('wind', 0)
  airAt(null, 1)
  expect(Desk.made).toHaveLength(0)
})

test('a place is heard, gives way to another one and falls silent', () => {
  vi.useFakeTimers()
  try {
    const desk = new Desk()
    const at = desk as unknown as AudioContext
    breathe(at, 'wind', 0.5)
    expect(desk.started).toBe(4)
    breathe(at, 'wind', 0.4)
    expect(desk.started).toBe(4)
    breathe(at, 'fight', 0.5)
    expect(desk.started).toBe(8)
    breathe(at, null, 0)
    vi.advanceTimersByTime(3000)
    const { started } = desk
    expect(desk.gains.at(-1)).toBe(0)
    vi.advanceTimersByTime(60_000)
    expect(desk.started).toBe(started)
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['fight', 'forest', false, 'fight'],
  ['duel', 'plains', false, 'fight'],
  ['market', 'plains', false, 'market'],
  [null, 'plains', true, 'market'],
  [null, 'forest', false, 'wood'],
  [null, 'swamp', false, 'marsh'],
  [null, 'river', false, 'water'],
  [null, 'mountain', false, 'heights'],
  [null, 'mountains', false, 'heights'],
  ['card', 'hills', false, 'wind'],
  [null, null, false, 'wind'],
])('scene %s on %s, town %s: %s', (scene, terrain, town, mood) => {
  expect(moodOf(scene, terrain, town)).toBe(mood)
})
