/** What a first game alone teaches besides the Third Edition: an enemy that plays itself, and saving an action. */
import { shownBy } from '$/learn/course'
import type { GameEvent, Question } from '$/wire'
import {
  hintFor as thirdHint,
  learnt as thirdLearnt,
  LESSONS as THIRD,
  pointsOf as thirdPoints,
  ROUNDS,
} from '../../third/learn/lessons'
import type { BondsView } from '../game'

export const LESSONS = [...THIRD, 'prepare'] as const
export type Lesson = (typeof LESSONS)[number]

const SHOWN = { prepare: new Set(['hero-prepares']) }

export function learnt(events: readonly GameEvent[], seat: number): Set<string> {
  return new Set([...thirdLearnt(events, seat), ...shownBy(SHOWN, events, seat)])
}

/** Questions of which this game has more to say; the rest is said as in the Third Edition. */
const HINTS: Record<string, string> = {
  'setup.place': 'start',
  'plague.attribute': 'cure',
}

/** Hints of this game begin with `own:`. */
export function hintFor(
  request: Question | null,
  done: ReadonlySet<string>,
  game: BondsView,
  seat: number,
): string {
  const own = ownHint(request, done, game)
  return own === null ? thirdHint(request, done, game, seat) : `own:${own}`
}

function ownHint(request: Question | null, done: ReadonlySet<string>, game: BondsView): string | null {
  if (request === null) return null
  const offered = (verb: string) => request.options.some(({ id }) => id.split(':')[0] === verb)
  if (request.key === 'fight.action') return (game.fight?.round ?? 1) > 1 ? 'board-on' : 'board'
  if (request.key === 'turn.action') {
    const hero = game.heroes[game.active]
    const hurt = hero?.defeated || hero?.delayed
    if (!hurt && game.actions === 3 && !done.has('dice')) return 'first-turn'
    if (offered('engage-warband')) return 'warband'
    if (offered('cure-plague')) return 'plague'
    if (!hurt && game.actions === 1 && done.has('dice') && !done.has('prepare') && offered('prepare'))
      return 'prepare'
  }
  return HINTS[request.key] ?? null
}

export function finished(request: Question | null, done: ReadonlySet<string>, game: BondsView): boolean {
  return request?.key === 'turn.action' && (done.size === LESSONS.length || game.round > ROUNDS)
}

/** What the hints of this game mean on the table. */
const POINTS: Record<string, string> = {
  'first-turn': 'part:ribbon',
  board: 'part:stage',
  'board-on': 'part:stage',
  prepare: 'verb:prepare',
  warband: 'verb:engage-warband',
  plague: 'verb:cure-plague',
  cure: 'part:question',
}

export function pointsOf(request: Question | null, hint: string): string {
  if (!hint.startsWith('own:')) return thirdPoints(request, hint)
  return request ? (POINTS[hint.slice(4)] ?? '') : ''
}
