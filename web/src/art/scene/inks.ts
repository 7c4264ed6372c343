/** The inks of a scene: flat, few, and the same for a whole picture, as on a printing block. */
import type { Family } from './foes'
import type { Ground } from './wish'

export interface Inks {
  sky: string
  /** Cut into the sky. */
  cut: string
  far: string
  mid: string
  soil: string
  /** Cut into the soil. */
  furrow: string
  ink: string
  /** Sun, moon, lit sides. */
  light: string
  /** Fires, lanterns and eyes. */
  fire: string
  water: string
  night: boolean
}

type Day = [sky: string, far: string, mid: string, soil: string, ink: string]
const DAYS: Record<Ground, Day> = {
  plains: ['#efe3c3', '#cfbb8b', '#ab9159', '#dccb95', '#4a3520'],
  road: ['#f0e0bd', '#ccb58a', '#a88a58', '#d8c493', '#4a3420'],
  town: ['#f0dfc0', '#cdb290', '#a27f5a', '#d6c193', '#4b301f'],
  forest: ['#e2e3c6', '#b3be93', '#74875a', '#bfc897', '#2d3a21'],
  swamp: ['#dfe0c8', '#b3b899', '#7c8666', '#b9be9a', '#333824'],
  hills: ['#f1dfb7', '#d1b37c', '#a9834a', '#dcc28a', '#4d3318'],
  mountains: ['#e7e2d8', '#bdb4a7', '#877d71', '#cdc2ae', '#39302a'],
  river: ['#e0e6da', '#b1c1b5', '#7b978a', '#c8cea9', '#2b3f3f'],
}
/** How a family colours the air. */
const AIRS: Record<Family, [colour: string, strength: number]> = {
  dragon: ['#d9703c', 0.34],
  spider: ['#8d8f74', 0.3],
  undead: ['#8b7fa0', 0.34],
  spirit: ['#7fa9a5', 0.34],
  cult: ['#9a5f7c', 0.3],
  giant: ['#b99a6a', 0.2],
  wings: ['#8fa0b4', 0.26],
  water: ['#6f9c9f', 0.3],
  construct: ['#9c9488', 0.3],
  raiders: ['#c68e4c', 0.28],
  outlaws: ['#c7a268', 0.2],
  beasts: ['#a9a878', 0.2],
  none: ['#ffffff', 0],
}

const parts = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [parts(one), parts(other)]
  const each = a.map((v, n) => Math.round(v * (1 - share) + (b[n] ?? 0) * share))
  return `#${each.map((v) => v.toString(16).padStart(2, '0')).join('')}`
}

export function inksOf(ground: Ground, family: Family, night: boolean): Inks {
  const [sky, far, mid, soil, ink] = DAYS[ground]
  const [air, strong] = AIRS[family]
  const aired = (colour: string, k = 1) => mix(colour, air, strong * k)
  if (!night)
    return {
      sky: aired(sky, 0.8),
      cut: mix(aired(sky, 0.5), '#fffaf0', 0.55),
      far: aired(far),
      mid: aired(mid, 0.6),
      soil: aired(soil, 0.35),
      furrow: mix(soil, ink, 0.28),
      ink: mix(ink, air, strong * 0.3),
      light: '#fff6dc',
      fire: '#d9702a',
      water: '#9fbfc2',
      night,
    }
  const dark = (colour: string, k: number) => mix(aired(colour), '#140e09', k)
  return {
    sky: dark(sky, 0.8),
    cut: dark(sky, 0.66),
    far: dark(far, 0.66),
    mid: dark(mid, 0.7),
    soil: dark(soil, 0.78),
    furrow: dark(soil, 0.6),
    ink: '#0d0906',
    light: '#f2d59a',
    fire: '#f0973c',
    water: '#1f3d44',
    night,
  }
}
