/** What stands on the stage, what is told and heard there, and for how long. */
import type { Sound } from '$/scenes/sound'
import type { GameTable } from '$/table.svelte'
import type { GameEvent } from '$/wire'
import type { Entries, SceneName, Turning } from '../edition'
import { gameAt } from './game'
import { sceneFor } from './scenes/which'

export function scene(table: GameTable): SceneName | null {
  const game = gameAt(table)
  // While heroes are being dealt there is nothing to show but the land.
  if (game === null || table.over || game.heroes.some((hero) => !hero.id)) return null
  const name = sceneFor(game, table.view?.request ?? null)
  if (name === 'map') return null
  return game.fight === null ? { name } : { name, back: 'ui-to-scene' }
}

export function repeats(table: GameTable): boolean {
  return (gameAt(table)?.fight ?? null) !== null
}

export function thrown(event: GameEvent): boolean {
  return event.key.endsWith('-rolled') || event.key === 'target-set'
}

type Point = Pick<Turning, 'icon' | 'look'> & { thing: string; ends?: boolean }
/** `thing`: the fact that names what the picture shows. */
const TURNING: Record<string, Point> = {
  'challenge-defeated': { icon: 'trophy', look: 'good', thing: 'foe', ends: true },
  'enemy-defeated': { icon: 'trophy', look: 'good', thing: 'foe', ends: true },
  'duel-won': { icon: 'trophy', look: 'good', thing: 'rival', ends: true },
  'knocked-out': { icon: 'knocked-out-stars', look: 'bad', thing: 'hero', ends: true },
  escaped: { icon: 'run', look: 'plain', thing: 'hero', ends: true },
  'event-takes-effect': { icon: 'sun', look: 'plain', thing: 'card' },
  'event-ignored': { icon: 'sun', look: 'plain', thing: 'card' },
  'hazard-met': { icon: 'hazard-sign', look: 'bad', thing: 'colour' },
  'doom-counter': { icon: 'dread-skull', look: 'bad', thing: 'town' },
  'endgame-begins': { icon: 'dread-skull', look: 'bad', thing: '' },
  eliminated: { icon: 'cross-mark', look: 'bad', thing: 'hero' },
  'experience-gained': { icon: 'laurels', look: 'good', thing: 'hero' },
}

export function turnings(events: GameEvent[], from: number): Turning[] {
  return events.flatMap((event, n) => {
    const known = TURNING[event.key]
    if (known === undefined) return []
    const { icon, look, thing, ends = false } = known
    const named = event.facts[thing]
    const what = typeof named === 'string' ? named : null
    return [
      {
        at: from + n,
        said: event.said ?? '',
        icon,
        look,
        card: thing === 'town' ? null : what,
        town: thing === 'town' ? what : null,
        ends,
      },
    ]
  })
}

export const SOUNDS: Partial<Record<string, Sound>> = {
  'combat-rolled': 'dice',
  'escape-rolled': 'dice',
  'test-rolled': 'dice',
  'target-set': 'dice',
  'movement-rolled': 'dice',
  'wounds-taken': 'hit',
  'foe-wounded': 'hit',
  'gold-gained': 'coin',
  bought: 'coin',
  sold: 'coin',
  'healing-bought': 'coin',
  'experience-gained': 'level',
  'adventure-drawn': 'card',
  'market-card': 'card',
  'doom-counter': 'doom',
  'endgame-begins': 'doom',
  'game-won': 'win',
  'challenge-defeated': 'win',
  'turn-begins': 'bell',
}

export const RESTS: readonly [RegExp, number][] = [
  [/^moved$|^walked/, 340],
  [/rolled$|^rethrown|^test-|^target-set/, 1000],
  [/drawn|revealed|event-|encounter/, 1200],
  [/won|lost|defeated|knocked|fallen|escaped|beaten/, 1300],
  [/bought|sold|hired|traded|healed|trained|bonus/, 700],
  [/began$|turn-|step-/, 250],
]

export const ENTRIES: readonly Entries[] = [
  { like: /^turn-begins/, icon: 'hourglass', filter: 'all', head: true },
  { like: /^refresh|^card-readied|^upkeep/, icon: 'cycle', filter: 'trade' },
  { like: /^moved|^carried|^hero-placed/, icon: 'hiking', filter: 'journeys' },
  { like: /rolled$|^rethrown|^roll-raised|^target-set/, icon: 'rolling-dices', filter: 'fights' },
  { like: /^hazard/, icon: 'falling-star', filter: 'journeys' },
  { like: /^rested/, icon: 'camping-tent', filter: 'journeys' },
  { like: /^knocked|^eliminated|^ally-killed/, icon: 'knocked-out-stars', filter: 'fights' },
  { like: /^escaped|^undefeated|^track/, icon: 'run', filter: 'fights' },
  { like: /defeated$|^game-won|^duel-won|^task-finished/, icon: 'trophy', filter: 'fights' },
  {
    like: /^combat|^duel|^foe-|^enemy|^wounds|^defence|^exhaustion/,
    icon: 'crossed-swords',
    filter: 'fights',
  },
  {
    like: /^bought|^sold|^gold|^healing|^market|^deal|^offer|^negotiation|^prize/,
    icon: 'two-coins',
    filter: 'trade',
  },
  {
    like: /^experience|^hero-strengthened|^points|^counter|^no-experience/,
    icon: 'laurel-crown',
    filter: 'trade',
  },
  { like: /^event|^replenished|^deck-empty/, icon: 'sun', filter: 'land' },
  { like: /^doom|^endgame/, icon: 'dread-skull', filter: 'land' },
  { like: /^adventure|^challenge|^card/, icon: 'card-draw', filter: 'fights' },
]
