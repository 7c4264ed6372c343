import type { Explains } from '$/learn/explain'

const EXPLAINS: Explains = {
  texts: 'second',
  own: [
    'life',
    'stamina',
    'ability',
    'kit',
    'values',
    'purse',
    'undefeated',
    'towns',
    'phases',
    'foe',
    'ribbon',
    'tray',
  ],
  rules: {
    steps: '2E-TURN-002',
    tray: '2E-MOVE-007',
    life: '2E-WOUND-001',
    stamina: '2E-WOUND-006',
    kit: '2E-LIMIT-001',
    values: '2E-COMBAT-008',
    purse: '2E-XP-003',
    undefeated: '2E-UNDEF-005',
    towns: '2E-MARKET-003',
    phases: '2E-COMBAT-012',
    foe: '2E-COMP-015',
    ribbon: '2E-EVENT-004',
    space: '2E-MOVE-008',
    goal: '2E-WIN-002',
  },
}
export default EXPLAINS
