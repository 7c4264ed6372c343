import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { change } from '../../src/editions/second/cards/change'
import { figuresOf, sentence } from '../../src/editions/second/cards/face'
import { mood } from '../../src/cards/mood'
import { track } from '../../src/editions/second/doom/doom'
import { gameOf, type GameView, type HeroView, overview } from '../../src/editions/second/game'
import { lies, tells, TRAVEL } from '../../src/editions/second/map'
import { ended } from '../../src/editions/second/scenes/ending'
import { sides, state } from '../../src/editions/second/scenes/fight/sides'
import { facesOf, pending, story, sum } from '../../src/editions/second/scenes/fight/story'
import { handful, noted, worth } from '../../src/editions/second/scenes/growth/paying'
import { cures, elsewhere, goods, townOf, wares } from '../../src/editions/second/scenes/market/stall'
import { give } from '../../src/editions/second/scenes/talks/offer'
import { badge, figures, steps } from '../../src/editions/second/seats'
import { repeats, scene, SOUNDS, turnings } from '../../src/editions/second/stage'
import { acting, cardInQuestion, sceneFor } from '../../src/editions/second/scenes/which'
import type { GameTable } from '../../src/table.svelte'
import type { Room } from '../../src/table/room.svelte'
import type { Book, Card, GameEvent, Question, Request, View, Words } from '../../src/wire'
import { speak } from '../../src/words.svelte'

type Facts = Record<string, unknown>

/** A hero, a fight and a game as the server sends them. */
const hero = (more: Facts = {}): Facts => ({
  id: 'mordrog',
  hex: [0, 0],
  life: 6,
  stamina: 3,
  values: { mind: 1, body: 5, spirit: 1 },
  damage: { ranged: 1, melee: 2, magic: 1 },
  wounds: 0,
  exhaustion: 0,
  gold: 3,
  items: [],
  allies: [],
  kept: [],
  bonuses: {},
  counters: {},
  points: 0,
  level: 1,
  out: false,
  ...more,
})
const fight = (more: Facts = {}): Facts => ({
  seat: 0,
  cause: 'adventure',
  attacker: 0,
  rival: null,
  space: null,
  stage: 'melee',
  round: 2,
  attacked: [],
  foe: {
    card: 'troll',
    wounds: 1,
    life: 3,
    values: { mind: 11, body: 14, spirit: 12 },
    damage: { ranged: 0, melee: 2, magic: 0 },
  },
  ...more,
})
/** What the rules compute of such a hero; `lost` and `room` are the rules' business. */
const figuresFor = (one: Facts): Facts => ({
  body: { life: one['life'], stamina: one['stamina'], values: one['values'], damage: one['damage'] },
  allies: (one['allies'] as Facts[]).map(({ life, stamina, values, damage }) => ({
    life,
    stamina,
    values,
    damage,
  })),
  points: one['points'],
  level: one['level'],
  room: one['room'] ?? [],
  lost_gold: one['gold'],
  lost_cards: one['lost'] ?? [],
  red: one['red'] ?? 0,
})
/** A view as the server sends it: the position, and beside it what the rules compute. */
const view = (more: Facts = {}, request: Request | null = null, by: Facts = {}): View => {
  const heroes = (more['heroes'] ?? [hero(), hero({ id: 'mok', gold: 0 })]) as Facts[]
  const foe = (more['fight'] as Facts | null | undefined)?.['foe'] ?? null
  const empty = { bag: [], below: [] }
  return {
    format: 2,
    edition: 'second',
    schema: 2,
    setup: null,
    seat: 0,
    request,
    offers: [],
    result: null,
    length: 0,
    position: {
      options: {},
      active: 0,
      turns: 1,
      step: 'adventure',
      fight: null,
      check: null,
      journey: { dice: [], paid: [], rested: false, ended: false },
      attempt: null,
      deal: null,
      blow: null,
      market: { bag: ['?', '?'], below: ['mace'] },
      stacks: { tamalir: ['knife', 'wolf'], forge: ['mace', 'spear'], frostgate: [] },
      decks: { green: empty, yellow: empty, blue: empty, red: empty },
      discards: { green: [], yellow: [], blue: [], red: [] },
      jewels: {},
      pile: { green: 0, yellow: 0, blue: 0, red: 0 },
      track: [],
      event: null,
      doom: [],
      doom_counters: 0,
      endgame: false,
      ...more,
      heroes,
    },
    figures: {
      heroes: heroes.map(figuresFor),
      foe,
      stages: ['before-combat', 'escape', 'ranged', 'melee', 'magic'],
      check_total: (more['check'] as Facts | undefined)?.['total'] ?? null,
      level_price: 5,
      prices: { knife: 2, wolf: 5, mace: 6, spear: 12 },
      resale: { mace: 3, leather: 1 },
      standings: heroes.map((_, seat) => seat),
      doom_until: 0,
      doom_threshold: 4,
      doom_most: 8,
      healing: 1,
      worth: { green: 1, yellow: 2, blue: 3, red: 4 },
      raises: { mind: 2, body: 2, spirit: 2, stamina: 2, life: 1 },
      ...by,
    },
  } as unknown as View
}
const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  name: id,
  kind: 'item',
  text: [],
  facts: [],
  price: 4,
  ...more,
})
const book = {
  lang: 'en',
  colours: { green: { name: 'green', letter: 'G' } },
  cards: {
    knife: card('knife', { price: 2, item_class: 'weapon' }),
    mace: card('mace', { price: 6, item_class: 'weapon' }),
    spear: card('spear', { price: 12, item_class: 'weapon' }),
    leather: card('leather', { price: 3, item_class: 'armor' }),
    wolf: card('wolf', { kind: 'ally', price: 5 }),
    hatchling: card('hatchling', { kind: 'challenge', price: undefined, kept: { role: 'ally' } }),
    dragon: card('dragon', { kind: 'challenge', colour: 'red', price: undefined }),
  },
  board: {
    towns: {
      tamalir: { name: 'Tamalir', at: [0, 0] },
      forge: { name: 'Forge', at: [3, 1] },
      frostgate: { name: 'Frostgate', at: [5, 1] },
    },
  },
} as unknown as Book

