/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** During development the game server runs beside Vite; TAMALIR_SERVER says where. */
const server = process.env.TAMALIR_SERVER ?? 'http://127.0.0.1:8000'

/** Writes into the page which files its busiest routes need, so that they are fetched before any script has run. */
const ahead = (): Plugin => ({
  name: 'tamalir-ahead',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const files = (name: string, found = new Set<string>()): Set<string> => {
        const chunk = bundle[name]
        if (chunk?.type !== 'chunk' || chunk.isEntry || found.has(name)) return found
        found.add(name)
        chunk.viteMetadata?.importedCss.forEach((css) => found.add(css))
        chunk.imports.forEach((other) => files(other, found))
        return found
      }
      const of = (part: string) =>
        Object.values(bundle).flatMap((chunk) =>
          chunk.type === 'chunk' && chunk.facadeModuleId?.replace(/\?.*/, '').includes(part)
            ? [...files(chunk.fileName)]
            : [],
        )
      const needs = {
        start: of('/pages/Start.svelte'),
        table: of('/table/TablePage.svelte'),
        ...Object.fromEntries(['en', 'pl', 'ru'].map((lang) => [lang, of(`/texts/${lang}/client-`)])),
      }
      const attrs = { type: 'application/json', id: 'ahead' }
      return [{ tag: 'script', attrs, children: JSON.stringify(needs), injectTo: 'head-prepend' as const }]
    },
  },
})

export default defineConfig({
  plugins: [svelte(), ahead()],
  resolve: {
    alias: { $: here('src'), '#texts': here('../src/tamalir/texts') },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/tamalir/server/pages/app'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
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
