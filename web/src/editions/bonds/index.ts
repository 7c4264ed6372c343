/** Unbreakable Bonds at the table: the Third Edition with a team, parties, envelopes and enemies that play
 * themselves. What both have in common is shown by the parts of the Third Edition. */
import type { Edition } from '../edition'
import Sign from '../third/board/Sign.svelte'
import TimeTrack from '../third/board/TimeTrack.svelte'
import Tray from '../third/board/Tray.svelte'
import Margin from '../third/board/Margin.svelte'
import Card from '../third/cards/Card.svelte'
import HeroPage from '../third/cards/HeroPage.svelte'
import HeroSheet from '../third/cards/HeroSheet.svelte'
import { fightEnding } from '../third/fight/ending'
import Mark from '../third/fight/Mark.svelte'
import { picksOf } from '../third/fight/picks.svelte'
import { fightRows } from '../third/fight/rows'
import { cast, FIGHT_ENTRIES, FIGHT_RESTS, FIGHT_SOUNDS } from '../third/fight/told'
import { finale, moments } from '../third/moments'
import { putArt } from '../third/parts/art'
import '../third/parts/tokens.css'
import { steps } from '../third/seats'
import { scene, thrown } from '../third/stage'
import { tosses } from '../third/tosses'
import Layer from './board/Layer.svelte'
import Ribbon from './board/Ribbon.svelte'
import { together } from './game'
import { lies, tells, TRAVEL } from './map'
import Scene from './scenes/Scene.svelte'
import { ANSWERS, COLUMNS, figures, row, shelf } from './seats'
import { ENTRIES, RESTS, SOUNDS, turnings } from './stage'
import Deeds from './team/Deeds.svelte'
import SheetOfTeam from './team/SheetOfTeam.svelte'
import Team from './team/Team.svelte'
import VillainOrSheet from './team/VillainOrSheet.svelte'

putArt()

const BONDS: Edition = {
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
    ...['let-be', 'leave-market', 'break-off', 'keep-dice', 'keep-event', 'keep-asset'],
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
  Team,
  Deeds,
  Mine: HeroSheet,
  Hero: HeroPage,
  sheets: {
    villain: { icon: 'dread-skull', title: 'ui-third-villain', Sheet: VillainOrSheet },
    team: { icon: 'linked-rings', title: 'ui-bonds-sheet', Sheet: SheetOfTeam },
  },
  columns: COLUMNS,
  shelf,
  moments,
  finale,
  together,
  answers: ANSWERS,
}
export default BONDS
