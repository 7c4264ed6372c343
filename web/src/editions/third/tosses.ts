/** What is thrown: terrain dice, tokens of a fight, cards of a test. */
import { tossesOf, type Toss } from '$/director'
import type { GameEvent, View } from '$/wire'

const text = (fact: unknown) => (typeof fact === 'string' ? fact : '')
const KINDS: Record<string, [Toss['kind'], string]> = {
  'dice-rolled': ['terrain', 'dice'],
  'fight-cast': ['token', 'faces'],
  'fight-recast': ['token', 'token'],
  'fight-flee-die': ['terrain', 'face'],
  'test-card': ['card', 'card'],
}

export function tosses(_before: View, _after: View, events: GameEvent[]): Toss[] {
  return tossesOf(events, (event) => {
    const known = KINDS[event.key]
    if (known === undefined) return null
    const [kind, fact] = known
    const n = text(event.facts[fact]).split(' ').filter(Boolean).length
    return { kind, n: Math.max(1, Math.min(9, n)), who: text(event.facts['who']), act: event.key }
  })
}
