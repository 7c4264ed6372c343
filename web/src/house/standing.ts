/** The house of this page, which is built as soon as the page is there. */
import { Engine } from './engine.svelte'
import { partsOf } from './parts'

/** The folder that the site is in, whatever page of it is shown. */
export const folder = location.pathname.replace(/[^/]*$/, '')
export const base = location.origin + folder
export const parts = partsOf(document)
const READY = 2_000
/** Milliseconds that the first game has the line to itself. */
const CALM = 1_500

export const engine = new Engine(parts)

/** The service worker sees every file go by and keeps it, so that the next visit needs no network. */
async function keeper(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const { serviceWorker } = navigator
  const known = serviceWorker.controller !== null
  const controlled = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  const registered = serviceWorker.register(`${folder}sw.js`, { scope: folder }).catch(() => null)
  // Without it the game plays as well; only the next visit takes longer. So nobody waits for it for long, and
  // nobody at all who has one already.
  if (!known) {
    const late = new Promise((resolve) => setTimeout(resolve, READY))
    await Promise.race([registered.then((found) => found && controlled), late])
  }
  return known
}
void keeper().then((known) => engine.begin(base, known))

// When a game can be played, the rest of the site is fetched, for a time without a network.
engine.whenReady(() => {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'kept') document.documentElement.dataset.kept = 'all'
  })
  // One that took long to come is there by now, or will be, although it was not there when the page began.
  const { ready } = navigator.serviceWorker
  setTimeout(() => void ready.then(({ active }) => active?.postMessage('keep')), CALM)
})
