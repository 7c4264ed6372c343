/* How much JavaScript the table needs before it can be played, compressed as the server sends it. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const LIMIT = 170_000
const app = fileURLToPath(new URL('../../src/tamalir/server/pages/app/', import.meta.url))
const manifest = JSON.parse(readFileSync(`${app}.vite/manifest.json`, 'utf8'))

const needs = (key, found = new Set()) => {
    if (found.has(key)) return found
    found.add(key)
    for (const other of manifest[key].imports ?? []) needs(other, found)
    return found
}
const size = (file) => gzipSync(readFileSync(app + file), { level: 9 }).length
const shown = (bytes, what) => console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${what}`)
/** Bytes of the scripts among these, each shown once. */
const counted = new Set()
const bytesOf = (keys) => {
    let sum = 0
    for (const key of keys) {
        const { file } = manifest[key]
        if (!file.endsWith('.js') || counted.has(file)) continue
        counted.add(file)
        const bytes = size(file)
        sum += bytes
        shown(bytes, file)
    }
    return sum
}
const keys = Object.keys(manifest)
let total = bytesOf(
    ['index.html', ...keys.filter((key) => key.endsWith('src/table/TablePage.svelte'))].flatMap((key) => [
        ...needs(key),
    ]),
)
// A table has one game: the largest counts.
const games = keys.filter((key) => /src\/editions\/[^/]+\/index\.ts$|src\/plain\/index\.ts$/.test(key))
total += Math.max(0, ...games.map((key) => bytesOf(needs(key))))
const tongues = keys.filter((key) => /src\/texts\/\w\w\.ts$/.test(key))
const byTongue = {}
for (const key of tongues) {
    const lang = key.match(/texts\/(\w\w)\./)?.[1] ?? 'en'
    if (manifest[key].file.endsWith('.js')) byTongue[lang] = (byTongue[lang] ?? 0) + size(manifest[key].file)
}
const texts = Math.max(0, ...Object.values(byTongue))
shown(texts, 'texts of one language')
total += texts
shown(total, `JavaScript of the table, gzip (limit ${LIMIT / 1000} kB)`)
if (total > LIMIT) process.exit(1)
