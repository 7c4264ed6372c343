/** Holds the tables: the rules, and who is told what. Everything that it keeps, it keeps in this browser. */
import type { PyProxy } from 'pyodide/ffi'
import type { FromEngine, ToEngine } from './messages'
import { python } from './python'
import { openShelf, Store } from './store'
import { Thinking } from './thinking'

interface Door extends PyProxy {
  open(
    line: number,
    game: string,
    say: (text: string) => void,
    close: (code: number, why: string) => void,
  ): void
  leave(line: number): Promise<void>
  house: { changed_elsewhere(game: string, version: number): Promise<void> }
}
interface Glue extends PyProxy {
  open_door(store: Store, thinker: (job: string) => Promise<string>, patience: number): Door
  knock(door: Door, method: string, path: string, token: string, body: unknown): Promise<string>
  hear(door: Door, line: number, text: string): PyProxy
  patience(): number
}

const say = (message: FromEngine) => self.postMessage(message)
/** What other windows of this browser must know. */
const others = new BroadcastChannel('tamalir')

async function begin(wanted: Extract<ToEngine, { type: 'begin' }>): Promise<{ glue: Glue; door: Door }> {
  const shelf = openShelf(`tamalir ${new URL(wanted.base).pathname}`)
  const machine = await python(
    wanted,
    (bytes) => say({ type: 'progress', bytes }),
    () => say({ type: 'starting' }),
  )
  const glue = machine.pyimport('tamalir.page.worker') as Glue
  const thinking = new Thinking(
    () => new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' }),
    wanted,
  )
  const store = new Store(await shelf, (game, version) => others.postMessage({ game, version }))
  const door = glue.open_door(store, (job) => thinking.job(job), glue.patience())
  others.onmessage = ({ data }: MessageEvent<{ game: string; version: number }>) =>
    void door.house.changed_elsewhere(data.game, data.version)
  say({ type: 'ready' })
  // The second worker begins when the first has nothing to do.
  setTimeout(() => thinking.begin(), 400)
  return { glue, door }
}

let standing: ReturnType<typeof begin> | null = null

/** What Python raises is an answer; anything else is the end of Python. */
const raised = (error: unknown) => error instanceof Error && error.name === 'PythonError'
const failed = (error: unknown) => say({ type: 'failed', why: String(error) })

self.onmessage = async ({ data }: MessageEvent<ToEngine>) => {
  if (data.type === 'begin') {
    standing = begin(data)
    standing.catch(failed)
    return
  }
  if (!standing) throw new Error(`${data.type} before the beginning`)
  const { glue, door } = await standing
  switch (data.type) {
    case 'request': {
      const body = typeof data.body === 'string' ? data.body : new Uint8Array(data.body)
      let answer: string
      try {
        answer = await glue.knock(door, data.method, data.path, data.token, body)
      } catch (error) {
        if (!raised(error)) return failed(error)
        answer = `500 ${JSON.stringify({ code: 'engine-fault', message: String(error).slice(-500) })}`
      }
      const at = answer.indexOf(' ')
      say({ type: 'answer', id: data.id, status: Number(answer.slice(0, at)), text: answer.slice(at + 1) })
      break
    }
    case 'open':
      door.open(
        data.line,
        data.game,
        (text) => say({ type: 'heard', line: data.line, text }),
        (code, why) => say({ type: 'closed', line: data.line, code, why }),
      )
      break
    case 'say':
      try {
        glue.hear(door, data.line, data.text).destroy()
      } catch (error) {
        failed(error)
      }
      break
    case 'close':
      await door.leave(data.line)
  }
}
