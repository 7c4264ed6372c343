/** Daylight or candle-light. public/first-paint.js has set the first one already, before anything was drawn. */
import { settings, type Theme } from './settings/settings.svelte'

const system = matchMedia('(prefers-color-scheme: dark)')

export type Light = 'parchment' | 'candle'

export function light(): Light {
  if (settings.theme !== 'system') return settings.theme
  return system.matches ? 'candle' : 'parchment'
}

function show(): void {
  document.documentElement.dataset.theme = light()
}

export function setTheme(theme: Theme): void {
  settings.theme = theme
  show()
}

/** The other light than the one that is on. */
export function switchTheme(): void {
  setTheme(light() === 'candle' ? 'parchment' : 'candle')
}

export function followSystem(): void {
  system.addEventListener('change', show)
  show()
}
