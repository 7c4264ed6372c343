import type { Explains } from '$/learn/explain'

const EXPLAINS: Explains = {
  texts: 'third',
  own: ['life', 'tokens', 'values', 'purse', 'hand', 'kit', 'cloth', 'ribbon', 'margin', 'tray'],
  rules: {
    steps: '3E-ACTION-001',
    tray: '3E-DICE-001',
    life: '3E-DAMAGE-001',
    tokens: '3E-TOKEN-006',
    values: '3E-ATTR-001',
    purse: '3E-TROPHY-001',
    hand: '3E-HAND-001',
    kit: '3E-ASSET-002',
    cloth: '3E-COMBAT-016',
    ribbon: '3E-TIME-001',
    margin: '3E-MARKET-001',
    space: '3E-MOVE-003',
  },
}
export default EXPLAINS
