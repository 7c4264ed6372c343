import type { Part } from '$/pages/rulebook/reading'

const PATH: readonly Part[] = [
  {
    id: 'about',
    icon: 'spiked-dragon-head',
    ground: 'flames',
    ink: 'brick',
    areas: ['WIN', 'COMP', 'SETUP'],
  },
  {
    id: 'turn',
    icon: 'hiking',
    ground: 'rays',
    ink: 'moss',
    areas: ['TURN', 'REFRESH', 'MOVE', 'ADV', 'EVENT', 'ENC', 'UNDEF', 'MEET', 'MARKET', 'LIMIT', 'XP'],
  },
  {
    id: 'fight',
    icon: 'crossed-swords',
    ground: 'crag',
    ink: 'slate',
    areas: ['COMBAT', 'WOUND', 'ESCAPE', 'ALLY', 'KO', 'DUEL', 'EFFECT', 'ACT', 'SKILL'],
    examples: ['brood', 'duel'],
  },
  { id: 'more', icon: 'dread-skull', ground: 'stars', ink: 'plum', areas: ['VAR', 'DOOM', 'END', 'HAZARD'] },
  { id: 'lookup', icon: 'magnifying-glass', ground: 'sky', ink: 'tan', areas: ['TERM', 'GAP'] },
]
export default PATH