const game = (more: Facts = {}, request: Request | null = null, by: Facts = {}): GameView =>
  gameOf(view(more, request, by))
const heroOf = (more: Facts = {}, request: Request | null = null): HeroView =>
  game({ heroes: [hero(more)] }, request).heroes[0] as HeroView
const fightOf = (more: Facts = {}) => game({ fight: fight(more) }).fight as NonNullable<GameView['fight']>
/** As much of a table as is read of it. */
const table = (more: Facts = {}, request: Request | null = null, over = false): GameTable =>
  ({
    view: view(more, request),
    book,
    over,
    card: (id: string | null) => book.cards[id ?? ''] ?? null,
  }) as unknown as GameTable
const asked = (key: string, args: Question['args'] = {}): Question => ({
  key,
  waiting: [0],
  args,
  options: [],
  refused: [],
  asides: [],
})

const told = (key: string, facts: Facts = {}, said = key): GameEvent => ({
  key,
  seat: 0,
  facts: facts as GameEvent['facts'],
  rule: null,
  said,
})

beforeAll(() => speak('en'))

describe('what a view becomes', () => {
  it('those who are not asked see the same, without the question', () => {
    const request: Request = { ...asked('market.act'), waiting: [1] }
    const items = [{ card: 'mace', down: false }]
    expect(heroOf({ items }, request).items).toEqual([{ card: 'mace', down: false, gain: 3 }])
    expect(game({}, request).wares['forge']).toEqual([
      { card: 'mace', cost: 6 },
      { card: 'spear', cost: 12 },
    ])
  })
  it('is the same object as long as the view is the same', () => {
    const seen = view()
    expect(gameOf(seen)).toBe(gameOf(seen))
    expect(gameOf(view())).not.toBe(gameOf(seen))
  })
  it('counts what nobody can see', () => {
    expect(game().market).toBe(3)
    expect(game({ doom: ['?green', '?red'] }).doom.colours).toEqual(['green', 'red'])
  })
  it('every page learns who is there, whose turn it is and which round', () => {
    const later = view({ active: 1, turns: 5, heroes: [hero(), hero({ id: '', hex: null, out: true })] })
    expect(overview(later)).toEqual({
      pieces: [
        { card: 'mordrog', place: [0, 0], out: false },
        { card: null, place: null, out: true },
      ],
      turn: 1,
      round: 3,
    })
  })
  it('a seat in a line', () => {
    const hurt = table({ heroes: [hero({ wounds: 2, exhaustion: 1, level: 4 }), hero({ id: '' })] })
    expect(figures(hurt, 0).map(({ text }) => text)).toEqual(['4/6', '2/3', '3'])
    expect(badge(hurt, 0)?.text).toBe('4')
    expect([figures(hurt, 1), badge(hurt, 1), figures(hurt, 7)]).toEqual([[], null, []])
  })
  it('the step of the turn: a fight belongs to the adventure', () => {
    expect(steps(table({ step: 'market' })).now).toBe(3)
    expect(steps(table({ step: 'negotiation' })).now).toBe(2)
    expect(steps(table({ step: 'movement', fight: fight() })).now).toBe(2)
    expect(steps(table({ step: 'setup' })).now).toBe(-1)
  })
})

