/* Runs before the first paint, so that nobody sees the wrong light or the wrong tongue flash by. */
;(() => {
    const kept = (name) => {
        try {
            return JSON.parse(localStorage.getItem(name) ?? '{}')
        } catch {
            return {} /* private windows may have no storage */
        }
    }
    const chosen = kept('tamalir.settings')
    const dark = matchMedia('(prefers-color-scheme: dark)').matches
    const theme = chosen.theme ?? 'system'
    const root = document.documentElement
    root.dataset.theme = theme === 'system' ? (dark ? 'candle' : 'parchment') : theme
    const wanted =
        chosen.lang ??
        navigator.languages.map((l) => l.slice(0, 2)).find((l) => ['en', 'pl', 'ru'].includes(l))
    root.lang = wanted ?? 'en'

    // The texts of this tongue are fetched now (vite.config.ts writes the list).
    const ahead = JSON.parse(document.getElementById('ahead')?.textContent || '{}')
    const folder = new URL(document.getElementById('parts') ? './' : '/', location.href.replace(/[?#].*/, ''))
    const fetchAhead = (file) => {
        const link = document.createElement('link')
        const style = file.endsWith('.css')
        link.rel = style ? 'preload' : 'modulepreload'
        if (style) link.as = 'style'
        link.crossOrigin = ''
        link.href = new URL(file, folder).href
        document.head.append(link)
    }
    if (ahead.texts?.[root.lang]) fetchAhead(ahead.texts[root.lang])

    // In a site that is its own host there is nobody to talk to yet (src/house).
    if (document.getElementById('parts')) return
    // A table begins to talk before the scripts are here that listen to it (src/early.ts takes over).
    const game = /^\/(?:game|table)\/([^/]+)\/?$/.exec(location.pathname)?.[1]
    const order = { seat: 0, spectator: 1, host: 2 }
    const known = kept('tamalir.games')[game]
    const keys = [...(known?.keys ?? [])]
    const token = location.hash.slice(1) || keys.sort((a, b) => order[a.role] - order[b.role])[0]?.token
    if (!game || !token) return
    for (const file of ahead.games?.[known?.edition] ?? []) fetchAhead(file)
    const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/games/${game}/socket`
    const wire = new WebSocket(url)
    const heard = []
    wire.onopen = () => wire.send(JSON.stringify({ type: 'hello', token, lang: root.lang, since: 0 }))
    wire.onmessage = (message) => heard.push(message)
    window.early = { url, token, lang: root.lang, wire, heard }
})()
