/** The Third Edition's folder: what it reads off the wire, and what it makes of questions. */
import { describe, expect, it } from 'vitest'
import { named, paragraphs, unseen, type Printed } from '$/editions/third/cards/face'
import { gameOf, overview } from '$/editions/third/game'
import { finished, hintFor, learnt, LESSONS, ROUNDS } from '$/editions/third/learn/lessons'
import { gemOf, lies, TRAVEL } from '$/editions/third/map'
import { gem } from '$/editions/third/parts/gems'
import { roman } from '$/editions/third/parts/roman'
import { disc, readFace } from '$/editions/third/parts/tokens'
import { row, steps } from '$/editions/third/seats'
import { cardInQuestion, sceneFor } from '$/editions/third/scenes/which'
import { scene, turnings } from '$/editions/third/stage'
import type { GameTable } from '$/table.svelte'
import type { Book, GameEvent, Question, View } from '$/wire'

const HERO = {
  id: 'lyssa',
  hex: [2, 3],
  damage: 3,
  gold: 4,
  hand: ['cunning'],
  skills: [],
  assets: ['axe'],
  trophies: ['moonlight'],
  quests: ['moonlight'],
  rumors: {},
  story: 1,
  delayed: false,
  beaten: false,
  used: [],
  challenged: [],
}
const FIGURES = {
  kinds: ['explore', 'explore', 'social'],
  health: 9,
  speed: 3,
  hand_size: 3,
  defeated: false,
  body: 2,
  mind: 1,
  spirit: 0,
  dice: 4,
  tokens: [['physical-2', 'shield']],
  villain: 13,
  goals: { moonlight: [[4, 5]] },
}

function view(position: Record<string, unknown> = {}, figures: Record<string, unknown> = {}): View {
  return {
    edition: 'third',
    seat: 0,
    position: {
      heroes: [HERO, { ...HERO, id: '', hex: null, hand: ['?skill'], trophies: ['?combat'], quests: [] }],
      act: 1,
      active: 0,
      eliminated: [],
      fight: null,
      scene: null,
      step: 'turn',
      scenario: 'margath',
      round: 2,
      time: 3,
      first: 0,
      actions: 2,
      decks: { skill: { bag: ['a', 'b'], below: ['c'] } },
      markets: { forge: ['axe'] },
      gems: { '0,0': true, '1,0': false },
      zombies: { '3,3': 2 },
      villain: null,
      track: [
        { card: 'cave', stock: 2 },
        { card: null, stock: 0 },
      ],
      dice: null,
      revealed: [],
      resolving: [],
      bonus: [],
      doing: null,
      drawn: null,
      ...position,
    },
    figures: {
      heroes: [FIGURES, null],
      fight: null,
      scenario: { side: 'a', villain: 'margath', health: 15, lair: [6, 8], goal: [6, 2] },
      story_tokens: [[5, 5]],
      story_hexes: [[[5, 5]]],
      track: { spaces: 12, story: [2, 5], refresh: [7] },
      prices: { axe: 5 },
      endings: { moonlight: [{ needs: ['wild'], successes: 0, price: {}, met: false }] },
      stars: 0,
      ...figures,
    },
    request: null,
    result: null,
  } as unknown as View
}

const BOOK = {
  lang: 'en',
  colours: { combat: { name: 'combat', letter: 'C' }, social: { name: 'social', letter: 'S' } },
  cards: {},
  board: {
    spaces: [
      { at: [0, 0], terrain: 'plains', town: null, jewel: { colour: 'social', sunburst: false } },
      { at: [1, 0], terrain: 'hills', town: null, jewel: { colour: 'combat', sunburst: false } },
    ],
    towns: { forge: { name: 'Forge', at: [9, 9] } },
    terrains: {},
    regions: [],
    roads: [],
    rivers: [],
  },
} as unknown as Book

function tableOf(seen: View, more: Partial<GameTable> = {}): GameTable {
  return {
    view: seen,
    book: BOOK,
    seat: 0,
    over: false,
    request: null,
    card: () => null,
    ...more,
  } as GameTable
}
const asked = (key: string, args: Record<string, string | number> = {}): Question =>
  ({ key, waiting: [0], args, options: [], refused: [], asides: [] }) as Question

