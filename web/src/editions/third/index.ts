/** The Third Edition at the table. */
import PlainCard from '$/plain/PlainCard.svelte'
import type { Edition } from '../edition'
import { fightEnding } from './fight/ending'
import Mark from './fight/Mark.svelte'
import Picked from './fight/Picked.svelte'
import { picksOf } from './fight/picks.svelte'
import { fightRows } from './fight/rows'
import { putArt } from './parts/art'
import './parts/tokens.css'
import Scene from './scenes/Scene.svelte'
import { repeats, scene } from './stage'

putArt()

const THIRD: Edition = {
  scene,
  Scene,
  ending: fightEnding,
  rows: fightRows,
  back: (table) => picksOf(table).clear(),
  Mark,
  Tray: Picked,
  repeats,
  passes: ['stop', 'end-turn', 'enough', 'pass', 'stay', 'no', 'done', 'no-ending', 'decline', 'let-be'],
  Face: PlainCard,
}
export default THIRD
