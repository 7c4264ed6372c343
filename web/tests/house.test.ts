import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Engine, SILENCE } from '../src/house/engine.svelte'
import type { FromEngine, FromThinker, ToEngine, ToThinker } from '../src/house/messages'
import { Thinking } from '../src/house/thinking'

/** A worker of a few lines; like a real one it does not know what it was told before it began. */
class Fake<To extends { type: string }, From> {
  told: To[] = []
  ended = false
  onmessage: ((event: { data: From }) => void) | null = null
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null
  postMessage(message: To): void {
    if (message.type === 'begin' || this.told.length) this.told.push(message)
  }
  terminate(): void {
    this.ended = true
  }
  says(data: From): void {
    this.onmessage?.({ data })
  }
  breaks(): void {
    this.onerror?.({ message: 'out of memory', preventDefault: () => undefined })
  }
  get kinds(): string[] {
    return this.told.map(({ type }) => type)
  }
}

const parts = { python: 'python/', package: 'package', bytes: 100, books: {}, boxes: {}, editions: {} }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the worker that holds the tables', () => {
  const workers: Fake<ToEngine, FromEngine>[] = []
  const make = () => {
    const fake = new Fake<ToEngine, FromEngine>()
    workers.push(fake)
    return fake as unknown as Worker
  }
  const last = () => workers.at(-1) as Fake<ToEngine, FromEngine>
  const standing = () => {
    const engine = new Engine(parts, make)
    engine.begin('http://page/', true)
    last().says({ type: 'ready' })
    return engine
  }

  it('answers what was asked before it began', async () => {
    const engine = new Engine(parts, make)
    const asked = engine.request('POST', '/api/games', '', '{}')
    const line = engine.open('x')
    line.send('hello')
    engine.begin('http://page/', true)
    expect(last().kinds).toEqual(['begin'])
    last().says({ type: 'ready' })
    expect(last().kinds).toEqual(['begin', 'request', 'open', 'say'])
    last().says({ type: 'answer', id: 1, status: 200, text: 'there' })
    await expect(asked).resolves.toEqual({ ok: true, status: 200, text: 'there' })
  })

  it('says that it is late after a silence, and no longer when it speaks', () => {
    const engine = new Engine(parts, make)
    engine.begin('http://page/', false)
    vi.advanceTimersByTime(SILENCE - 1)
    last().says({ type: 'progress', bytes: 10 })
    vi.advanceTimersByTime(SILENCE - 1)
    expect([engine.late, engine.loaded]).toEqual([false, 0.1])
    vi.advanceTimersByTime(1)
    expect(engine.late).toBe(true)
    last().says({ type: 'ready' })
    vi.advanceTimersByTime(SILENCE * 2)
    expect([engine.late, engine.phase]).toEqual([false, 'ready'])
  })

  it('begins again with another worker, which is told all', () => {
    const engine = new Engine(parts, make)
    void engine.request('POST', '/api/games', '', '{}')
    engine.begin('http://page/', false)
    const first = last()
    first.says({ type: 'failed', why: 'no network' })
    expect([engine.phase, engine.why]).toEqual(['failed', 'no network'])
    engine.again()
    expect(first.ended).toBe(true)
    expect(last()).not.toBe(first)
    expect([engine.phase, engine.why]).toEqual(['loading', ''])
    last().says({ type: 'ready' })
    expect(last().kinds).toEqual(['begin', 'request'])
  })

  it('gives back what a worker knew that broke while it stood', async () => {
    const engine = standing()
    const asked = engine.request('GET', '/api/games/x', '', '')
    const line = engine.open('x')
    const closed: number[] = []
    line.onclose = ({ code }) => closed.push(code)
    last().breaks()
    expect(engine.phase).toBe('failed')
    expect(closed).toEqual([1006])
    await expect(asked).rejects.toThrow('out of memory')
    engine.open('x').send('hello')
    engine.again()
    last().says({ type: 'ready' })
    expect(last().kinds).toEqual(['begin', 'open', 'say'])
  })
})

describe('the worker that thinks', () => {
  const workers: Fake<ToThinker, FromThinker>[] = []
  const thinking = () => {
    workers.length = 0
    return new Thinking(
      () => {
        const fake = new Fake<ToThinker, FromThinker>()
        workers.push(fake)
        return fake as unknown as Worker
      },
      { base: 'http://page/', python: 'python/', package: 'package', counting: false },
    )
  }

  it('keeps nobody waiting when it cannot begin, and is tried anew for the next', async () => {
    const mind = thinking()
    const jobs = [mind.job('{"type":"decide"}'), mind.job('{"type":"odds"}')]
    workers[0]?.says({ type: 'failed', why: 'no network' })
    await expect(Promise.all(jobs)).resolves.toEqual(Array(2).fill('{"failed":"no network"}'))
    const next = mind.job('{"type":"decide"}')
    expect(workers).toHaveLength(2)
    workers[1]?.says({ type: 'ready' })
    workers[1]?.says({ type: 'done', answer: '{"option":"a"}' })
    await expect(next).resolves.toBe('{"option":"a"}')
  })

  it('gives a file that is checked as long as a game that is played again', async () => {
    const mind = thinking()
    const checked = mind.job('{"type":"check"}')
    workers[0]?.says({ type: 'ready' })
    vi.advanceTimersByTime(119_000)
    workers[0]?.says({ type: 'done', answer: '{"ok":true}' })
    await expect(checked).resolves.toBe('{"ok":true}')
  })

  it('ends a job that takes too long, and does the next with another worker', async () => {
    const mind = thinking()
    const [slow, next] = [mind.job('{"type":"decide"}'), mind.job('{"type":"odds"}')]
    workers[0]?.says({ type: 'ready' })
    vi.advanceTimersByTime(30_000)
    await expect(slow).resolves.toContain('no answer within 30 s')
    expect(workers.map(({ ended }) => ended)).toEqual([true, false])
    workers[1]?.says({ type: 'ready' })
    expect(workers[1]?.kinds).toEqual(['begin', 'job'])
    workers[1]?.says({ type: 'done', answer: '{}' })
    await expect(next).resolves.toBe('{}')
  })
})
