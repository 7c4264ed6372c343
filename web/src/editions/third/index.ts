/** The Third Edition at the table. */
import PlainCard from '$/plain/PlainCard.svelte'
import type { Edition } from '../edition'
import { putArt } from './parts/art'
import './parts/tokens.css'
import Scene from './scenes/Scene.svelte'
import { repeats, scene } from './stage'

putArt()

const THIRD: Edition = {
  scene,
  Scene,
  repeats,
  passes: ['stop', 'end-turn', 'enough', 'pass', 'stay', 'no', 'done', 'no-ending', 'decline', 'let-be'],
  Face: PlainCard,
}
export default THIRD
