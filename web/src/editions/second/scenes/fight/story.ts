/** The story of the fight under way, read from what was told: rounds, phases and every throw in them. */

import { ATTRIBUTE_OF, type Attribute, type Kind } from '$/editions/second/second'
import type { GameView } from '$/editions/second/game'
import type { GameEvent } from '$/wire'

export type Phase = 'before' | 'escape' | Kind
export type Act = 'attack' | 'defence' | 'escape' | 'test' | 'target'

/** One throw of the two ten-sided dice with all that came of it. */
export interface Throw {
  /** Number of the event that told its result. */
  at: number
  who: string
  act: Act
  phase: Phase
  kind: Kind | null
  /** Sum of the dice; null where only the total was told. */
  dice: number | null
  faces: [number, number] | null
  /** What the value, Items and Events added before any card was used on the roll. */
  plus: number
  raised: { card: string; n: number }[]
  total: number
  target: number | null
  success: boolean | null
  /** What followed, in sentences: wounds, what was cancelled, who fell. */
  after: string[]
  wounds: number
  foeWounds: number
}

export interface Story {
  /** Number of the event with which it began; -1 if no fight was told. */
  from: number
  round: number
  throws: Throw[]
  /** By round and phase, what became of it. */
  marks: { round: number; phase: Phase; act: Act | 'skipped'; success: boolean | null }[]
  /** The newest sentence, whatever it was about. */
  newest: string
}

const BEGINS = new Set(['combat-begins', 'duel-begins'])
const ROLLED: Record<string, Act | null> = {
  'combat-rolled': null,
  'escape-rolled': 'escape',
  'test-rolled': 'test',
  'target-set': 'target',
}
const FOLLOWS = new Set([
  'wounds-taken',
  'wounds-cancelled',
  'wounds-added',
  'foe-wounded',
  'ally-killed',
  'exhaustion-taken',
  'item-broken',
  'card-discarded',
])

const number = (fact: unknown): number => (typeof fact === 'number' ? fact : Number(fact ?? 0))
const text = (fact: unknown): string => (typeof fact === 'string' ? fact : '')

/** Events of a hazard's fight have no beginning of their own: the drawn card begins it. */
function beginning(events: GameEvent[]): number {
  for (let n = events.length - 1; n >= 0; n--) {
    const event = events[n]
    if (event !== undefined && BEGINS.has(event.key)) return n
    if (event?.key === 'adventure-drawn') return n
  }
  return -1
}

export function story(events: GameEvent[], numberOfFirst = 0): Story {
  const from = beginning(events)
  const told: Story = {
    from: from < 0 ? -1 : numberOfFirst + from,
    round: 0,
    throws: [],
    marks: [],
    newest: '',
  }
  if (from < 0) return told
  let raised: Throw['raised'] = []
  let faces: Throw['faces'] = null
  events.slice(from).forEach((event, n) => {
    if (event.said) told.newest = event.said
    const act = ROLLED[event.key]
    if (event.key === 'combat-round') told.round = number(event.facts['round'])
    else if (event.key === 'roll-raised')
      raised.push({ card: text(event.facts['card']), n: number(event.facts['n']) })
    else if (event.key === 'rethrown') faces = facesOf(event.facts['faces'])
    else if (event.key === 'defence-skipped')
      told.marks.push({
        round: told.round,
        phase: text(event.facts['kind']) as Kind,
        act: 'skipped',
        success: null,
      })
    else if (act !== undefined) {
      const one = thrown(event, act, told.round, raised, faces)
      one.at = numberOfFirst + from + n
      told.throws.push(one)
      if (one.act !== 'target' && one.act !== 'test')
        told.marks.push({ round: told.round, phase: one.phase, act: one.act, success: one.success })
      raised = []
      faces = null
    } else if (FOLLOWS.has(event.key)) follow(told.throws.at(-1), event)
  })
  return told
}

function thrown(
  event: GameEvent,
  act: Act | null,
  round: number,
  raised: Throw['raised'],
  again: Throw['faces'],
): Throw {
  const { facts } = event
  const kind = (text(facts['kind']) || null) as Kind | null
  const total = number(facts['total'])
  const dice = facts['dice'] === undefined ? null : number(facts['dice'])
  const added = raised.reduce((sum, one) => sum + one.n, 0)
  const did = act ?? (facts['act'] === 'defence' ? 'defence' : 'attack')
  const phase: Phase = round === 0 ? 'before' : did === 'escape' ? 'escape' : (kind ?? 'before')
  return {
    at: 0,
    who: text(facts['who']),
    act: did,
    phase,
    kind,
    dice,
    faces: facesOf(facts['faces']) ?? again,
    plus: dice === null ? 0 : total - dice - added,
    raised,
    total,
    target: facts['target'] === undefined ? null : number(facts['target']),
    success: facts['outcome'] === undefined ? null : facts['outcome'] === 'success',
    after: [],
    wounds: 0,
    foeWounds: 0,
  }
}

function follow(one: Throw | undefined, event: GameEvent): void {
  if (one === undefined) return
  if (event.said) one.after.push(event.said)
  if (event.key === 'wounds-taken') one.wounds += number(event.facts['n'])
  if (event.key === 'foe-wounded') one.foeWounds += number(event.facts['n'])
}

/** "7 4" as the faces of two dice; a 0 is read as ten. */
export function facesOf(fact: unknown): [number, number] | null {
  const found = typeof fact === 'string' ? /^(\d+) (\d+)$/.exec(fact.trim()) : null
  if (found === null) return null
  return [pips(Number(found[1])), pips(Number(found[2]))]
}

const pips = (face: number): number => (face === 0 ? 10 : face)

/** The roll on the table whose result can still change, as a throw that has not been told yet. */
export function pending(game: GameView): Throw | null {
  const { check } = game
  if (check === null) return null
  return {
    at: -1,
    who: check.who === 'hero' ? (game.heroes[check.seat]?.id ?? '') : check.who,
    act: (check.key === 'combat' ? (check.attack ? 'attack' : 'defence') : check.key) as Act,
    phase: 'before',
    kind: check.kind,
    dice: check.dice,
    faces: facesOf(check.faces),
    plus: check.plus,
    raised: [],
    total: check.total,
    target: check.target > 0 ? check.target : null,
    success: null,
    after: [],
    wounds: 0,
    foeWounds: 0,
  }
}

/** Which attribute a throw adds to the dice. */
export function attributeOf(one: Pick<Throw, 'act' | 'kind'>): Attribute | null {
  if (one.kind !== null) return ATTRIBUTE_OF[one.kind]
  return one.act === 'escape' ? 'mind' : null
}

/** The sum as it is read aloud: the parts that are not nothing, then the total. */
export function sum(one: Throw): {
  parts: { kind: 'die' | 'dice' | 'value' | 'card'; n: number; card?: string }[]
  total: number
} {
  const parts: { kind: 'die' | 'dice' | 'value' | 'card'; n: number; card?: string }[] = []
  if (one.faces !== null) parts.push({ kind: 'die', n: one.faces[0] }, { kind: 'die', n: one.faces[1] })
  else if (one.dice !== null) parts.push({ kind: 'dice', n: one.dice })
  if (one.dice !== null && one.plus !== 0) parts.push({ kind: 'value', n: one.plus })
  for (const { card, n } of one.raised) parts.push({ kind: 'card', n, card })
  return { parts, total: one.total }
}
