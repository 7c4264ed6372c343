import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { change } from '../src/cards/change'
import { figuresOf, sentence } from '../src/cards/face'
import { mood } from '../src/cards/mood'
import { forecast, standings } from '../src/scenes/doom'
import { ending } from '../src/scenes/ending'
import { dearest, sides, stages, state } from '../src/scenes/fight/sides'
import { facesOf, pending, story, sum } from '../src/scenes/fight/story'
import { handful, worth } from '../src/scenes/growth/paying'
import { cures, elsewhere, goods, slots, townOf, wares } from '../src/scenes/market/stall'
import { SOUND_OF } from '../src/scenes/sound'
import { give } from '../src/scenes/talks/offer'
import { landscape, type Ground } from '../src/scenes/parts/land'
import { acting, cardInQuestion, sceneFor, turnings } from '../src/scenes/which'
import type { Book, Card, FightView, GameEvent, GameView, HeroView, Request, Words } from '../src/wire'

const hero = (more: Partial<HeroView> = {}): HeroView => ({
  card: 'mordrog',
  place: [0, 0],
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
const fight = (more: Partial<FightView> = {}): FightView =>
  ({
    seat: 0,
    cause: 'adventure',
    attacker: 0,
    rival: null,
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
  }) as FightView
const game = (more: Partial<GameView> = {}): GameView => ({
  options: {},
  turn: 0,
  turns: 1,
  step: 'adventure',
  heroes: [hero(), hero({ card: 'mok', gold: 0 })],
  fight: null,
  check: null,
  journey: { dice: [], paid: [] },
  attempt: null,
  deal: null,
  blow: null,
  market: { deck: 10, stacks: { tamalir: ['knife', 'wolf'], forge: ['spear', 'mace'], frostgate: [] } },
  decks: { green: 1, yellow: 1, blue: 1, red: 1 },
  discards: { green: 0, yellow: 0, blue: 0, red: 0 },
  jewels: {},
  pile: { green: 0, yellow: 0, blue: 0, red: 0 },
  track: [],
  event: null,
  doom: { colours: [], counters: 0 },
  endgame: false,
  price: 5,
  ...more,
})
const asked = (key: string, args: Request['args'] = {}): Request => ({ key, waiting: [0], args, options: [] })
const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  name: id,
  kind: 'item',
  price: 4,
  ...more,
})
const book = {
  lang: 'en',
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

const told = (key: string, facts: Record<string, unknown> = {}, said = key): GameEvent => ({
  key,
  seat: 0,
  facts,
  rule: null,
  said,
})

describe('which scene fits', () => {
  it('a running fight before anything else', () => {
    expect(sceneFor(game({ fight: fight() }), asked('roll.improve'))).toBe('fight')
    expect(sceneFor(game({ fight: fight({ rival: 1, foe: null }) }), asked('combat.act'))).toBe('duel')
    expect(sceneFor(game({ fight: fight({ stage: 'over' }) }), asked('movement.travel'))).toBe('map')
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
    const drawn = game({ attempt: { colour: 'green', hazard: false, drawn: ['a', 'b'] } })
    expect(sceneFor(drawn, asked('roll.improve'))).toBe('card')
    expect(cardInQuestion(drawn, asked('roll.improve'))).toBe('b')
    expect(cardInQuestion(drawn, asked('card.take', { card: 'c' }))).toBe('c')
    const deal = { by: 0, to: 1, cards: { 0: [], 1: [] }, gold: { 0: 0, 1: 0 } }
    expect(sceneFor(game({ deal }), asked('limits.make-room'))).toBe('negotiation')
  })
  it('shows who acts: the fighter, who is asked, whose turn it is', () => {
    expect(acting(game({ fight: fight({ seat: 1 }) }), asked('combat.act'))).toBe(1)
    expect(acting(game({ turn: 1 }), null)).toBe(1)
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
    const open = pending(game({ check } as unknown as Partial<GameView>))
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
    const ended = ending(before, game(), [
      told('foe-wounded', { foe: 'troll', n: 2 }),
      told('challenge-defeated', {}, 'Mordrog defeats the troll!'),
      told('gold-gained', {}, 'Mordrog gains 3 gold.'),
    ])
    expect(ended?.game.fight?.foe?.wounds).toBe(3)
    expect(ended?.outcome).toBe('Mordrog defeats the troll! Mordrog gains 3 gold.')
    expect(ending(before, before, [told('foe-wounded', { foe: 'troll', n: 1 })])).toBeNull()
    expect(ending(game(), game(), [])).toBeNull()
  })
})

describe('sides of a fight', () => {
  it('each of two heroes sees its own party to the right', () => {
    const duel = fight({ rival: 1, foe: null })
    expect(sides(game(), duel, 1)).toMatchObject({ mine: 1, other: 0, attacker: 0 })
    expect(sides(game(), duel, null)).toMatchObject({ mine: 0, other: 1 })
    expect(sides(game(), fight(), 1)).toMatchObject({ mine: 0, other: null })
  })
  it('hazards and the Endgame leave stages out', () => {
    expect(stages(fight({ cause: 'hazard' }))).toEqual(['ranged', 'melee', 'magic'])
    expect(stages(fight({ cause: 'endgame' }))).toEqual(['before-combat', 'ranged', 'melee', 'magic'])
    expect(['escape', 'melee', 'magic'].map((stage) => state(fight(), stage))).toEqual([
      'done',
      'now',
      'next',
    ])
  })
  it('a knock-out takes the dearest card, or one of the dearest', () => {
    const rich = hero({
      items: [
        { card: 'mace', down: false },
        { card: 'knife', down: false },
        { card: 'dragon', down: false },
      ],
    })
    expect(dearest(rich, (id) => book.cards[id]?.price)).toEqual(['mace'])
    expect(dearest(hero(), () => 1)).toEqual([])
  })
})

describe('the market', () => {
  const request: Request = {
    key: 'market.act',
    waiting: [0],
    args: { town: 'tamalir', gold: 3 },
    options: [
      { id: 'buy:knife', args: { card: 'knife', cost: 1 } },
      { id: 'sell:mace', args: { card: 'mace', gain: 3 } },
      { id: 'heal:hero', args: { who: 'mordrog' } },
      { id: 'revive:wolf', args: { who: 'wolf' } },
    ],
  }
  const words = { refused: { 'hire:wolf': { said: 'You do not have the gold.' } } } as unknown as Words
  it('lays the newest card first, with its price of today and the reason against it', () => {
    expect(wares(game(), book, 'tamalir', request, words, 'wolf')).toEqual([
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
  it('knows goods, cures, limits and other stalls', () => {
    const me = hero({
      wounds: 2,
      items: [
        { card: 'mace', down: false },
        { card: 'leather', down: false },
      ],
      allies: [{ ...hero(), card: 'wolf', exhaustion: 1, down: false }],
    })
    expect(goods(me, book, request, null).map((good) => [good.card, good.option, good.gain])).toEqual([
      ['mace', 'sell:mace', 3],
      ['leather', null, 1],
    ])
    expect(cures(me, request)).toEqual([
      { option: 'heal:hero', verb: 'heal', who: 'mordrog', has: 2, offered: true },
      { option: 'revive:wolf', verb: 'revive', who: 'wolf', has: 1, offered: true },
    ])
    expect(cures(me, null).map((cure) => cure.offered)).toEqual([false, false])
    expect(slots(me, book, {}).map((slot) => [slot.what, slot.taken, slot.most])).toEqual([
      ['weapon', 1, 2],
      ['armor', 1, 1],
      ['ally', 1, 2],
    ])
    expect(slots(me, book, { 'ally-limits': true, 'item-limits': true })).toEqual([])
    expect(elsewhere(game(), book, 'tamalir')).toEqual([{ town: 'forge', cards: ['spear', 'mace'] }])
    expect(townOf(book, [3, 1])).toBe('forge')
    expect(townOf(book, [9, 9])).toBeNull()
  })
  it('tells what a card changes, where the odds know', () => {
    const cards = { mace: { with: 0.8, without: 0.6 }, knife: { with: 0.5, without: null } }
    const odds = { known: true, exact: false, error: 0, options: {}, best: null, cards }
    expect(change(odds, 'mace')).toEqual({ with: 0.8, without: 0.6 })
    expect(change(odds, 'knife')).toBeNull()
    expect(change(null, 'mace')).toBeNull()
  })
})

describe('growth, talks, doom', () => {
  it('reads a handful of jewels', () => {
    expect(handful('1green+2red')).toEqual({ green: 1, red: 2 })
    expect(worth(handful('1green+2red'))).toBe(9)
    expect(handful('nothing')).toEqual({})
  })
  it('reads an offer', () => {
    const deal = { by: 0, to: 1, cards: { 0: ['mace'], 1: [] }, gold: { 0: 0, 1: 2 } }
    expect(give(deal, 0)).toEqual({ seat: 0, cards: ['mace'], gold: 0 })
    expect(give(deal, 1).gold).toBe(2)
  })
  it('forecasts doom by the number of players', () => {
    const two = game({ options: { 'doom-track': true }, doom: { colours: ['green', 'blue'], counters: 6 } })
    expect(forecast(two)).toEqual({ on: true, cards: 2, most: 4, next: 2, counters: 6, until: 5 })
    expect(forecast(game({ doom: { colours: ['green'], counters: 8 } })).until).toBe(0)
  })
  it('ranks by red cards, then level, then gold', () => {
    const heroes = [hero({ level: 9 }), hero({ kept: ['dragon'] }), hero({ level: 9, gold: 4 })]
    expect(standings(game({ heroes }), book).map((one) => one.seat)).toEqual([1, 2, 0])
  })
  it('finds turning points', () => {
    const found = turnings(
      [told('moved'), told('doom-counter', { town: 'forge', n: 2 }), told('game-won', { hero: 'x' })],
      7,
    )
    expect(found).toEqual([{ kind: 'doom', at: 8, said: 'doom-counter', thing: 'forge', seat: 0 }])
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
  it.each<Ground>(['plains', 'road', 'river', 'swamp', 'forest', 'hills', 'mountains', 'town'])(
    '%s is drawn alike every time',
    (ground) => {
      expect(landscape(ground, 5)).toBe(landscape(ground, 5))
      expect(landscape(ground, 5)).not.toBe(landscape(ground, 6))
      expect(landscape(ground, 5)).not.toContain('NaN')
    },
  )
  it('dice, hits, coins and levels are heard', () => {
    expect(new Set(Object.values(SOUND_OF))).toEqual(
      new Set(['dice', 'hit', 'coin', 'level', 'card', 'doom', 'win']),
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
