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
})()
