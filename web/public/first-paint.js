/* Runs before the first paint, so that nobody sees the wrong light or the wrong tongue flash by. */
;(() => {
    let chosen = {}
    try {
        chosen = JSON.parse(localStorage.getItem('tamalir.settings') ?? '{}')
    } catch {
        /* private windows may have no storage */
    }
    const dark = matchMedia('(prefers-color-scheme: dark)').matches
    const theme = chosen.theme ?? 'system'
    const root = document.documentElement
    root.dataset.theme = theme === 'system' ? (dark ? 'candle' : 'parchment') : theme
    const wanted =
        chosen.lang ??
        navigator.languages.map((l) => l.slice(0, 2)).find((l) => ['en', 'pl', 'ru'].includes(l))
    root.lang = wanted ?? 'en'
    // What this page will ask for once its scripts run is fetched now (vite.config.ts writes the list).
    const ahead = JSON.parse(document.getElementById('ahead')?.textContent || '{}')
    const page =
        location.pathname === '/'
            ? 'start'
            : /^\/(game|table)\/[^/]+\/?$/.test(location.pathname)
              ? 'table'
              : ''
    for (const file of [...(ahead[root.lang] ?? []), ...(ahead[page] ?? [])]) {
        const link = document.createElement('link')
        link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
        if (file.endsWith('.css')) link.as = 'style'
        link.crossOrigin = ''
        link.href = '/' + file
        document.head.append(link)
    }
})()
