/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { fluent } from './scripts/fluent.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** During development the game server runs beside Vite; TAMALIR_SERVER says where. */
const server = process.env.TAMALIR_SERVER ?? 'http://127.0.0.1:8000'

/** A browser may compile these while it fetches them, instead of each function when it is first called. */
const AT_ONCE = new Set(['index', 'core', 'art', 'table', 'Start', 'TablePage'])

/** The door of a game's folder. */
const EDITION = /src\/editions\/([^/]+)\/index\.ts$/
/** It uses parts of another game's folder. */
const STANDS_ON = /from '\.\.\/[a-z]+\//

/**
 * The page is written three times: for the start (index.html), for a table and for all else. Each names the files that
 * it will need, so that they are fetched before any script has run, and the files of each language and of each game, of
 * which public/first-paint.js fetches those that it wants. That script stands in the page itself, so that it waits for
 * nothing: the server allows it by its hash.
 */
const SITE = process.env.TAMALIR_HOUSE === 'page'
const PAGES: Record<string, string> = {
  'index.html': '/pages/Start.svelte',
  ...(SITE ? {} : { 'table.html': '/table/TablePage.svelte', 'page.html': '' }),
}
/** A site may lie in any folder: its files are named from the page on. */
const ROOT = SITE ? './' : '/'
/** The page may ask nobody but its own host, ever. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' HASHES; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
  "base-uri 'none'; form-action 'none'"
const ahead = (): Plugin => ({
  name: 'tamalir-ahead',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const html = bundle['index.html']
    if (html?.type !== 'asset') return
    const blank = String(html.source)
    const facade = (part: string) =>
      Object.values(bundle).find(
        (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.replace(/\?.*/, '').endsWith(part),
      )
    const needs = (name: string, found = new Set<string>()): Set<string> => {
      const chunk = bundle[name]
      if (chunk?.type !== 'chunk' || found.has(name)) return found
      found.add(name)
      chunk.viteMetadata?.importedCss.forEach((css) => found.add(css))
      chunk.imports.forEach((other) => needs(other, found))
      return found
    }
    const texts = Object.fromEntries(
      ['en', 'pl', 'ru'].map((lang) => [lang, facade(`/src/texts/${lang}.ts`)?.fileName]),
    )
    const table = needs(facade('/table/TablePage.svelte')?.fileName ?? '')
    const games = Object.fromEntries(
      Object.values(bundle).flatMap((chunk) => {
        const id = chunk.type === 'chunk' && EDITION.exec(chunk.facadeModuleId ?? '')?.[1]
        return id ? [[id, [...needs(chunk.fileName)].filter((file) => !table.has(file))]] : []
      }),
    )
    const first = readFileSync(here('public/first-paint.js'), 'utf8')
    const list = `<script type="application/json" id="ahead">${JSON.stringify({ texts, games })}</script>`
    for (const [fileName, part] of Object.entries(PAGES)) {
      const files = part ? [...needs(facade(part)?.fileName ?? '')] : []
      const links = files
        .filter((file) => !blank.includes(file))
        .map((file) =>
          file.endsWith('.css')
            ? `<link rel="stylesheet" crossorigin href="${ROOT}${file}">`
            : `<link rel="modulepreload" crossorigin href="${ROOT}${file}">`,
        )
      const hash = createHash('sha256').update(first).digest('base64')
      const head = SITE
        ? `${list}
    <script type="application/json" id="parts">{}</script>
    <link rel="manifest" href="./manifest.webmanifest">
    <link rel="apple-touch-icon" href="./icon-192.png">`
        : list
      const source = blank
        .replace('<!-- policy -->', () =>
          SITE
            ? `<meta http-equiv="content-security-policy" content="${POLICY.replace('HASHES', `'sha256-${hash}'`)}" />`
            : '',
        )
        .replace('<script src="/first-paint.js"></script>', () => `${head}\n    <script>${first}</script>`)
        .replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
      if (fileName === 'index.html') html.source = source
      else this.emitFile({ type: 'asset', fileName, source })
    }
  },
  // The hint must be the first line of a file: it is written when all else is done.
  writeBundle({ dir = '' }, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !(AT_ONCE.has(chunk.name) || chunk.name.startsWith('game-'))) continue
      const file = join(dir, chunk.fileName)
      writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`)
    }
  },
})

/** What every page needs, or so many of them that it may as well come with the rest. */
const CORE = [
  'node_modules',
  'src/(ui|settings)/',
  'src/(App|words|router|api|line|games|theme|delta|early|table)\\b(?!/)',
  'src/house/(?!.*worker)',
  'src/editions/(index|[^/]+/about)\\.ts',
  'src/texts/joined',
  'src/art/(icons|pieces|made)',
  'src/pages/(links|making|person|kept)',
  'src/pages/parts/(Compass|Tools|troubles)',
]
/**
 * Few large files instead of many small ones: a browser takes longer to ask for a file than to read it. Each takes
 * with it what its files need, unless that is in one further up. A game is one file.
 */
const PARCELS = [
  { name: 'core', priority: 4, test: new RegExp(CORE.join('|')) },
  { name: 'art', priority: 3, test: /src\/art\/(?!brush|noise|painter\.worker|scene)/ },
  {
    name: 'table',
    priority: 2,
    test: /src\/(table\/(?!TablePage|Report|Wrong|Menu|Talk)|scenes\/(?!air|voices)|cards\/)/,
  },
  {
    name: (id: string) => `game-${EDITION.exec(id)?.[1]}`,
    priority: 1,
    test: (id: string) => EDITION.test(id) && !STANDS_ON.test(readFileSync(id, 'utf8')),
  },
  // A game that stands on another has a file for what is its own.
  { name: (id: string) => `game-${EDITION.exec(id)?.[1]}`, priority: 0.5, test: EDITION },
]

export default defineConfig({
  base: ROOT,
  publicDir: here(SITE ? 'site' : 'public'),
  worker: { format: 'es' },
  plugins: [fluent(), svelte(), ahead()],
  resolve: {
    alias: {
      $house: here(SITE ? 'src/house/page.ts' : 'src/house/server.ts'),
      $: here('src'),
      '#texts': here('../src/tamalir/texts'),
    },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here(SITE ? '../build/site' : '../src/tamalir/server/pages/app'),
    emptyOutDir: true,
    manifest: !SITE,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: PARCELS } } },
  },
  server: {
    fs: { allow: [here('.'), here('../src/tamalir/texts')] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
  },
})
