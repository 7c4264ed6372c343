/** Files in one: a zip archive that packs nothing, which every system opens. */

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c
})

export function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}

/** Numbers in the order of the format: [value, bytes]. */
function packed(...numbers: [number, 2 | 4][]): Uint8Array {
  const bytes = new Uint8Array(numbers.reduce((sum, [, size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [value, size] of numbers) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return bytes
}

const VERSION = 20
const UTF8 = 0x800
/** The first of January 1980: the same files make the same archive. */
const DAY = 0x21

export function zipped(files: Record<string, string>): Blob {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const index: Uint8Array[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const path = encoder.encode(name)
    const data = encoder.encode(text)
    const common: [number, 2 | 4][] = [
      [UTF8, 2],
      [0, 2],
      [0, 2],
      [DAY, 2],
      [crc32(data), 4],
      [data.length, 4],
      [data.length, 4],
      [path.length, 2],
      [0, 2],
    ]
    const head = packed([0x04034b50, 4], [VERSION, 2], ...common)
    index.push(
      packed([0x02014b50, 4], [VERSION, 2], [VERSION, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
      path,
    )
    parts.push(head, path, data)
    at += head.length + path.length + data.length
  }
  const size = index.reduce((sum, part) => sum + part.length, 0)
  const n = Object.keys(files).length
  const end = packed([0x06054b50, 4], [0, 2], [0, 2], [n, 2], [n, 2], [size, 4], [at, 4], [0, 2])
  return new Blob([...parts, ...index, end] as BlobPart[], { type: 'application/zip' })
}