describe('the reader', () => {
  it('makes one object of a view, with what the rules computed', () => {
    const seen = view()
    const game = gameOf(seen)
    expect(gameOf(seen)).toBe(game)
    const [mine, other] = game.heroes
    expect(mine?.kinds).toEqual({ combat: 0, explore: 2, social: 1 })
    expect(mine?.attributes).toEqual({ body: 2, mind: 1, spirit: 0 })
    expect(mine?.goals).toEqual({ moonlight: ['4,5'] })
    expect(mine?.villain).toBe(13)
    expect(other?.card).toBeNull()
    expect(other?.hand.every(unseen)).toBe(true)
    expect(game.markets).toEqual([{ town: 'forge', wares: [{ card: 'axe', cost: 5 }] }])
    expect(game.stories).toEqual([{ n: 1, card: 'cave', stock: 2, token: '5,5', hexes: ['5,5'] }])
    expect(game.time).toEqual({ spaces: 12, story: [2, 5], refresh: [7], now: 3, act: 1 })
    expect(game.villain).toMatchObject({ at: null, lair: '6,8', goal: '6,2', health: 15 })
    expect(game.decks).toEqual({ skill: 3 })
  })
  it('reads a fight with what each token is worth', () => {
    const side = { who: 'lyssa', seat: 0, hero: true, abilities: [], damage: 0, spent: [], used: [] }
    const token = { id: 't', face: 'physical-2', back: 'shield', on: 'd', covered: false }
    const shown = { damage: 3, health: 9, defeated: false, initiative: 2, pool: [{ id: 't', worth: 4 }] }
    const foe = { ...side, who: 'margath', hero: false, pool: [] }
    const game = gameOf(
      view(
        { fight: { sides: [{ ...side, pool: [token] }, foe], phase: 'action', round: 1, turn: 0 } },
        { fight: { may_flee: false, sides: [shown, { ...shown, pool: [] }] } },
      ),
    )
    expect(game.fight?.sides[0].pool[0]).toMatchObject({ id: 't', worth: 4 })
    expect(game.fight?.sides[0].damage).toBe(3)
    expect(game.fight?.mayFlee).toBe(false)
    expect(game.fight?.last).toBe(true)
  })
  it('says whose turn it is only when the game has begun', () => {
    expect(overview(view())).toEqual({
      pieces: [
        { card: 'lyssa', place: [2, 3], out: false },
        { card: null, place: null, out: false },
      ],
      turn: 0,
      round: 2,
    })
    expect(overview(view({ step: 'setup-heroes' })).turn).toBeNull()
  })
})

describe('the map', () => {
  it('knows what lies where', () => {
    const found = lies(tableOf(view({ villain: [6, 8] })))
    expect(gemOf(found['0,0'] ?? [])).toEqual({ kind: 'social', up: true })
    expect(gemOf(found['1,0'] ?? [])).toEqual({ kind: 'combat', up: false })
    expect(found['3,3']).toEqual([{ kind: 'zombies', n: 2 }])
    expect(found['5,5']?.[0]).toMatchObject({ kind: 'story', n: 1, stock: 2 })
    expect(found['4,5']).toEqual([{ kind: 'goal', card: 'moonlight' }])
    expect(found['6,8']?.[0]).toMatchObject({ kind: 'villain', goal: '6,2' })
    expect(found['9,9']).toEqual([{ kind: 'market', n: 1 }])
  })
  it('leads to goals first and never to used gems', () => {
    const table = tableOf(view())
    const rank = (kind: string, up = true) => TRAVEL.rank(table, [{ kind, up }], null)
    expect(rank('goal')).toBeGreaterThan(rank('gem'))
    expect(rank('gem')).toBeGreaterThan(rank('market'))
    expect(rank('gem', false)).toBe(0)
    expect(TRAVEL.asks(asked('turn.action'))).toBe(true)
    expect(TRAVEL.rolled(asked('turn.action'))).toBe(false)
    expect(TRAVEL.rolled(asked('move.spend'))).toBe(true)
  })
})

describe('scenes', () => {
  it.each([
    ['setup.scenario', 'scenario'],
    ['setup.hero', 'heroes'],
    ['setup.place', 'map'],
    ['turn.action', 'map'],
    ['move.spend', 'map'],
    ['event.choice', 'card'],
    ['quest.ending', 'quest'],
    ['test.exert', 'test'],
    ['shop.buy', 'market'],
    ['learn.spend', 'growth'],
    ['hand.discard', 'growth'],
    ['deal.answer', 'deal'],
  ])('%s stands in the scene %s', (key, name) => {
    expect(sceneFor(gameOf(view()), asked(key))).toBe(name)
  })
  it('of a fight comes before all but a test in it', () => {
    const game = { ...gameOf(view()), fight: { phase: 'action' } } as ReturnType<typeof gameOf>
    expect(sceneFor(game, asked('fight.action'))).toBe('fight')
    expect(sceneFor(game, null)).toBe('fight')
    expect(sceneFor(game, asked('test.exert'))).toBe('test')
  })
  it('give way to the map when the game is over', () => {
    expect(scene(tableOf(view(), { over: true }))).toBeNull()
  })
  it('are about the card of the question, else the one being resolved', () => {
    const game = gameOf(view({ resolving: ['moonlight'] }))
    expect(cardInQuestion(game, asked('card.choose', { card: 'cave' }))).toBe('cave')
    expect(cardInQuestion(game, asked('test.exert'))).toBe('moonlight')
  })
  it('tell turning points, but show no card that is face down', () => {
    const told = turnings(
      [
        { key: 'trophy-taken', seat: 1, facts: { card: '?combat' }, rule: null, said: 'a trophy' },
        { key: 'hero-moved', seat: 1, facts: {}, rule: null },
        { key: 'story-drawn', seat: null, facts: { card: 'cave' }, rule: null, said: 'a story' },
      ],
      7,
    )
    expect(told.map(({ at, card }) => [at, card])).toEqual([
      [7, null],
      [9, 'cave'],
    ])
  })
})

