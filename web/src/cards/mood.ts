/** Ink and ground of a card's picture: by its mood, not by its class, and always the same for the same card. */

import type { Ground, Ink } from '$/art/pieces'
import { seedOf } from '$/art/seeded'

/** What the picture of an icon stands on, where its name tells. */
const MOODS: [RegExp, Ink, Ground][] = [
  [/fire|flame|burn|candle|bomb|volcano|dynamite|sun-|sunrise/, 'brick', 'flames'],
  [/dragon|wyvern|drake|hydra|spiked/, 'brick', 'crag'],
  [
    /water|river|fish|squid|shark|boat|canoe|wave|drown|crab|turtle|frog|ship|tentacle|heron/,
    'teal',
    'waves',
  ],
  [/skull|bone|grave|tomb|ghost|dead|coffin|death|haunt|crypt|skelet|zombie|raise/, 'plum', 'stars'],
  [/moon|star|rune|wizard|magic|crystal|orb|scroll|book|witch|pointy|spell/, 'slate', 'stars'],
  [
    /wolf|bear|boar|deer|owl|raven|bird|beast|tree|leaf|plant|thorn|mushroom|spider|archer|rabbit|bow/,
    'moss',
    'sky',
  ],
  [/mountain|troll|giant|ogre|rock|golem|mounted|cavalry|goblin|orc-head/, 'stone', 'crag'],
  [/coin|gold|crown|gem|ring|chalice|balance|scales|potion|bottle/, 'ochre', 'rays'],
]
const INKS: Ink[] = ['brick', 'teal', 'ochre', 'slate', 'plum', 'moss', 'stone', 'tan']
const GROUNDS: Ground[] = ['rays', 'sky', 'stars', 'rays', 'crag']

export function mood(card: string, icon: string): { ink: Ink; ground: Ground; seed: number } {
  const seed = seedOf(card)
  const found = MOODS.find(([like]) => like.test(icon))
  if (found !== undefined) return { ink: found[1], ground: found[2], seed }
  return {
    ink: INKS[(seed >>> 4) % INKS.length] ?? 'tan',
    ground: GROUNDS[seed % GROUNDS.length] ?? 'rays',
    seed,
  }
}
