import type { About } from '../edition'
import { overview } from './game'

const bots = (...names: string[]) => names.map((bot) => ({ kind: 'bot' as const, bot }))

const ABOUT: About = {
  rank: 1,
  overview,
  // against the weakest bots that play on purpose
  quick: (name) => ({ seats: [{ kind: 'human', name }, ...bots('novice', 'novice')] }),
  watched: () => ({ seats: bots('champion', 'adventurer', 'adventurer', 'novice') }),
  variants: /^2E-(VAR|DOOM-001|HAZARD-001)/,
  cover: () => import('./Cover.svelte'),
  heroes: () => import('./heroes'),
  door: () => import('./door'),
  reading: () => import('./reading'),
  explains: () => import('./learn/explain'),
  course: () => import('./learn/course'),
}
export default ABOUT
