/** The Second Edition at the table. */
import type { Edition } from '../edition'
import Layer from './board/Layer.svelte'
import Margin from './board/Margin.svelte'
import Ribbon from './board/Ribbon.svelte'
import Sign from './board/Sign.svelte'
import Tray from './board/Tray.svelte'
import Face from './cards/Card.svelte'
import { keptSentences } from './cards/face'
import HeroPage from './cards/HeroPage.svelte'
import HeroSheet from './cards/HeroSheet.svelte'
import DoomRow from './doom/DoomRow.svelte'
import DoomSheet from './doom/DoomSheet.svelte'
import { arrives, hurt } from './clicks'
import { lies, tells, TRAVEL } from './map'
import { finale, moments } from './moments'
import { ending } from './scenes/ending'
import Scene from './scenes/Scene.svelte'
import { badge, COLUMNS, figures, goal, shelf, steps, TALE } from './seats'
import { ENTRIES, repeats, RESTS, scene, SOUNDS, thrown, turnings } from './stage'
import { tosses } from './tosses'

const SECOND: Edition = {
  scene,
  Scene,
  ending,
  thrown,
  tosses,
  draws: ['fight', 'duel', 'card'],
  turnings,
  sounds: SOUNDS,
  rests: RESTS,
  entries: ENTRIES,
  repeats,
  passes: ['go-on', 'pass', 'decline', 'no', 'stop', 'done'],
  careful: /^(discard|sell|duel|dismiss|give|leave|undefeated|escape)/,
  arrives,
  hurt,
  steps,
  figures,
  badge,
  Face,
  kept: keptSentences,
  lies,
  tells,
  Layer,
  Sign,
  travel: TRAVEL,
  Ribbon,
  Foot: DoomRow,
  Margin,
  Tray,
  Mine: HeroSheet,
  Hero: HeroPage,
  sheets: { doom: { icon: 'dread-skull', title: 'ui-decks-title', Sheet: DoomSheet } },
  moments,
  finale,
  goal,
  tale: TALE,
  columns: COLUMNS,
  shelf,
}
export default SECOND
