/* How much JavaScript the table needs before it can be played, compressed as the server sends it. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const LIMIT = 150_000
const app = fileURLToPath(new URL('../../src/tamalir/server/pages/app/', import.meta.url))
const manifest = JSON.parse(readFileSync(`${app}.vite/manifest.json`, 'utf8'))

const needed = new Set()
const need = (key) => {
    if (needed.has(key)) return
    needed.add(key)
    for (const other of manifest[key].imports ?? []) need(other)
}
const starts = Object.keys(manifest).filter(
    (key) =>
        key === 'index.html' ||
        key.endsWith('src/table/TablePage.svelte') ||
        /scenes\/[^/]+\.svelte$/.test(key),
)
starts.forEach(need)

const size = (file) => gzipSync(readFileSync(app + file), { level: 9 }).length
let total = 0
for (const key of needed) {
    const file = manifest[key].file
    if (!file.endsWith('.js')) continue
    const bytes = size(file)
    total += bytes
    console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${file}`)
}
const tongues = Object.keys(manifest).filter((key) => /src\/texts\/\w\w\.ts$/.test(key))
const byTongue = {}
for (const key of tongues) {
    const lang = key.match(/texts\/(\w\w)\./)?.[1] ?? 'en'
    if (manifest[key].file.endsWith('.js')) byTongue[lang] = (byTongue[lang] ?? 0) + size(manifest[key].file)
}
const texts = Math.max(0, ...Object.values(byTongue))
console.log(`${(texts / 1000).toFixed(1).padStart(8)} kB  texts of one language`)
total += texts
console.log(
    `${(total / 1000).toFixed(1).padStart(8)} kB  JavaScript of the table, gzip (limit ${LIMIT / 1000} kB)`,
)
if (total > LIMIT) process.exit(1)
