import { beforeEach, describe, expect, it } from 'vitest'
import { Line, Refusal, type LineOptions, type Wire } from '$/line'
import type { FromServer } from '$/wire'

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.onclose?.({ code: 1000, reason: '' })
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  /** The server lets us in. */
  welcome() {
    this.onopen?.()
    this.say({ type: 'welcome', version: 3 })
  }
  commands() {
    return this.sent.filter((message) => 'do' in message)
  }
}

let wires: FakeWire[]
let later: (() => void)[]
let heard: FromServer[]
let statuses: string[]

function line(more: Partial<LineOptions> = {}): Line {
  let keys = 0
  return new Line({
    token: 'secret',
    lang: () => 'pl',
    since: () => 7,
    heard: (message) => heard.push(message),
    status: (status) => statuses.push(status),
    open: () => {
      const wire = new FakeWire()
      wires.push(wire)
      return wire
    },
    later: (run) => later.push(run),
    key: () => `key-${++keys}`,
    ...more,
  })
}
const wire = (n: number) => wires[n] as FakeWire

beforeEach(() => {
  wires = []
  later = []
  heard = []
  statuses = []
})

describe('the line', () => {
  it('says hello with token, language and what it has already', () => {
    line()
    wire(0).welcome()
    expect(wire(0).sent[0]).toEqual({ type: 'hello', token: 'secret', lang: 'pl', since: 7 })
    expect(statuses).toEqual(['opening', 'open'])
  })

  it('keeps commands until it is welcome', () => {
    const open = line()
    void open.act('roll:5', 3)
    expect(wire(0).commands()).toEqual([])
    wire(0).welcome()
    expect(wire(0).commands()).toEqual([
      { id: 1, do: { type: 'act', option: 'roll:5', version: 3, key: 'key-1' } },
    ])
  })

  it('gives each answer to the one who asked', async () => {
    const open = line()
    wire(0).welcome()
    const [one, two] = [open.send({ type: 'odds' }), open.send({ type: 'reach' })]
    wire(0).say({ type: 'done', id: 2, answer: 'second' })
    wire(0).say({ type: 'done', id: 1, answer: 'first' })
    await expect(one).resolves.toBe('first')
    await expect(two).resolves.toBe('second')
  })

  it('sends an answer without receipt again, with the same key', async () => {
    const open = line()
    wire(0).welcome()
    const receipt = open.act('attack', 9)
    wire(0).onclose?.({ code: 1006, reason: '' })
    expect(statuses.at(-1)).toBe('waiting')
    later.shift()?.()
    wire(1).welcome()
    expect(wire(1).commands()).toEqual(wire(0).commands())
    wire(1).say({ type: 'done', id: 1, answer: { version: 10, replayed: true } })
    await expect(receipt).resolves.toEqual({ version: 10, replayed: true })
  })

  it('does not send again what has its receipt', async () => {
    const open = line()
    wire(0).welcome()
    const receipt = open.act('attack', 9)
    wire(0).say({ type: 'done', id: 1, answer: { version: 10 } })
    await receipt
    wire(0).onclose?.({ code: 1012, reason: '' })
    later.shift()?.()
    wire(1).welcome()
    expect(wire(1).commands()).toEqual([])
  })

  it('asks again when the server cannot store it now', async () => {
    const open = line()
    wire(0).welcome()
    const receipt = open.act('attack', 9)
    wire(0).say({ type: 'error', id: 1, code: 'unavailable', message: '' })
    later.shift()?.()
    expect(wire(0).commands()).toHaveLength(2)
    wire(0).say({ type: 'done', id: 1, answer: { version: 10 } })
    await expect(receipt).resolves.toEqual({ version: 10 })
  })

  it('never says the same thing twice: a lost line of chat is given back', async () => {
    const open = line()
    wire(0).welcome()
    const said = open.send({ type: 'say', text: 'hello' })
    wire(0).onclose?.({ code: 1006, reason: '' })
    await expect(said).rejects.toMatchObject({ code: 'lost' })
    later.shift()?.()
    wire(1).welcome()
    expect(wire(1).commands()).toEqual([])
  })

  it('hands a refusal on, with its rule', async () => {
    const open = line()
    wire(0).welcome()
    const receipt = open.act('buy:sword', 9)
    wire(0).say({ type: 'error', id: 1, code: 'refused', message: 'no', rule: '2E-MARKET-004' })
    const refusal = await receipt.catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect((refusal as Refusal).more.rule).toBe('2E-MARKET-004')
  })

  it('knocks later and later, but not at a door that is closed for good', async () => {
    const waits: number[] = []
    line({
      later: (run, ms) => {
        waits.push(ms)
        later.push(run)
      },
    })
    for (let n = 0; n < 4; n++) {
      wire(n).onclose?.({ code: 1006, reason: '' })
      later.shift()?.()
    }
    expect(waits).toEqual([250, 500, 1000, 2000])
    wire(4).onclose?.({ code: 4401, reason: '' })
    expect(statuses.at(-1)).toBe('closed')
    expect(later).toEqual([])
  })

  it('does not hear a line that was given up', () => {
    const open = line()
    const old = wire(0)
    old.onclose?.({ code: 1006, reason: '' })
    open.hurry()
    const before = heard.length
    old.say({ type: 'presence', online: [] })
    expect(heard).toHaveLength(before)
  })
})
