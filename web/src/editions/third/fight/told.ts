/** What is heard of a fight, for how long the table rests on it, and how the chronicle shows it. */
import type { Sound } from '$/scenes/sound'
import type { GameEvent } from '$/wire'
import type { Entries } from '../../edition'

export const FIGHT_SOUNDS: Partial<Record<string, Sound>> = {
  'fight-cast': 'dice',
  'fight-recast': 'dice',
  'fight-flee-die': 'dice',
  'fight-damage': 'hit',
  'fight-spoils': 'coin',
  'fight-defeated': 'win',
}

export const FIGHT_RESTS: readonly [RegExp, number][] = [
  [/^fight-(cast|initiative|recast|flee-die)$/, 1100],
  [/^fight-(attack|damage|blocked|no-damage|ability|negated|prevented)$/, 1000],
  [/^fight-(defeated|fled|spoils)$/, 1300],
  [/^fight-/, 650],
]

export const FIGHT_ENTRIES: readonly Entries[] = [
  { like: /^fight-engaged/, icon: 'crossed-swords', filter: 'fights', head: true },
  { like: /^fight-(cast|recast|initiative)/, icon: 'swap-bag', filter: 'fights' },
  { like: /^fight-(flipped|stacked|agility)/, icon: 'cycle', filter: 'fights' },
  { like: /^fight-(passed)/, icon: 'hand', filter: 'fights' },
  { like: /^fight-(blocked|no-damage|negated|prevented)/, icon: 'checked-shield', filter: 'fights' },
  { like: /^fight-(flee|fled)/, icon: 'run', filter: 'fights' },
  { like: /^fight-defeated/, icon: 'knocked-out-stars', filter: 'fights' },
  { like: /^fight-(spoils|reward)/, icon: 'trophy', filter: 'fights' },
  { like: /^fight-/, icon: 'crossed-swords', filter: 'fights' },
]

/** Tokens fall in these. */
export const cast = (event: GameEvent): boolean => /^fight-(cast|recast|flee-die)$/.test(event.key)
