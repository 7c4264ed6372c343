/** Reads a tar archive: names and contents of its files. */

const BLOCK = 512
const text = new TextDecoder()

function field(header: Uint8Array, from: number, length: number): string {
  const bytes = header.subarray(from, from + length)
  const end = bytes.indexOf(0)
  return text.decode(end < 0 ? bytes : bytes.subarray(0, end))
}

export function* filesIn(tar: Uint8Array): Generator<[name: string, content: Uint8Array]> {
  for (let at = 0; at + BLOCK <= tar.length;) {
    const header = tar.subarray(at, at + BLOCK)
    if (header[0] === 0) return
    const prefix = field(header, 345, 155)
    const name = field(header, 0, 100)
    const size = parseInt(field(header, 124, 12), 8)
    const kind = String.fromCharCode(header[156] ?? 0)
    at += BLOCK
    if (kind === '0' || kind === '\0')
      yield [prefix ? `${prefix}/${name}` : name, tar.subarray(at, at + size)]
    at += Math.ceil(size / BLOCK) * BLOCK
  }
}