describe('what lies on the map', () => {
  const land = table({
    jewels: { '1,0': ['green'], '2,0': [] },
    track: [null, { card: 'dragon', space: [1, 0] }],
  })
  it('jewels, what is undefeated, and stalls', () => {
    expect(lies(land)).toEqual({
      '1,0': [
        { kind: 'jewel', colour: 'green' },
        { kind: 'undefeated', card: 'dragon', n: 2 },
      ],
      '0,0': [{ kind: 'stall', n: 2 }],
      '3,1': [{ kind: 'stall', n: 2 }],
      '5,1': [{ kind: 'stall', n: 0 }],
    })
  })
  it('is told in words; a space without its jewel says so', () => {
    const spaces = { at: () => ({ at: [1, 0], terrain: 'hills', jewel: { colour: 'green' } }) }
    const room = { table: land, spaces } as unknown as Room
    expect(tells(room, '1,0', lies(land)['1,0'] ?? [])).toEqual(['Adventure: green', 'Undefeated: dragon'])
    expect(tells(room, '1,0', [])).toEqual(['The adventure here is taken.'])
  })
  it('the better the chance and the jewel, the rather one goes there', () => {
    const rank = (colour: string, win: number | null) => TRAVEL.rank(land, [{ kind: 'jewel', colour }], win)
    expect(rank('red', 0.5)).toBeGreaterThan(rank('green', 0.9))
    expect(rank('green', 0.9)).toBeGreaterThan(rank('green', null))
    expect(TRAVEL.rank(land, [], null)).toBe(0)
    expect(TRAVEL.rank(land, [{ kind: 'undefeated' }], null)).toBeGreaterThan(
      TRAVEL.rank(land, [{ kind: 'stall', n: 0 }], null),
    )
  })
  it('knows how many dice an option rolls', () => {
    expect([TRAVEL.dice('roll:5'), TRAVEL.dice('step:1,0')]).toEqual([5, null])
  })
})

