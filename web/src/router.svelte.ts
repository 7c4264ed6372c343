/** Which page is shown. Every page is a chunk of its own, so that the table stays small. */
import { house } from '$house'
import type { Component } from 'svelte'

export interface Route {
  name: PageName
  params: Record<string, string>
  /** What stands behind the question mark. */
  query: URLSearchParams
  /** What stands behind the hash: a token, when a link to a seat was followed. */
  fragment: string
}

type Loader = () => Promise<{ default: Component<{ route: Route }> }>

const PAGES = {
  start: ['/', () => import('./pages/Start.svelte')],
  new: ['/new', () => import('./pages/NewGame.svelte')],
  lobby: ['/game/:game/lobby', () => import('./pages/Lobby.svelte')],
  replay: ['/game/:game/replay', () => import('./pages/Replay.svelte')],
  end: ['/game/:game/end', () => import('./pages/End.svelte')],
  table: ['/game/:game', () => import('./table/TablePage.svelte')],
  link: ['/table/:game', () => import('./table/TablePage.svelte')],
  rules: ['/rules', () => import('./pages/Rules.svelte')],
  rule: ['/rules/:edition/:rule', () => import('./pages/Rules.svelte')],
  learn: ['/learn', () => import('./pages/Learn.svelte')],
  beside: ['/beside', () => import('./beside/Beside.svelte')],
  challenges: ['/challenges', () => import('./pages/Challenges.svelte')],
  watch: ['/watch', () => import('./pages/Watch.svelte')],
  lab: ['/lab', () => import('./pages/Lab.svelte')],
  about: ['/about', () => import('./pages/About.svelte')],
  missing: ['/:nowhere', () => import('./pages/Missing.svelte')],
} as const satisfies Record<string, readonly [string, Loader]>

export type PageName = keyof typeof PAGES

/** The parameters of a path, or null if it is not like the pattern. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean)
  const given = path.split('/').filter(Boolean)
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [n, part] of wanted.entries()) {
    const here = given[n] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(here)
    else if (part !== here) return null
  }
  return params
}

export function routeOf(url: URL): Route {
  for (const [name, [pattern]] of Object.entries(PAGES)) {
    const params = match(pattern, url.pathname)
    if (params)
      return { name: name as PageName, params, query: url.searchParams, fragment: url.hash.slice(1) }
  }
  return { name: 'missing', params: {}, query: url.searchParams, fragment: '' }
}

/** The page that the browser's bar names now. */
export function here(): URL {
  const now = new URL(location.href)
  return house.page(now) ?? now
}

/** What a link to a page of the client holds. */
export function to(path: string): string {
  return house.address(path)
}

class Router {
  route = $state.raw<Route>(routeOf(here()))
}
const router = new Router()

export function route(): Route {
  return router.route
}

const loaded = new Map<PageName, ReturnType<Loader>>()

/** The files of a page; asked for once, since a browser takes its time even for those that are here already. */
export function load(name: PageName): ReturnType<Loader> {
  const known = loaded.get(name)
  if (known) return known
  const page = PAGES[name][1]() as ReturnType<Loader>
  page.catch(() => loaded.delete(name))
  loaded.set(name, page)
  return page
}

/** Goes to another page of the client. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to(path))
  router.route = routeOf(here())
  scrollTo(0, 0)
}

/** Links inside the client need no new document. Called once, at the start. */
export function followLinks(): void {
  addEventListener('popstate', () => (router.route = routeOf(here())))
  addEventListener('hashchange', () => (router.route = routeOf(here())))
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    const page = house.page(new URL(link.href))
    if (!page || (page.pathname === here().pathname && page.hash)) return
    event.preventDefault()
    go(page.pathname + page.search + page.hash)
  })
}
