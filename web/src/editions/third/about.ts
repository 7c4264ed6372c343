import type { About } from '../edition'
import { overview } from './game'

/** The bot that every game has. */
const bots = (n: number) => Array.from({ length: n }, () => ({ kind: 'bot' as const }))

const ABOUT: About = {
  rank: 2,
  overview,
  quick: (name) => ({ seats: [{ kind: 'human', name }, ...bots(1)] }),
  watched: () => ({ seats: bots(3) }),
  variants: /^3E-(VAR|SETUP-005)/,
  heroes: () => import('./heroes'),
  door: () => import('./door'),
  reading: () => import('./reading'),
  explains: () => import('./learn/explain'),
  course: () => import('./learn/course'),
}
export default ABOUT
