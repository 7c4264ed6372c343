/** What a first game teaches, and what is said at which question. Pure: events and the question in, keys out. */
import type { GameView } from '$/editions/second/game'
import { shownBy } from '$/learn/course'
import type { GameEvent, Question } from '$/wire'

export const LESSONS = ['move', 'fight', 'buy', 'grow'] as const
export type Lesson = (typeof LESSONS)[number]

/** Events that show that somebody has done it once. */
const SHOWN: Record<Lesson, ReadonlySet<string>> = {
  move: new Set(['moved']),
  fight: new Set(['challenge-defeated', 'escaped', 'knocked-out']),
  buy: new Set(['bought', 'healing-bought', 'sold']),
  grow: new Set(['experience-gained']),
}

/** After so many rounds the voice falls silent in any case. */
export const ROUNDS = 12

/** Who has only looked at a market has learnt where it is: `visited` counts as well. */
export function learnt(events: readonly GameEvent[], seat: number, visited: boolean): Set<string> {
  const done = shownBy(SHOWN, events, seat)
  return visited ? done.add('buy') : done
}

/** Questions with a hint of their own. */
const HINTS: Record<string, string> = {
  'movement.travel': 'travel',
  'movement.rest': 'rest',
  'adventure.attempt': 'attempt',
  'combat.before': 'before',
  'combat.escape': 'escape',
  'combat.act': 'act',
  'combat.hit': 'hit',
  'wounds.cancel': 'cancel',
  'roll.improve': 'improve',
  'reward.keep': 'reward',
  'market.act': 'market',
  'experience.buy': 'experience',
  'limits.make-room': 'room',
  'knockout.card': 'knockout',
  'knockout.town': 'knockout',
  'duel.prize': 'prize',
}

/** The hint for the question that is put to the learner; without one, a word about watching. */
export function hintFor(key: string | null, done: ReadonlySet<string>, play: GameView, seat: number): string {
  if (key === null) return 'watch'
  if (key === 'movement.set-out') return setOut(done, play, seat)
  return HINTS[key] ?? 'other'
}

/** Where to go next is said by what has not been learnt yet. */
function setOut(done: ReadonlySet<string>, play: GameView, seat: number): string {
  if (!done.has('move')) return 'set-out'
  if (!done.has('fight')) return 'set-out-fight'
  if (!done.has('buy') && (play.heroes[seat]?.gold ?? 0) > 0) return 'set-out-town'
  return 'set-out-grow'
}

export function finished(done: ReadonlySet<string>, play: GameView): boolean {
  return done.size === LESSONS.length || play.turns >= ROUNDS * play.heroes.length
}

/** What each hint means on the table. */
const POINTS: Record<string, string> = {
  travel: 'part:tray',
  attempt: 'verb:adventure',
  before: 'part:question',
  escape: 'part:foe',
  act: 'part:foe',
  cancel: 'part:mine',
  improve: 'part:stage',
  market: 'part:stage',
  experience: 'part:stage',
  room: 'part:stage',
  reward: 'part:stage',
  prize: 'part:stage',
}

export function pointsOf(request: Question | null, hint: string): string {
  if (hint.startsWith('set-out')) {
    const most = request?.options.find(({ id }) => /^roll:[1-9]/.test(id))?.id
    return most ? `option:${most}` : ''
  }
  return request ? (POINTS[hint] ?? '') : ''
}
