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
import { fightEnding } from './fight/ending'
import Mark from './fight/Mark.svelte'
import { picksOf } from './fight/picks.svelte'
import { fightRows } from './fight/rows'
import { cast, FIGHT_ENTRIES, FIGHT_RESTS, FIGHT_SOUNDS } from './fight/told'
import { lies, tells, TRAVEL } from './map'
import { finale, moments } from './moments'
import { putArt } from './parts/art'
import './parts/tokens.css'
import Scene from './scenes/Scene.svelte'
import { COLUMNS, figures, goal, row, shelf, steps, TALE } from './seats'
import { ENTRIES, RESTS, scene, SOUNDS, thrown, turnings } from './stage'
import { tosses } from './tosses'

putArt()

const THIRD: Edition = {
  scene,
  Scene,
  ending: fightEnding,
  rows: fightRows,
  back: (table) => picksOf(table).clear(),
  Mark,
  thrown: (event) => thrown(event) || cast(event),
  tosses,
  turnings,
  sounds: { ...SOUNDS, ...FIGHT_SOUNDS },
  rests: [...FIGHT_RESTS, ...RESTS],
  entries: [...FIGHT_ENTRIES, ...ENTRIES],
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
  shelf,
  moments,
  finale,
  goal,
  tale: TALE,
}
export default THIRD
