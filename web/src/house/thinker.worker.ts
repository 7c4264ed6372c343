/** Thinks for bots, works out odds, plays games again: beside the tables, so that none of them waits. */
import type { PyProxy } from 'pyodide/ffi'
import type { FromThinker, ToThinker } from './messages'
import { python, type Wanted } from './python'

const say = (message: FromThinker) => self.postMessage(message)
let think: ((job: string) => string) | null = null

async function begin(wanted: Wanted): Promise<void> {
  const machine = await python(
    wanted,
    () => undefined,
    () => undefined,
  )
  const mind = machine.pyimport('tamalir.page.worker') as PyProxy & { think: (job: string) => string }
  think = (job) => mind.think(job)
  say({ type: 'ready' })
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.type === 'begin') {
    begin(data).catch((error: unknown) => say({ type: 'failed', why: String(error).slice(-500) }))
    return
  }
  let answer: string
  try {
    answer = think?.(data.job) ?? '{"failed":"not ready"}'
  } catch (error) {
    answer = JSON.stringify({ failed: String(error).slice(-500) })
  }
  say({ type: 'done', answer })
}
