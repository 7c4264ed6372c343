/* Says that it is somebody's turn, also when no page is open, and opens that table. Nothing is cached here. */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
    let told = {}
    try {
        told = event.data?.json() ?? {}
    } catch {
        /* a browser must show something for every push */
    }
    const { title = 'Tamalir', body = '', lang = '', game = '' } = told
    const shown = { body, lang, tag: game, renotify: Boolean(game), icon: '/mark.svg', data: { game } }
    event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const game = String(event.notification.data?.game ?? '')
    const address = game ? `/game/${encodeURIComponent(game)}` : '/'
    event.waitUntil(open(address))
})

/** The window that shows this table already, or a new one. */
async function open(address) {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = windows.find((window) => new URL(window.url).pathname === address)
    return there ? there.focus() : self.clients.openWindow(address)
}
