/** What is thrown: dice of fights, escapes and tests, and those of the road. */
import { tossesOf, type Toss } from '$/director'
import type { GameEvent, View } from '$/wire'
import { gameOf } from './game'

const ACTS: Record<string, string> = {
  'combat-rolled': 'attack',
  'escape-rolled': 'escape',
  'test-rolled': 'test',
  'target-set': 'target',
  rethrown: 'test',
}
const text = (fact: unknown) => (typeof fact === 'string' ? fact : '')

export function tosses(before: View, after: View, events: GameEvent[]): Toss[] {
  // Dice that lay there while cards could still be added are not thrown again when their sum is told.
  let lying = gameOf(before).check?.faces ?? null
  /** The faces that were seen last: a check that is told may still lie there. */
  let seen = lying
  const found = tossesOf(events, (event) => {
    if (event.key === 'movement-rolled')
      return { kind: 'terrain', n: text(event.facts['dice']).split(' ').length, who: '', act: 'road' }
    const act = ACTS[event.key]
    if (act === undefined) return null
    const faces = text(event.facts['faces'])
    if (faces !== '') seen = faces
    const lay = lying !== null && (faces === '' || faces === lying)
    lying = event.key === 'rethrown' ? faces : null
    if (lay) return null
    return {
      kind: 'ten',
      n: 2,
      who: text(event.facts['who']),
      act: act === 'attack' && event.facts['act'] === 'defence' ? 'defence' : act,
    }
  })
  const now = gameOf(after).check
  if (now !== null && now.faces !== '' && now.faces !== seen) {
    const who = now.who === 'hero' ? (gameOf(after).heroes[now.seat]?.id ?? '') : now.who
    const act = now.key === 'combat' ? (now.attack ? 'attack' : 'defence') : now.key
    found.push({ told: events.length, kind: 'ten', n: 2, who, act })
  }
  return found
}
