/** The line to a table that public/first-paint.js has opened, before any other script was there. */
import type { Wire } from './line'
import type { Lang } from './wire'

/** What that script leaves behind: it has said hello, and keeps what it hears. */
export interface Early {
  url: string
  token: string
  lang: string
  wire: WebSocket
  heard: { data: unknown }[]
}

declare global {
  interface Window {
    early?: Early | undefined
  }
}

/** Takes the line over, if it is the one that is wanted: what was heard so far is heard again, then the rest. */
export function takeEarly(url: string, token: string, lang: Lang): Wire | null {
  const early = window.early
  window.early = undefined
  if (!early) return null
  const { wire, heard } = early
  if (early.url !== url || early.token !== token || early.lang !== lang || wire.readyState > WebSocket.OPEN) {
    wire.onmessage = null
    wire.close()
    return null
  }
  const taken: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => wire.send(text),
    close: () => wire.close(),
  }
  queueMicrotask(() => {
    for (const message of heard) taken.onmessage?.(message)
    wire.onmessage = (message) => taken.onmessage?.(message)
    wire.onclose = (event) => taken.onclose?.(event)
  })
  return taken
}
