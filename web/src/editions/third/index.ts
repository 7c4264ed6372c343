/** The Third Edition at the table. */
import type { Edition } from '../edition'
import Layer from './board/Layer.svelte'
import Margin from './board/Margin.svelte'
import Ribbon from './board/Ribbon.svelte'
import Sign from './board/Sign.svelte'
import TimeTrack from './board/TimeTrack.svelte'
import Tray from './board/Tray.svelte'
import VillainSheet from './board/VillainSheet.svelte'
import Card from './cards/Card.svelte'
import HeroPage from './cards/HeroPage.svelte'
import HeroSheet from './cards/HeroSheet.svelte'
import { lies, tells, TRAVEL } from './map'
import { putArt } from './parts/art'
import './parts/tokens.css'
import Scene from './scenes/Scene.svelte'
import { COLUMNS, figures, row, steps } from './seats'
import { ENTRIES, repeats, RESTS, scene, SOUNDS, thrown, turnings } from './stage'

putArt()

const THIRD: Edition = {
  scene,
  Scene,
  thrown,
  turnings,
  sounds: SOUNDS,
  rests: RESTS,
  entries: ENTRIES,
  repeats,
  passes: [
    ...['stop', 'end-turn', 'idle', 'enough', 'pass', 'stay', 'no', 'done', 'no-ending', 'decline'],
    ...['let-be', 'leave-market', 'break-off', 'keep-dice'],
  ],
  steps,
  figures,
  Face: Card,
  lies,
  tells,
  row,
  Layer,
  Sign,
  travel: TRAVEL,
  Ribbon,
  Edge: TimeTrack,
  Margin,
  Tray,
  Mine: HeroSheet,
  Hero: HeroPage,
  sheets: { villain: { icon: 'dread-skull', title: 'ui-third-villain', Sheet: VillainSheet } },
  columns: COLUMNS,
}
export default THIRD
