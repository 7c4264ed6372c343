/* Cuts the icons that are used out of the game-icons set (CC BY 3.0, game-icons.net) into sheets: one for each
   icons.txt under src, and some for the pictures that the game's content names. A page that needs a few pictures
   need not read all of them. Heroes have busts of our own (scripts/busts/), on a sheet of theirs. The output,
   src/art/made/, is not kept in the repository. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { HEROES, symbols } from './busts/heroes.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const icons = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

const files = (folder, wanted) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && wanted(entry.name))
        .map((entry) => `${entry.parentPath}/${entry.name}`)

/** Pictures of cards are spread over so many sheets by their names; src/art/icons.ts finds them again. */
const PICTURE_SHEETS = 12
const sheetOf = (name) => {
    let h = 0
    for (const c of name) h = (h * 31 + c.charCodeAt(0)) >>> 0
    return `pictures-${h % PICTURE_SHEETS}`
}

/** Each game has a sheet of its own, named like its folder. */
const games = readdirSync(here('../src/editions'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${entry.parentPath}/${entry.name}/icons.txt`))
    .map((entry) => entry.name)
const folders = {
    ui: 'ui',
    art: 'art',
    ...Object.fromEntries(games.map((id) => [id, `editions/${id}`])),
    pages: 'pages',
    start: 'pages/start',
    moments: 'moments',
    beside: 'beside',
}

const where = new Map()
for (const [sheet, folder] of Object.entries(folders)) {
    for (const line of readFileSync(here(`../src/${folder}/icons.txt`), 'utf8').split('\n')) {
        for (const name of line.replace(/#.*/, '').split(/\s+/))
            if (name && !where.has(name)) where.set(name, sheet)
    }
}
const listed = [...where]
for (const file of files(here('../../src/tamalir/content'), (name) => name.endsWith('.toml'))) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/\bicon\s*=\s*"(?:[\w-]+\/)?([\w-]+)"/g)) {
        if (!where.has(name)) where.set(name, sheetOf(name))
    }
}

const missing = []
const sheets = {}
for (const [name, sheet] of [...where].sort()) {
    const icon = icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent]
    if (!icon) missing.push(name)
    else
        (sheets[sheet] ??= []).push(
            `<symbol id="${name}" viewBox="0 0 ${icon.width ?? icons.width ?? 512} ${icon.height ?? icons.height ?? 512}">${icon.body}</symbol>`,
        )
}
if (missing.length) {
    console.error(`game-icons has no such icon: ${missing.join(', ')}`)
    process.exit(1)
}
const made = here('../src/art/made')
rmSync(made, { recursive: true, force: true })
mkdirSync(made, { recursive: true })
for (const [sheet, symbols] of Object.entries(sheets)) {
    writeFileSync(
        `${made}/${sheet}.svg`,
        `<svg xmlns="http://www.w3.org/2000/svg"><!-- Icons from game-icons.net, CC BY 3.0 -->\n${symbols.join('\n')}\n</svg>\n`,
    )
}
const busts = symbols()
writeFileSync(`${made}/busts.svg`, `<svg xmlns="http://www.w3.org/2000/svg">\n${busts.join('\n')}\n</svg>\n`)
const list = (sheet) =>
    `  ${sheet}: '${listed
        .filter(([, other]) => other === sheet)
        .map(([name]) => name)
        .join(' ')}'.split(' '),`
writeFileSync(
    `${made}/listed.ts`,
    `/* Made by scripts/art.mjs. */
export const PICTURE_SHEETS = ${PICTURE_SHEETS}
export const BUSTS = '${Object.keys(HEROES).join(' ')}'.split(' ')
export const LISTED: Record<string, string[]> = {
${Object.keys(folders).map(list).join('\n')}
}
`,
)
console.log(`${where.size} icons on ${Object.keys(sheets).length} sheets, ${busts.length} busts`)
