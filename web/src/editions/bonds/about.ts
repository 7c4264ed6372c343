import type { About } from '../edition'
import { overview } from '../third/game'

/** The bot that every game has. */
const bots = (n: number) => Array.from({ length: n }, () => ({ kind: 'bot' as const }))

const ABOUT: About = {
  rank: 3,
  overview,
  quick: (name) => ({ seats: [{ kind: 'human', name }, ...bots(2)], options: { mode: 'cooperative' } }),
  also: [
    {
      id: 'solo',
      title: 'ui-bonds-start-solo',
      wish: (name) => ({ seats: [{ kind: 'human', name }], options: { mode: 'solo' } }),
    },
  ],
  watched: () => ({ seats: bots(3), options: { mode: 'cooperative' } }),
  variants: /^UB-(MODE|SETUP)|^UB-GAP-051|^3E-SETUP-005/,
  choose: {
    options: ['mode', 'scenario', 'difficulty'],
    Part: () => import('./team/Choosing.svelte'),
    together: (book, options) => {
      const usual = book.options.find(({ id }) => id === 'mode')?.default
      return (options.mode ?? usual) === 'cooperative'
    },
  },
  door: () => import('./door'),
  reading: () => import('./reading'),
  explains: () => import('./learn/explain'),
  course: () => import('./learn/course'),
}
export default ABOUT
