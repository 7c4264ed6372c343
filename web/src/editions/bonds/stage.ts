/** What is told and heard, and for how long: what the Third Edition has, and what a team adds. */
import type { Sound } from '$/scenes/sound'
import type { GameEvent } from '$/wire'
import type { Entries, Turning } from '../edition'
import {
  ENTRIES as THIRD_ENTRIES,
  RESTS as THIRD_RESTS,
  SOUNDS as THIRD_SOUNDS,
  turnings as thirdTurnings,
} from '../third/stage'

type Point = Pick<Turning, 'icon' | 'look'> & { thing: string }
const TURNING: Record<string, Point> = {
  'warband-appears': { icon: 'horned-helm', look: 'bad', thing: 'who' },
  'warband-falls': { icon: 'trophy', look: 'good', thing: 'who' },
  scorched: { icon: 'fire', look: 'bad', thing: '' },
  'plague-spreads': { icon: 'plague-doctor-profile', look: 'bad', thing: '' },
  'plague-cured': { icon: 'caduceus', look: 'good', thing: '' },
  'party-formed': { icon: 'linked-rings', look: 'good', thing: '' },
  'party-skill-learned': { icon: 'three-friends', look: 'good', thing: 'card' },
}

export function turnings(events: GameEvent[], from: number): Turning[] {
  const own = events.flatMap((event, n): Turning[] => {
    const known = TURNING[event.key]
    if (known === undefined) return []
    const named = event.facts[known.thing]
    const card = typeof named === 'string' && !named.startsWith('?') ? named : null
    const { icon, look } = known
    return [{ at: from + n, said: event.said ?? '', icon, look, card, town: null, ends: false }]
  })
  return [...thirdTurnings(events, from), ...own].sort((one, other) => one.at - other.at)
}

export const SOUNDS: Partial<Record<string, Sound>> = {
  ...THIRD_SOUNDS,
  'warband-appears': 'doom',
  scorched: 'doom',
  'plague-spreads': 'doom',
  'plague-cured': 'win',
  'warband-falls': 'win',
  'party-formed': 'bell',
  'envelope-sent': 'card',
  'envelope-opened': 'card',
  'party-skill-learned': 'level',
}

export const RESTS: readonly [RegExp, number][] = [
  [/^warband-|^scorched|^plague-/, 1200],
  [/^party-|^envelope-|^gift-|^prepare/, 700],
  ...THIRD_RESTS,
]

export const ENTRIES: readonly Entries[] = [
  { like: /^warband-falls/, icon: 'trophy', filter: 'fights' },
  { like: /^warband-/, icon: 'horned-helm', filter: 'land' },
  { like: /^scorched/, icon: 'fire', filter: 'land' },
  { like: /^plague-cured/, icon: 'caduceus', filter: 'land' },
  { like: /^plague-/, icon: 'plague-doctor-profile', filter: 'land' },
  { like: /^party-skill/, icon: 'three-friends', filter: 'trade' },
  { like: /^party-/, icon: 'linked-rings', filter: 'journeys' },
  { like: /^envelope-/, icon: 'envelope', filter: 'trade' },
  { like: /^gift-|^hand-over/, icon: 'present', filter: 'trade' },
  { like: /prepare/, icon: 'sands-of-time', filter: 'journeys' },
  ...THIRD_ENTRIES,
]