describe('which scene fits', () => {
  it('a running fight before anything else', () => {
    expect(sceneFor(game({ fight: fight() }), asked('roll.improve'))).toBe('fight')
    expect(sceneFor(game({ fight: fight({ rival: 1, foe: null }) }), asked('combat.act'))).toBe('duel')
    expect(sceneFor(game({ fight: fight({ stage: 'over' }) }), asked('movement.travel'))).toBe('map')
  })
  it('the map while heroes are dealt and when all is over; out of a fight one may look at it', () => {
    expect(scene(table({ fight: fight() }))).toEqual({ name: 'fight', back: 'ui-to-scene' })
    expect(scene(table({}, asked('market.act')))).toEqual({ name: 'market' })
    expect(scene(table({ heroes: [hero({ id: '' })] }, asked('market.act')))).toBeNull()
    expect(scene(table({ fight: fight() }, null, true))).toBeNull()
    expect([repeats(table({ fight: fight() })), repeats(table())]).toEqual([true, false])
  })
  it.each([
    ['market.act', 'market'],
    ['market.upkeep', 'market'],
    ['experience.buy', 'experience'],
    ['experience.pay', 'experience'],
    ['negotiation.offer', 'negotiation'],
    ['knockout.card', 'knockout'],
    ['knockout.town', 'knockout'],
    ['duel.prize', 'spoils'],
    ['reward.keep', 'card'],
    ['card.either', 'card'],
    ['card.take', 'card'],
    ['limits.make-room', 'card'],
    ['card.walk', 'map'],
    ['card.town', 'map'],
    ['event.replenish', 'map'],
    ['movement.set-out', 'map'],
    ['adventure.attempt', 'map'],
    ['turn.end', 'map'],
  ])('%s: %s', (key, scene) => expect(sceneFor(game(), asked(key))).toBe(scene))
  it('a test of a drawn card stands with the card, making room in a deal with the deal', () => {
    const drawn = game({ attempt: { colour: 'green', hazard: false, seen: ['a', 'b'] } })
    expect(sceneFor(drawn, asked('roll.improve'))).toBe('card')
    expect(cardInQuestion(drawn, asked('roll.improve'))).toBe('b')
    expect(cardInQuestion(drawn, asked('card.take', { card: 'c' }))).toBe('c')
    const deal = { by: 0, to: 1, cards: { 0: [], 1: [] }, gold: { 0: 0, 1: 0 } }
    expect(sceneFor(game({ deal }), asked('limits.make-room'))).toBe('negotiation')
  })
  it('shows who acts: the fighter, who is asked, whose turn it is', () => {
    expect(acting(game({ fight: fight({ seat: 1 }) }), asked('combat.act'))).toBe(1)
    expect(acting(game({ active: 1 }), null)).toBe(1)
  })
})

