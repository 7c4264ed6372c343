/** Python in a worker: fetched, unpacked and ready to be called. */
import type { PyodideAPI } from 'pyodide'
import { filesIn } from './archive'

export interface Wanted {
  base: string
  python: string
  package: string
  counting: boolean
}

const HOME = '/site'

/** Counts the bytes that are fetched from here on. */
function counted(report: (bytes: number) => void): void {
  const plain = self.fetch.bind(self)
  let bytes = 0
  self.fetch = async (input, more) => {
    const answer = await plain(input, more)
    if (!answer.ok || !answer.body) return answer
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, on) {
        bytes += chunk.length
        report(bytes)
        on.enqueue(chunk)
      },
    })
    const { status, headers } = answer
    return new Response(answer.body.pipeThrough(counting), { status, headers })
  }
}

export async function python(
  wanted: Wanted,
  fetched: (bytes: number) => void,
  unpacking: () => void,
): Promise<PyodideAPI> {
  // A browser remembers what it made of a file that it was given as it is, so a known one is not counted.
  if (wanted.counting) counted(fetched)
  const home = new URL(wanted.python, wanted.base).href
  const packed = bytesOf(new URL(wanted.package, wanted.base))
  packed.catch(() => undefined) // told below, and nowhere else, even if Python comes later than this fails
  const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as typeof import('pyodide')
  const [machine, archive] = await Promise.all([
    loadPyodide({ indexURL: home, checkAPIVersion: true }),
    packed,
  ])
  unpacking()
  unpack(machine, new Uint8Array(archive))
  return machine
}

async function bytesOf(url: URL): Promise<ArrayBuffer> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`)
  return answer.arrayBuffer()
}

/** Puts the files of our archive where Python finds them. */
function unpack(machine: PyodideAPI, archive: Uint8Array): void {
  machine.globals.set('archive', archive)
  const unpacked = machine.runPython('from compression import zstd; zstd.decompress(archive.to_bytes())')
  const tar = unpacked.getBuffer('u8')
  const made = new Set<string>()
  for (const [name, content] of filesIn(tar.data as Uint8Array)) {
    const path = `${HOME}/${name}`
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!made.has(folder)) {
      machine.FS.mkdirTree(folder)
      made.add(folder)
    }
    machine.FS.writeFile(path, content)
  }
  tar.release()
  unpacked.destroy()
  machine.runPython(`del archive; import sys; sys.path.insert(0, '${HOME}')`)
}
