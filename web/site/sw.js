/* Keeps the site: what was fetched once is never fetched again, and without a network everything is here.
   scripts/site.py writes the list of files; another list is another keeper. */
const FILES = []
const MARK = ''
const SHELF = `tamalir-${MARK}`
const HOME = new URL('./', self.location.href)
const PAGE = new URL('index.html', HOME).href
/** Milliseconds in which a network must answer, when the page is kept already. */
const PATIENCE = 2500

const known = new Set(FILES.map((file) => new URL(file, HOME).href))

self.addEventListener('install', (event) => {
    self.skipWaiting()
    event.waitUntil(keep([PAGE]))
})
self.addEventListener('activate', (event) => event.waitUntil(settle()))

/** Takes over from the keeper before: what has not changed is carried over. */
async function settle() {
    const shelf = await caches.open(SHELF)
    const others = (await caches.keys()).filter((name) => name.startsWith('tamalir-') && name !== SHELF)
    for (const name of others) {
        const old = await caches.open(name)
        for (const request of await old.keys()) {
            const lasting = known.has(request.url) && /-[\w-]{8,}[./]/.test(request.url)
            if (lasting && !(await shelf.match(request.url))) {
                const answer = await old.match(request)
                if (answer) await shelf.put(request.url, answer)
            }
        }
        await caches.delete(name)
    }
    await self.clients.claim()
}

async function keep(urls) {
    const shelf = await caches.open(SHELF)
    for (const url of urls) {
        if (await shelf.match(url)) continue
        const answer = await fetch(url, { cache: 'no-cache' })
        if (answer.ok) await shelf.put(url, answer)
    }
}

self.addEventListener('fetch', (event) => {
    const { request } = event
    const url = request.url.replace(/[?#].*$/, '')
    if (request.method !== 'GET' || new URL(url).origin !== HOME.origin) return
    if (url === HOME.href || url === PAGE) event.respondWith(page())
    else if (known.has(url)) event.respondWith(file(url, event))
})

/** The page itself: the newest if there is a network, else the one that is kept. */
async function page() {
    const kept = await (await caches.open(SHELF)).match(PAGE)
    const wait = kept ? { signal: AbortSignal.timeout(PATIENCE) } : {}
    try {
        const answer = await fetch(PAGE, { cache: 'no-cache', ...wait })
        if (answer.ok) return answer
    } catch {
        /* no network, or none to speak of */
    }
    return kept ?? Response.error()
}

async function file(url, event) {
    const shelf = await caches.open(SHELF)
    const kept = await shelf.match(url)
    if (kept) return kept
    const answer = await fetch(url)
    if (answer.ok) event.waitUntil(shelf.put(url, answer.clone()))
    return answer
}

/** The page has what it needs: now all the rest, for a time without a network. */
self.addEventListener('message', (event) => {
    if (event.data !== 'keep') return
    event.waitUntil(keep([...known]).then(() => event.source?.postMessage('kept')))
})