describe('the story of a fight', () => {
  const events = [
    told('combat-begins', { foe: 'old', hero: 'mordrog' }),
    told('combat-rolled', {
      who: 'mordrog',
      dice: 9,
      total: 10,
      target: 8,
      outcome: 'success',
      act: 'attack',
      kind: 'magic',
    }),
    told('combat-begins', { foe: 'troll', hero: 'mordrog' }),
    told('test-rolled', { who: 'mordrog', dice: 9, total: 13, target: 14, outcome: 'failure', faces: '2 7' }),
    told('wounds-taken', { who: 'mordrog', n: 1 }),
    told('combat-round', { round: 1, hero: 'mordrog' }),
    told('defence-skipped', { who: 'mordrog', kind: 'ranged' }),
    told('roll-raised', { card: 'dagger', n: 2, total: 16 }),
    told('combat-rolled', {
      who: 'mordrog',
      dice: 9,
      total: 16,
      target: 14,
      outcome: 'success',
      act: 'attack',
      kind: 'melee',
      faces: '9 0',
    }),
    told('foe-wounded', { foe: 'troll', n: 2 }),
  ]
  it('begins with the newest fight and gathers what follows each throw', () => {
    const read = story(events, 100)
    expect(read.from).toBe(102)
    expect(read.throws.map((one) => [one.act, one.phase, one.at])).toEqual([
      ['test', 'before', 103],
      ['attack', 'melee', 108],
    ])
    expect(read.throws[0]?.wounds).toBe(1)
    expect(read.throws[1]?.foeWounds).toBe(2)
    expect(read.throws[1]?.after).toEqual(['foe-wounded'])
    expect(read.marks).toEqual([
      { round: 1, phase: 'ranged', act: 'skipped', success: null },
      { round: 1, phase: 'melee', act: 'attack', success: true },
    ])
  })
  it('reads the sum: faces, then the value, then cards', () => {
    const last = story(events).throws[1]
    expect(last && sum(last)).toEqual({
      parts: [
        { kind: 'die', n: 9 },
        { kind: 'die', n: 10 },
        { kind: 'value', n: 5 },
        { kind: 'card', n: 2, card: 'dagger' },
      ],
      total: 16,
    })
    const blind = story(events.slice(0, 2)).throws[0]
    expect(blind && sum(blind).parts).toEqual([
      { kind: 'dice', n: 9 },
      { kind: 'value', n: 1 },
    ])
  })
  it('a 0 on a die is ten; anything else is no pair of faces', () => {
    expect(facesOf('0 4')).toEqual([10, 4])
    expect(facesOf('7')).toBeNull()
    expect(facesOf(7)).toBeNull()
  })
  it('reads the roll that can still be changed', () => {
    const check = {
      seat: 0,
      who: 'wolf',
      key: 'combat',
      kind: 'melee',
      attack: true,
      faces: '3 0',
      dice: 13,
      plus: 2,
      total: 15,
      target: 17,
    }
    const open = pending(game({ check }))
    expect(open).toMatchObject({
      who: 'wolf',
      act: 'attack',
      kind: 'melee',
      faces: [3, 10],
      total: 15,
      target: 17,
      success: null,
    })
    expect(pending(game())).toBeNull()
  })
  it('keeps an ended fight as it lay, with the last wounds on it', () => {
    const before = game({ fight: fight() })
    const held = ended(before, game(), [
      told('foe-wounded', { foe: 'troll', n: 2 }),
      told('challenge-defeated', {}, 'Mordrog defeats the troll!'),
      told('gold-gained', {}, 'Mordrog gains 3 gold.'),
    ])
    expect(held?.game.fight?.foe?.wounds).toBe(3)
    expect(held?.outcome).toBe('Mordrog defeats the troll! Mordrog gains 3 gold.')
    expect(ended(before, before, [told('foe-wounded', { foe: 'troll', n: 1 })])).toBeNull()
    expect(ended(game(), game(), [])).toBeNull()
  })
})

describe('sides of a fight', () => {
  it('each of two heroes sees its own party to the right', () => {
    const duel = fightOf({ rival: 1, foe: null })
    expect(sides(game(), duel, 1)).toMatchObject({ mine: 1, other: 0, attacker: 0 })
    expect(sides(game(), duel, null)).toMatchObject({ mine: 0, other: 1 })
    expect(sides(game(), fightOf(), 1)).toMatchObject({ mine: 0, other: null })
  })
  it('stages come as the rules have them', () => {
    const stages = ['ranged', 'melee', 'magic']
    expect(game({ fight: fight() }, null, { stages }).fight?.stages).toEqual(stages)
    expect(['escape', 'melee', 'magic'].map((stage) => state(fightOf(), stage))).toEqual([
      'done',
      'now',
      'next',
    ])
  })
  it('a knock-out takes the dearest card, or one of the dearest', () => {
    const items = {
      items: [
        { card: 'mace', down: false },
        { card: 'knife', down: false },
        { card: 'dragon', down: false },
      ],
    }
    expect(heroOf({ ...items, lost: ['mace'] }).atStake).toEqual(['mace'])
    expect(heroOf().atStake).toEqual([])
  })
})

