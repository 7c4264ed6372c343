/** What stands on the stage, what is told and heard there, and for how long. */
import type { Sound } from '$/scenes/sound'
import type { GameTable } from '$/table.svelte'
import type { GameEvent } from '$/wire'
import type { Entries, SceneName, Turning } from '../edition'
import { gameAt } from './game'
import { sceneFor } from './scenes/which'

export function scene(table: GameTable): SceneName | null {
  const game = gameAt(table)
  if (game === null || table.over) return null
  // Whoever means to face the villain sees it first.
  if (table.chosen === 'face-villain' && table.request?.key === 'turn.action')
    return { name: 'villain', back: 'ui-to-scene' }
  const name = sceneFor(game, table.view?.request ?? null)
  return name === 'map' ? null : { name, back: 'ui-to-scene' }
}

export function thrown(event: GameEvent): boolean {
  return event.key === 'dice-rolled' || event.key === 'test-card' || event.key === 'tokens-cast'
}

type Point = Pick<Turning, 'icon' | 'look'> & { thing: string; ends?: boolean }
/** `thing`: the fact that names what the picture shows. */
const TURNING: Record<string, Point> = {
  'adventure-begins': { icon: 'crossed-swords', look: 'plain', thing: 'card' },
  'trophy-taken': { icon: 'trophy', look: 'good', thing: 'card' },
  'skill-learned': { icon: 'open-book', look: 'good', thing: 'card' },
  'story-drawn': { icon: 'scroll-unfurled', look: 'plain', thing: 'card' },
  'hero-defeated': { icon: 'knocked-out-stars', look: 'bad', thing: 'who' },
  'hero-eliminated': { icon: 'cross-mark', look: 'bad', thing: 'who' },
  'act-begins': { icon: 'hourglass', look: 'plain', thing: '' },
  'villain-appears': { icon: 'dread-skull', look: 'bad', thing: 'who' },
  'villain-marches': { icon: 'dread-skull', look: 'bad', thing: 'who' },
  'villain-falls': { icon: 'trophy', look: 'good', thing: 'who' },
  'quest-ends': { icon: 'treasure-map', look: 'good', thing: 'card' },
}

export function turnings(events: GameEvent[], from: number): Turning[] {
  return events.flatMap((event, n) => {
    const known = TURNING[event.key]
    if (known === undefined) return []
    const { icon, look, thing, ends = false } = known
    const named = event.facts[thing]
    const card = typeof named === 'string' && !named.startsWith('?') ? named : null
    return [{ at: from + n, said: event.said ?? '', icon, look, card, town: null, ends }]
  })
}

export const SOUNDS: Partial<Record<string, Sound>> = {
  'dice-rolled': 'dice',
  'tokens-cast': 'dice',
  'test-card': 'card',
  'hero-damaged': 'hit',
  'gold-gained': 'coin',
  bought: 'coin',
  sold: 'coin',
  'skill-learned': 'level',
  'adventure-begins': 'card',
  'story-drawn': 'card',
  'act-begins': 'doom',
  'villain-appears': 'doom',
  'villain-marches': 'doom',
  'villain-falls': 'win',
  'trophy-taken': 'win',
  'turn-begins': 'bell',
}

export const RESTS: readonly [RegExp, number][] = [
  [/^hero-moved/, 340],
  [/rolled$|^test-|cast/, 900],
  [/drawn|^story-|^act-|^villain-|^adventure-/, 1200],
  [/defeated|eliminated|falls|trophy/, 1200],
  [/bought|sold|learned|trains|rested|quest/, 700],
  [/begins$|turn-|over$/, 250],
]

export const ENTRIES: readonly Entries[] = [
  { like: /^turn-begins/, icon: 'hourglass', filter: 'all', head: true },
  { like: /^round-|^time-|^act-|^gem|^story|^zombies|^villain|^scenario/, icon: 'sun', filter: 'land' },
  { like: /^hero-moved|^hero-starts|^dice-rolled|^hero-idles/, icon: 'hiking', filter: 'journeys' },
  { like: /^hero-rested|^hero-recovers|^hero-healed/, icon: 'camping-tent', filter: 'journeys' },
  { like: /defeated|eliminated|^hero-damaged/, icon: 'knocked-out-stars', filter: 'fights' },
  { like: /^trophy/, icon: 'trophy', filter: 'fights' },
  { like: /^skill|^hero-trains|^exerted|^test/, icon: 'open-book', filter: 'trade' },
  { like: /^bought|^sold|^gold|^asset|^goods|^hand/, icon: 'two-coins', filter: 'trade' },
  { like: /^quest|^rumor|^event|^adventure|^card/, icon: 'card-draw', filter: 'journeys' },
  { like: /.*/, icon: 'crossed-swords', filter: 'fights' },
]
