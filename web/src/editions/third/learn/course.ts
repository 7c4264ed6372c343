/** The first game of the Third Edition. */
import type { Course } from '$/learn/course'
import { say } from '$/words.svelte'
import { gameAt } from '../game'
import { finished, hintFor, learnt, LESSONS, pointsOf } from './lessons'
import Props from './Props.svelte'

const ICONS = {
  dice: 'rolling-dices',
  tokens: 'crossed-swords',
  shop: 'shop',
  test: 'falling-star',
  learn: 'open-book',
}

const COURSE: Course = {
  lessons: LESSONS.map((id) => ({ id, icon: ICONS[id] })),
  title: (lesson) => say(`ui-learn-third-${lesson}`),
  says: (lesson) => say(`ui-learn-third-${lesson}-says`),
  // A table with a fight and a market nearby, against the weakest bot that plays on purpose.
  wish: (name) => ({
    scene: 'first-game',
    seats: [
      { kind: 'human', name },
      { kind: 'bot', bot: 'novice' },
    ],
  }),
  Props,
  learnt: (events, seat) => learnt(events, seat),
  hint(table, seat, done) {
    const game = gameAt(table)
    return game ? hintFor(table.request, done, game, seat) : 'watch'
  },
  points: (table, hint) => pointsOf(table.request, hint),
  finished(table, done) {
    const game = gameAt(table)
    return game !== null && finished(table.request, done, game)
  },
  speak: (hint, facts) => say(`ui-hint-third-${hint}`, facts),
  facts(table, seat) {
    const game = gameAt(table)
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
