/** Pools tapped together and figures typed in, and the pack and the fight that are made of them. No rule is here:
 * what an ability does is the rules' affair (docs/third-effects.md). */
import type { Spec } from '$/beside/fight/box'

/** Both sides of a combat token, as they are written: `physical-2*`. */
export type Sides = [string, string]

/** What an enemy does for surges. */
export interface Power {
  surges: number
  damage: number
  /** One agility of the hero's cancels it. */
  negated: boolean
}
export interface Fighter {
  /** One of ours; '': typed in. */
  card: string
  name: string
  /** Tokens of its own, and of assets that are not ours. */
  tokens: Sides[]
  /** Assets and learned skills of ours. */
  assets: string[]
  skills: string[]
}
export type Side = 'foe' | 'hero' | 'rival'
export interface Form {
  duel: boolean
  sides: Record<Side, Fighter>
  powers: Power[]
  /** Of the enemy: what it plays by where it plays itself. */
  trait: string
  act: number
  figures: Record<string, number | null>
}

const nobody = (): Fighter => ({ card: '', name: '', tokens: [], assets: [], skills: [] })
export const newForm = (): Form => ({
  duel: false,
  sides: { foe: nobody(), hero: nobody(), rival: nobody() },
  powers: [],
  trait: 'warrior',
  act: 1,
  figures: {},
})

export function wanted(side: Side): string[] {
  return [`${side}.health`]
}

type Card = Record<string, unknown>
/** What a hero needs on the map, and a fight never asks for. */
const ELSEWHERE = { speed: 3, hand: 3, body: 1, mind: 1, spirit: 1, gold: 0, starts: 'town' }

export interface Names {
  card: string
  power: (power: Power) => string
}

export function specOf(form: Form, names: Names): Spec {
  const cards: Record<string, Record<string, Card>> = {}
  const called: Record<string, string> = {}
  const put = (kind: string, id: string, card: Card, name?: string) => {
    ;(cards[kind] ??= {})[id] = card
    if (name) called[id] = name
    return id
  }
  const n = (id: string) => form.figures[id] ?? 0

  /** A hero; tokens that stand on no card of ours lie with a card of their own. */
  const hero = (side: 'hero' | 'rival'): { card: string; assets: string[] } => {
    const { card, name, tokens, assets } = form.sides[side]
    const own = tokens.map((faces, at) => put('tokens', `your-${side}-${at + 1}`, { faces }))
    if (!card) {
      const figures = { ...ELSEWHERE, health: n(`${side}.health`), tokens: own }
      return { card: put('heroes', `${name.trim() ? 'your' : 'some'}-${side}`, figures, name), assets }
    }
    const held = own.map((code, at) =>
      put('assets', `your-${side}-asset-${at + 1}`, { type: 'equipment', cost: 1, code }, names.card),
    )
    return { card, assets: [...assets, ...held] }
  }

  const first = hero('hero')
  const hand = Array.from({ length: n('hero.cards') }, (_, at) =>
    put('skills', `your-card-${at + 1}`, { attribute: 'body', cost: { any: 1 } }, names.card),
  )
  const scene: Card = {
    hero: first.card,
    assets: first.assets,
    skills: form.sides.hero.skills,
    hand,
    act: form.act,
    damage: n('hero.damage'),
    opposed: n(`${form.duel ? 'rival' : 'foe'}.damage`),
  }
  if (form.duel) {
    const other = hero('rival')
    scene['rival'] = other.card
    scene['rival_assets'] = other.assets
    scene['rival_skills'] = form.sides.rival.skills
  } else {
    const { card, name } = form.sides.foe
    const abilities = form.powers.map((power, at) => {
      const id = `your-power-${at + 1}`
      called[id] = names.power(power)
      const harm = { do: 'damage', kind: 'enemy', amount: power.damage }
      const does = power.negated ? { do: 'negatable', by: 'agility', amount: 1, effects: [harm] } : harm
      return { id, when: 'surge', cost: { surge: power.surges }, ...does }
    })
    const printed = { health: n('foe.health'), traits: [form.trait], in_deck: false, abilities }
    scene['enemy'] = card || put('enemies', name.trim() ? 'your-foe' : 'some-foe', printed, name)
  }
  return { scene, cards, names: called }
}
