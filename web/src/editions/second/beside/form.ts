/** Figures as somebody typed them in, and the pack and the fight that are made of them. No rule is here: what
 * the words of a card do is the rules' affair (docs/second-effects.md). */
import type { Spec } from '$/beside/fight/box'
import { ATTRIBUTES, KINDS, type Attribute, type Kind } from '../second'

/** A card of one's own with one thing that it does. */
export interface Thing {
  what: 'roll' | 'hit' | 'cancel' | 'before'
  kind: Kind
  n: number
  use: 'activate' | 'discard' | 'ability'
  /** Exhaustion that it costs. */
  cost: number
}
/** A test that the enemy asks for before combat; who fails takes wounds. */
export interface Test {
  attribute: Attribute
  number: number
  wounds: number
}
export interface Fighter {
  /** One of ours; '': typed in. */
  card: string
  name: string
  /** Items of ours. */
  items: string[]
  /** Allies of ours. */
  allies: string[]
  things: Thing[]
}
export type Side = 'foe' | 'hero' | 'rival'
export interface Form {
  duel: boolean
  sides: Record<Side, Fighter>
  test: Test | null
  /** `foe.mind`, `hero.melee`, `hero.wounds`: what was entered on the pad. */
  figures: Record<string, number | null>
  /** Every step is asked for, also where nothing can come of it. */
  each: boolean
}

const nobody = (): Fighter => ({ card: '', name: '', items: [], allies: [], things: [] })
export const newForm = (): Form => ({
  duel: false,
  sides: { foe: nobody(), hero: nobody(), rival: nobody() },
  test: null,
  figures: {},
  each: false,
})

/** What must be typed in of somebody. */
export function wanted(side: Side): string[] {
  const own = side === 'foe' ? ['life'] : ['life', 'stamina']
  return [...ATTRIBUTES, ...KINDS, ...own].map((figure) => `${side}.${figure}`)
}

type Card = Record<string, unknown>

const WHEN: Record<Thing['what'], (kind: Kind) => string> = {
  roll: (kind) => kind,
  hit: (kind) => kind,
  cancel: () => 'wounds',
  before: () => 'before-combat',
}
function effectOf({ what, kind, n, cost }: Thing): Card {
  const paid = cost ? { cost: { exhaustion: cost } } : {}
  const does = {
    roll: { do: 'add-to-roll', by: n },
    hit: { do: 'add-wounds', by: n },
    cancel: { do: 'cancel-wounds', n },
    before: { do: 'attack', kind, wounds: n },
  }[what]
  return { when: WHEN[what](kind), ...paid, ...does }
}

export interface Names {
  bonus: string
  thing: (thing: Thing) => string
}

/** The fight as the house wants it. */
export function specOf(form: Form, names: Names): Spec {
  const cards: Record<string, Record<string, Card>> = {}
  const called: Record<string, string> = {}
  const put = (kind: string, id: string, card: Card, name: string) => {
    ;(cards[kind] ??= {})[id] = card
    if (name) called[id] = name
    return id
  }
  const n = (id: string) => form.figures[id] ?? 0
  const printed = (side: Side) =>
    Object.fromEntries([...ATTRIBUTES, ...KINDS].map((figure) => [figure, n(`${side}.${figure}`)]))

  const heroes = (form.duel ? (['hero', 'rival'] as const) : (['hero'] as const)).map((side) => {
    const { card, name, items, allies, things } = form.sides[side]
    const abilities = things.filter(({ use }) => use === 'ability').map(effectOf)
    const own = things
      .filter(({ use }) => use !== 'ability')
      .map((thing, at) =>
        put(
          'items',
          `your-${side}-item-${at + 1}`,
          { item_class: 'artifact', type: 'own', usage: thing.use, effects: [effectOf(thing)] },
          names.thing(thing),
        ),
      )
    const raises = ATTRIBUTES.filter((attribute) => n(`${side}.plus-${attribute}`))
    if (raises.length) {
      const effects = raises.map((what) => ({ do: 'raise', what, by: n(`${side}.plus-${what}`) }))
      own.push(
        put(
          'items',
          `your-${side}-bonus`,
          { item_class: 'artifact', type: 'own', usage: 'always', effects },
          names.bonus,
        ),
      )
    }
    const id =
      card ||
      put(
        'heroes',
        `${name.trim() ? 'your' : 'some'}-${side}`,
        {
          life: n(`${side}.life`),
          stamina: n(`${side}.stamina`),
          figures: printed(side),
          ...(abilities.length ? { effects: abilities } : {}),
        },
        name,
      )
    return {
      card: id,
      wounds: n(`${side}.wounds`),
      exhaustion: n(`${side}.exhaustion`),
      items: [...items, ...own],
      allies: allies.map((ally) => ({ card: ally })),
    }
  })
  const scene: Card = { heroes }
  if (!form.duel) {
    const { card, name } = form.sides.foe
    const { test } = form
    const failure = test ? [{ do: 'suffer', when: 'card', wounds: test.wounds }] : []
    const effects = test
      ? [{ when: 'before-combat', do: 'test', attribute: test.attribute, number: test.number, failure }]
      : []
    scene['foe'] =
      card ||
      put(
        'challenges',
        name.trim() ? 'your-foe' : 'some-foe',
        { colour: 'green', life: n('foe.life'), figures: printed('foe'), effects },
        name,
      )
    scene['wounds'] = n('foe.wounds')
  }
  return { scene, cards, names: called, options: form.each ? { 'decide-each-step': true } : {} }
}