describe('the market', () => {
  const request: Question = {
    key: 'market.act',
    waiting: [0],
    args: { town: 'tamalir', gold: 3 },
    options: [
      { id: 'buy:knife', args: { card: 'knife', cost: 1 } },
      { id: 'sell:mace', args: { card: 'mace', gain: 3 } },
      { id: 'heal:hero', args: { who: 'mordrog' } },
      { id: 'heal-all:hero', args: { who: 'mordrog', n: 2, cost: 2 } },
      { id: 'revive:wolf', args: { who: 'wolf' } },
    ],
    refused: [],
    asides: [],
  }
  const words = { refused: { 'hire:wolf': { said: 'You do not have the gold.' } } } as unknown as Words
  it('lays the newest card first, with its price of today and the reason against it', () => {
    const today = { prices: { knife: 1, wolf: 5, mace: 6, spear: 12 } }
    expect(wares(game({}, request, today), book, 'tamalir', request, words, 'wolf')).toEqual([
      {
        card: 'wolf',
        option: 'hire:wolf',
        verb: 'hire',
        cost: 5,
        refused: 'You do not have the gold.',
        fresh: true,
      },
      { card: 'knife', option: 'buy:knife', verb: 'buy', cost: 1, refused: null, fresh: false },
    ])
  })
  it('those who watch see prices and no refusals', () => {
    expect(wares(game(), book, 'tamalir', null, null, null).map((ware) => [ware.cost, ware.refused])).toEqual(
      [
        [5, null],
        [2, null],
      ],
    )
  })
  it('knows goods, cures and other stalls', () => {
    const me = heroOf(
      {
        wounds: 2,
        items: [
          { card: 'mace', down: false },
          { card: 'leather', down: false },
        ],
        allies: [{ ...hero(), card: 'wolf', exhaustion: 1, down: false }],
      },
      request,
    )
    expect(goods(me, request, null).map((good) => [good.card, good.option, good.gain])).toEqual([
      ['mace', 'sell:mace', 3],
      ['leather', null, 1],
    ])
    expect(cures(me, 1, request)).toEqual([
      { option: 'heal:hero', verb: 'heal', who: 'mordrog', has: 2, n: 1, cost: 1, offered: true },
      { option: 'heal-all:hero', verb: 'heal-all', who: 'mordrog', has: 2, n: 2, cost: 2, offered: true },
      { option: 'revive:wolf', verb: 'revive', who: 'wolf', has: 1, n: 1, cost: 1, offered: true },
    ])
    expect(cures(me, 1, null).map((cure) => cure.offered)).toEqual([false, false])
    expect(elsewhere(game(), 'tamalir')).toEqual([
      {
        town: 'forge',
        cards: [
          { card: 'spear', cost: 12 },
          { card: 'mace', cost: 6 },
        ],
      },
    ])
    expect(townOf(book, [3, 1])).toBe('forge')
    expect(townOf(book, [9, 9])).toBeNull()
  })
  it('tells what a card changes, where the odds know', () => {
    const row = (win: number) => ({ win, exact: true })
    const odds = {
      known: true,
      exact: false,
      error: 0,
      best: null,
      worth: {},
      options: { 'use:mace': row(0.8), attack: row(0.6), defend: row(0.3) },
    }
    expect(change(odds, 'mace')).toEqual({ with: 0.8, without: 0.6 })
    expect(change(odds, 'knife')).toBeNull()
    expect(change(null, 'mace')).toBeNull()
  })
})

