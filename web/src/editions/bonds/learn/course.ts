/** The first game alone with Unbreakable Bonds. */
import type { Course } from '$/learn/course'
import { say } from '$/words.svelte'
import Props from '../../third/learn/Props.svelte'
import { bondsAt } from '../game'
import { finished, hintFor, learnt, LESSONS, pointsOf } from './lessons'

const ICONS: Record<(typeof LESSONS)[number], string> = {
  dice: 'rolling-dices',
  tokens: 'visored-helm',
  shop: 'shop',
  test: 'falling-star',
  learn: 'open-book',
  prepare: 'sands-of-time',
}
/** What is said otherwise than in the Third Edition. */
const OWN = new Set(['tokens', 'prepare'])
const key = (lesson: string) => `ui-learn-${OWN.has(lesson) ? 'bonds' : 'third'}-${lesson}`

const COURSE: Course = {
  lessons: LESSONS.map((id) => ({ id, icon: ICONS[id] })),
  title: (lesson) => say(key(lesson)),
  says: (lesson) => say(`${key(lesson)}-says`),
  // One hero who fights well, against the villain who waits longest, at the gentlest step.
  wish: (name) => ({
    seats: [{ kind: 'human', name, hero: 'lord-hawthorne' }],
    options: { mode: 'solo', scenario: 'margath', difficulty: 'easy' },
  }),
  Props,
  learnt: (events, seat) => learnt(events, seat),
  hint(table, seat, done) {
    const game = bondsAt(table)
    return game ? hintFor(table.request, done, game, seat) : 'watch'
  },
  points: (table, hint) => pointsOf(table.request, hint),
  finished(table, done) {
    const game = bondsAt(table)
    return game !== null && finished(table.request, done, game)
  },
  speak: (hint, facts) =>
    hint === 'farewell'
      ? say('ui-hint-bonds-farewell', facts)
      : hint.startsWith('own:')
        ? say(`ui-hint-bonds-${hint.slice(4)}`, facts)
        : say(`ui-hint-third-${hint}`, facts),
  facts(table, seat) {
    const game = bondsAt(table)
    const hero = game?.heroes[seat]
    return {
      hero: table.nameOf(seat),
      gold: hero?.gold ?? 0,
      dice: hero?.dice ?? 0,
      trophies: hero?.trophies.length ?? 0,
      speed: hero?.speed ?? 0,
    }
  },
}
export default COURSE
