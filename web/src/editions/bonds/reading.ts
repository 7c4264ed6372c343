import type { Part } from '$/pages/rulebook/reading'

const PATH: readonly Part[] = [
  {
    id: 'about',
    icon: 'linked-rings',
    ground: 'rays',
    ink: 'brick',
    areas: ['MODE', 'COMP', 'PLAYERCOUNT', 'SETUP', 'SOLO', 'SCEN'],
  },
  {
    id: 'turn',
    icon: 'hiking',
    ground: 'rays',
    ink: 'moss',
    areas: ['PREPARE', 'PARTY', 'PARTYSKILL', 'TRADE', 'ENVELOPE', 'TWIST', 'CIV'],
  },
  {
    id: 'fight',
    icon: 'crossed-swords',
    ground: 'crag',
    ink: 'slate',
    areas: [
      'BOARD',
      'ENEMYTOKEN',
      'SURGE',
      'AGILITY',
      'PLUS',
      'SHIELD',
      'SHIFT',
      'CHOICE',
      'CHARGE',
      'TACTICS',
    ],
  },
  { id: 'lookup', icon: 'magnifying-glass', ground: 'sky', ink: 'tan', areas: ['CARD', 'GAP'] },
]
export default PATH
