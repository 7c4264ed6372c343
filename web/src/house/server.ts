/** The house is a server: requests go to it, and a socket is the line to a game. */
import { takeEarly } from '../early'
import { openWire } from '../line'
import type { House } from './house'

export const house: House = {
  people: true,
  Arrival: null,
  async request(path, { method, token, body, json }) {
    const headers: Record<string, string> = { accept: 'application/json' }
    if (token) headers.authorization = `Bearer ${token}`
    if (json) headers['content-type'] = 'application/json'
    const response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body }) })
    return { ok: response.ok, status: response.status, text: await response.text() }
  },
  open(game, token, lang) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const url = `${scheme}://${location.host}/api/games/${game}/socket`
    return takeEarly(url, token, lang) ?? openWire(url)
  },
  address: (path) => path,
  page: (url) => (/^\/(api|schema)\//.test(url.pathname) ? null : url),
}
