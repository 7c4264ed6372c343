/** Addresses of a site that any folder may hold: `./?/game/x&length=3#token` is the page `/game/x?length=3#token`.
 * Nothing but the folder itself is ever asked for, so that no static host has to know our pages.
 */

export function addressOf(path: string, folder: string): string {
  const url = new URL(path, 'http://page')
  if (url.pathname === '/' && !url.search) return folder + url.hash
  return `${folder}?${url.pathname}${url.search.replace('?', '&')}${url.hash}`
}

/** The page that an address shows; null for files, and for what is not in this folder. */
export function pageOf(url: URL, folder: string): URL | null {
  if (url.pathname !== folder && url.pathname !== `${folder}index.html`) return null
  const [path = '', ...rest] = url.search.slice(1).split('&')
  const shown = path.startsWith('/') ? path : '/'
  const query = path.startsWith('/') ? rest.join('&') : url.search.slice(1)
  return new URL(`${url.origin}${shown}${query ? `?${query}` : ''}${url.hash}`)
}
