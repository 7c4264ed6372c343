import type { Explains } from '$/learn/explain'
import third from '../../third/learn/explain'

/** The ribbon shows the scenario, and an enemy plays itself on its board. */
const EXPLAINS: Explains = {
  ...third,
  rules: { ...third.rules, cloth: 'UB-BOARD-007' },
}
export default EXPLAINS