describe('a turn', () => {
  it('counts three actions; one that is being resolved is not over', () => {
    expect(steps(tableOf(view())).now).toBe(1)
    expect(steps(tableOf(view({ doing: 'move' }))).now).toBe(0)
    expect(steps(tableOf(view({ actions: 3 }))).now).toBe(0)
    expect(steps(tableOf(view({ step: 'story' }))).now).toBe(-1)
    const seen = view({ step: 'setup-heroes' })
    expect(steps(tableOf({ ...seen, request: asked('setup.hero') })).now).toBe(1)
  })
  it('gives each action a sign', () => {
    const table = tableOf(view(), { request: asked('turn.action') })
    expect(row(table, { id: 'travel', args: {} })?.icon).toBe('rolling-dices')
    expect(row(table, { id: 'learn:cunning', args: { card: 'cunning' } })?.icon).toBe('open-book')
    expect(row(table, { id: 'walk:1,2', args: { hex: '1,2' } })).toBeNull()
  })
})

describe('tokens and cards', () => {
  it('reads faces as they are written', () => {
    expect(readFace('physical-2*')).toEqual({ kind: 'physical', n: 2, gold: true })
    expect(readFace('dash')).toEqual({ kind: 'dash', n: 1, gold: false })
  })
  it('draws both sides, without a style that the page forbids', () => {
    const drawn = disc('surge-2*', 'double', { foe: true })
    expect(drawn).toContain('k-surge')
    expect(drawn).toContain('ct-star')
    expect(drawn).toContain('×2')
    expect(drawn).not.toContain('style=')
    expect(gem(BOOK, 'social', false)).toContain('used')
  })
  it('leaves out what figures and tokens show already', () => {
    const card = { kind: 'hero', text: ['figures', 'tokens', 'Nine Lives. Heal.'], faces: [['dash', 'dash']] }
    expect(paragraphs(card as unknown as Printed)).toEqual(['Nine Lives. Heal.'])
    expect(named('Nine Lives. Heal.')).toEqual({ name: 'Nine Lives', text: 'Heal.' })
    expect(roman(4)).toBe('IV')
  })
})

describe('the first game', () => {
  const event = (key: string, seat = 0): GameEvent => ({ key, seat, facts: {}, rule: null })
  const asked = (key: string, ids: string[] = [], args: Question['args'] = {}) =>
    ({ key, args, waiting: [0], options: ids.map((id) => ({ id, args: {} })) }) as unknown as Question
  const turn = (ids: string[], done: string[], more: Record<string, unknown> = {}) =>
    hintFor(asked('turn.action', ids), new Set(done), gameOf(view({ actions: 3, ...more })), 0)

  it('is taught by what happens to the learner, and by nobody else', () => {
    expect([...learnt([event('dice-rolled', 1), event('bought', 1)], 0)]).toEqual([])
    expect([...learnt([event('dice-rolled'), event('fight-fled'), event('test-over')], 0)].sort()).toEqual([
      'dice',
      'test',
      'tokens',
    ])
  })

  it('says what to do with an action by where the hero stands and what is not learnt yet', () => {
    expect(turn(['travel'], [])).toBe('turn-dice')
    expect(turn(['travel'], ['dice'])).toBe('turn-fight')
    expect(turn(['travel', 'go-adventuring'], ['dice'])).toBe('turn-gem')
    expect(turn(['travel'], ['dice', 'tokens'])).toBe('turn-market')
    expect(turn(['travel', 'shop'], ['dice', 'tokens'])).toBe('turn-shop')
    expect(turn(['travel', 'learn:cunning'], ['dice', 'tokens', 'shop'])).toBe('turn-learn')
    expect(turn(['travel'], ['dice', 'tokens', 'shop'])).toBe('turn-test')
    expect(turn(['train'], ['dice', 'tokens', 'shop', 'test'])).toBe('turn-train')
    expect(turn(['end-turn'], ['dice'], { actions: 0 })).toBe('turn-end')
  })

  it('has a word for every question that a first game asks, and for watching', () => {
    const game = gameOf(view())
    expect(hintFor(null, new Set(), game, 0)).toBe('watch')
    expect(hintFor(asked('test.exert'), new Set(), game, 0)).toBe('exert')
    expect(hintFor(asked('fight.action'), new Set(), game, 0)).toBe('fight')
    expect(hintFor(asked('game.unheard-of'), new Set(), game, 0)).toBe('other')
  })

  it('ends when all is learnt, and in any case after some rounds, but only between two deeds', () => {
    const game = (round: number) => gameOf(view({ round }))
    expect(finished(asked('turn.action'), new Set(LESSONS), game(2))).toBe(true)
    expect(finished(asked('fight.action'), new Set(LESSONS), game(2))).toBe(false)
    expect(finished(asked('turn.action'), new Set(['dice']), game(ROUNDS))).toBe(false)
    expect(finished(asked('turn.action'), new Set(['dice']), game(ROUNDS + 1))).toBe(true)
  })
})
