/* Cuts the icons that are used out of the game-icons set (CC BY 3.0, game-icons.net) into one sprite.
   Used are: the names in every icons.txt under src, and the pictures that the game's content names.
   The output, src/art/made/, is not kept in the repository. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const icons = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

const files = (folder, wanted) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && wanted(entry.name))
        .map((entry) => `${entry.parentPath}/${entry.name}`)

const names = new Set()
for (const file of files(here('../src'), (name) => name === 'icons.txt')) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
        for (const name of line.replace(/#.*/, '').split(/\s+/)) if (name) names.add(name)
    }
}
for (const file of files(here('../../src/tamalir/content'), (name) => name.endsWith('.toml'))) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/\bicon\s*=\s*"(?:[\w-]+\/)?([\w-]+)"/g)) {
        names.add(name)
    }
}

const missing = []
const symbols = []
for (const name of [...names].sort()) {
    const icon = icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent]
    if (!icon) missing.push(name)
    else
        symbols.push(
            `<symbol id="${name}" viewBox="0 0 ${icon.width ?? icons.width ?? 512} ${icon.height ?? icons.height ?? 512}">${icon.body}</symbol>`,
        )
}
if (missing.length) {
    console.error(`game-icons has no such icon: ${missing.join(', ')}`)
    process.exit(1)
}
mkdirSync(here('../src/art/made'), { recursive: true })
writeFileSync(
    here('../src/art/made/sprite.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg"><!-- Icons from game-icons.net, CC BY 3.0 -->\n${symbols.join('\n')}\n</svg>\n`,
)
console.log(`sprite: ${symbols.length} icons`)
