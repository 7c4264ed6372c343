/** The first game of the Second Edition. */
import type { Course } from '$/learn/course'
import { say } from '$/words.svelte'
import ABOUT from '../about'
import { gameAt } from '../game'
import { finished, hintFor, learnt, LESSONS, pointsOf } from './lessons'
import Props from './Props.svelte'

const ICONS = { move: 'hiking', fight: 'crossed-swords', buy: 'shop', grow: 'laurel-crown' }

const COURSE: Course = {
  lessons: LESSONS.map((id) => ({ id, icon: ICONS[id] })),
  title: (lesson) => say(`ui-learn-${lesson}`),
  says: (lesson) => say(`ui-learn-${lesson}-says`),
  // Experience comes a little sooner than usual.
  wish: (name) => ({ ...ABOUT.quick(name), options: { length: 'shorter', 'first-player': 'first-seat' } }),
  Props,
  // A market that was looked at and left counts, too.
  learnt: (events, seat, asked) => learnt(events, seat, asked.has('market.act')),
  hint(table, seat, done) {
    const game = gameAt(table)
    return game ? hintFor(table.request?.key ?? null, done, game, seat) : 'watch'
  },
  points: (table, hint) => pointsOf(table.request, hint),
  finished(table, done) {
    const game = gameAt(table)
    return game !== null && finished(done, game) && table.request?.key === 'movement.set-out'
  },
  speak: (hint, facts) => say(`ui-hint-${hint}`, facts),
  facts(table, seat) {
    const game = gameAt(table)
    const hero = game?.heroes[seat]
    return {
      hero: table.nameOf(seat),
      gold: hero?.gold ?? 0,
      points: hero?.points ?? 0,
      price: game?.price ?? 0,
    }
  },
}
export default COURSE
