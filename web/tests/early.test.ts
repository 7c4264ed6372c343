import { afterEach, describe, expect, it, vi } from 'vitest'
import { takeEarly, type Early } from '$/early'
import type { Wire } from '$/line'

const URL = 'ws://here/api/games/g/socket'

function begun(heard: Early['heard'] = [], readyState: number = WebSocket.OPEN) {
  const wire = {
    readyState,
    send: vi.fn(),
    close: vi.fn(),
    onmessage: null as Wire['onmessage'],
    onclose: null as Wire['onclose'],
  }
  window.early = { url: URL, token: 't', lang: 'pl', wire: wire as unknown as WebSocket, heard }
  return wire
}

describe('a line that was opened early', () => {
  afterEach(() => (window.early = undefined))

  it('is taken over with all that it has heard, and once', async () => {
    const heard = [{ data: 'welcome' }]
    const wire = begun(heard)
    const taken = takeEarly(URL, 't', 'pl')
    expect(takeEarly(URL, 't', 'pl')).toBeNull()
    const said: unknown[] = []
    if (taken) taken.onmessage = ({ data }) => said.push(data)
    heard.push({ data: 'before the listener was moved' })
    await Promise.resolve()
    wire.onmessage?.({ data: 'update' })
    expect(said).toEqual(['welcome', 'before the listener was moved', 'update'])
    taken?.send('act')
    expect(wire.send).toHaveBeenCalledWith('act')
    expect(wire.close).not.toHaveBeenCalled()
  })

  it('tells that it has closed', async () => {
    const wire = begun()
    const taken = takeEarly(URL, 't', 'pl')
    const codes: number[] = []
    if (taken) taken.onclose = ({ code }) => codes.push(code)
    await Promise.resolve()
    wire.onclose?.({ code: 4401, reason: '' })
    expect(codes).toEqual([4401])
  })

  it.each([
    ['another table', 'ws://here/api/games/h/socket', 't', 'pl'],
    ['another person', URL, 'u', 'pl'],
    ['another tongue', URL, 't', 'ru'],
  ] as const)('is hung up for %s', (_, url, token, lang) => {
    const wire = begun()
    expect(takeEarly(url, token, lang)).toBeNull()
    expect(wire.close).toHaveBeenCalled()
  })

  it('is of no use when it is closed', () => {
    begun([], WebSocket.CLOSED)
    expect(takeEarly(URL, 't', 'pl')).toBeNull()
  })
})
