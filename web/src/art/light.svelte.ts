/** The light that is on, as the page shows it: pictures are painted for it. */
let now = $state('')

if (typeof document !== 'undefined' && typeof MutationObserver !== 'undefined') {
  const root = document.documentElement
  const look = () => (now = root.dataset.theme ?? '')
  look()
  new MutationObserver(look).observe(root, { attributeFilter: ['data-theme'] })
}

export const light = {
  get now(): string {
    return now
  },
}