describe('growth, talks, doom', () => {
  it('reads a handful of jewels', () => {
    expect(handful('1green+2red')).toEqual({ green: 1, red: 2 })
    expect(worth(handful('1green+2red'), game().worth)).toBe(9)
    expect(noted(heroOf({ points: 7, counters: { blue: 2 } }), game().worth)).toBe(1)
    expect(handful('nothing')).toEqual({})
  })
  it('reads an offer', () => {
    const deal = { by: 0, to: 1, cards: { 0: ['mace'], 1: [] }, gold: { 0: 0, 1: 2 }, offers: 1 }
    expect(give(deal, 0)).toEqual({ seat: 0, cards: ['mace'], gold: 0 })
    expect(give(deal, 1).gold).toBe(2)
  })
  it('forecasts doom by the number of players', () => {
    const track_of = { doom: ['?green', '?blue'], doom_counters: 6, options: { 'doom-track': true } }
    const two = game(track_of, null, { doom_until: 5 })
    expect(two.doom).toMatchObject({ on: true, most: 4, next: 2, counters: 6, last: 8, until: 5 })
    expect(track(two, book).map(({ town, doomed, card }) => [town, doomed, card])).toEqual([
      ['tamalir', true, 'green'],
      ['forge', true, 'blue'],
      ['frostgate', true, null],
    ])
  })
  it('ranks as the rules do', () => {
    expect(game({}, null, { standings: [1, 0] }).standings).toEqual([1, 0])
  })
  it('finds turning points', () => {
    const found = turnings(
      [told('moved'), told('doom-counter', { town: 'forge', n: 2 }), told('game-won', { hero: 'x' })],
      7,
    )
    expect(found).toEqual([
      {
        at: 8,
        said: 'doom-counter',
        icon: 'dread-skull',
        look: 'bad',
        card: null,
        town: 'forge',
        ends: false,
      },
    ])
    expect(turnings([told('knocked-out', { hero: 'mok' })], 0)[0]).toMatchObject({ card: 'mok', ends: true })
  })
})

describe('cards', () => {
  it('parts a label from its sentence', () => {
    expect(sentence('Before Combat: test Body (14); failure: take 1 wound.')).toEqual({
      label: 'Before Combat',
      text: 'test Body (14); failure: take 1 wound.',
    })
    expect(sentence('+2 to melee attack rolls.')).toEqual({ label: '', text: '+2 to melee attack rolls.' })
  })
  it('shows figures only where there are some', () => {
    const pair = { value: 3, damage: 1 }
    expect(
      figuresOf(card('a', { ranged: pair, melee: pair, magic: pair }))?.map((one) => one.attribute),
    ).toEqual(['mind', 'body', 'spirit'])
    expect(figuresOf(card('b'))).toBeNull()
  })
  it('gives a card the same picture every time', () => {
    expect(mood('mace', 'lorc/flanged-mace')).toEqual(mood('mace', 'lorc/flanged-mace'))
    expect(mood('x', 'lorc/fire-bomb')).toMatchObject({ ink: 'brick', ground: 'flames' })
  })
})

describe('scenery and sound', () => {
  it('dice, hits, coins and levels are heard', () => {
    expect(new Set(Object.values(SOUNDS))).toEqual(
      new Set(['dice', 'hit', 'coin', 'level', 'card', 'doom', 'win', 'bell']),
    )
  })
})

describe('labels of moments outside a fight', () => {
  const WHEN = ['movement', 'market', 'arrived', 'before-moving', 'moved', 'movement-rolled', 'end-of-turn']
  it.each(['en', 'pl', 'ru'])('%s: the same words as on the cards', (lang) => {
    const read = (name: string) => readFileSync(`../src/tamalir/texts/${lang}/${name}.ftl`, 'utf8')
    const cards = read('second') + read('second-turn')
    const wanted = WHEN.map((when) => new RegExp(`^when-second-${when} = (.+)$`, 'm').exec(cards)?.[1])
    expect(/^ui-scene-labels-elsewhere = (.+)$/m.exec(read('client-scenes'))?.[1]?.split('|')).toEqual(wanted)
    expect(/^ui-scene-reward-label = (.+)$/m.exec(read('client-scenes'))?.[1]).toBe(
      /^when-second-reward = (.+)$/m.exec(cards)?.[1],
    )
  })
})
