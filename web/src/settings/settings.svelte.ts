/** What a person has set, kept in the browser. */
import type { Lang } from '../wire'

export type Theme = 'system' | 'parchment' | 'candle'

export interface Chosen {
  theme: Theme
  lang: Lang | null
  /** 0: no animation, 0.5: quick, 1: as meant, 2: slow. */
  speed: 0 | 0.5 | 1 | 2
  sound: boolean
  volume: number
  /** How loud the air of a place is beside the rest, from 0 to 1. */
  air: number
  motion: 'system' | 'less'
  /** One press commits, without a preview. */
  singlePress: boolean
  /** One press commits where nothing is at risk. */
  safePress: boolean
  /** What bots do: a sum of it when I am asked, or all of it as it happens. */
  others: 'sum' | 'all'
  /** Doom, events, runes and the like get a picture of their own. */
  moments: boolean
}

const KEY = 'tamalir.settings'
const USUAL: Chosen = {
  theme: 'system',
  lang: null,
  speed: 1,
  sound: true,
  volume: 0.6,
  air: 0.5,
  motion: 'system',
  singlePress: false,
  safePress: true,
  others: 'sum',
  moments: true,
}

function read(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Chosen>
  } catch {
    return {}
  }
}

export const settings: Chosen = $state({ ...USUAL, ...read() })

/** True if movement on the screen should be left out. */
export function still(): boolean {
  return (
    settings.motion === 'less' ||
    settings.speed === 0 ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** Milliseconds that something takes at the chosen speed. */
export function lasts(ms: number): number {
  return still() ? 0 : ms * settings.speed
}

/** Keeps what is set, and puts it into effect. Called once, at the start. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings)
      try {
        localStorage.setItem(KEY, text)
      } catch {
        /* a private window forgets */
      }
    })
    $effect(() => {
      const root = document.documentElement
      const times = { 1: 90, 2: 180, 3: 320, 4: 700 }
      for (const [n, ms] of Object.entries(times)) root.style.setProperty(`--dur-${n}`, `${lasts(ms)}ms`)
      root.toggleAttribute('data-still', still())
    })
  })
}
