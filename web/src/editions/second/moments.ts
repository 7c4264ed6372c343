/** The great moments of this game, read from what was told. */
import type { Finale, Moment } from '$/moments/moment'
import type { GameTable } from '$/table.svelte'
import type { GameEvent, View } from '$/wire'
import { say } from '$/words.svelte'
import { printedIn } from './cards/face'
import { gameAt, gameOf } from './game'

export const RUNES = 3
const HIGH_LORD = 'high-lord-margath'
const DRAGON = 'spiked-dragon-head'
const text = (fact: unknown) => (typeof fact === 'string' ? fact : '')

const isRune = (table: GameTable, card: string) => printedIn(table.book, card).kept?.role === 'rune'

/** How many Dragon Runes a seat holds. */
export function runesOf(table: GameTable, seat: number): number {
  return gameAt(table)?.heroes[seat]?.kept.filter((card) => isRune(table, card)).length ?? 0
}

export function moments(table: GameTable, before: View, events: GameEvent[]): Moment[] {
  return events.flatMap((event) => MADE[event.key]?.(table, event, before) ?? [])
}

type Maker = (table: GameTable, event: GameEvent, before: View) => Moment | []

const MADE: Record<string, Maker> = {
  'combat-begins'(table, event) {
    const id = text(event.facts['foe'])
    const foe = printedIn(table.book, id)
    if (id !== HIGH_LORD && !isRune(table, id)) return []
    return {
      ...heroOf(table, event),
      kind: 'villain',
      label: event.said ?? '',
      title: foe.name,
      said: say(id === HIGH_LORD ? 'ui-second-stake-margath' : 'ui-second-stake-lord'),
      figures: [
        { icon: 'hearts', n: String(foe.life ?? 0), text: say('ui-life') },
        ...(['ranged', 'melee', 'magic'] as const).flatMap((kind) => {
          const attack = foe[kind]
          return attack
            ? [
                {
                  icon: ICONS[kind],
                  n: String(attack.value),
                  text: say('ui-second-wounds', { n: attack.damage }),
                },
              ]
            : []
        }),
      ],
      icon: foe.icon ?? DRAGON,
      go: say('ui-second-face'),
    }
  },
  'doom-counter'(table, event) {
    const { doom } = gameAt(table) ?? {}
    const town = text(event.facts['town'])
    const n = Number(event.facts['n'])
    const most = doom?.last ?? 8
    return {
      ...heroOf(table, event),
      kind: 'doom',
      label: say('ui-second-doom-of', { n, most }),
      title: say('ui-second-doom-title', { town: table.book?.board?.towns[town]?.name ?? town }),
      said: say('ui-second-doom-left', { n: most - n }),
      figures: [],
      steps: { icon: 'dread-skull', got: n, most, fresh: true },
      icon: 'dread-skull',
      go: say('ui-moment-go-on'),
    }
  },
  'endgame-begins'(table, event) {
    return {
      ...heroOf(table, event),
      kind: 'villain',
      label: event.said ?? '',
      title: say('ui-second-endgame'),
      said: say('ui-second-endgame-says'),
      figures: [
        { icon: 'run', text: say('ui-second-endgame-escape') },
        { icon: 'knocked-out-stars', text: say('ui-scene-stake-endgame') },
      ],
      icon: DRAGON,
      go: say('ui-second-face'),
    }
  },
  'card-kept'(table, event) {
    const card = text(event.facts['card'])
    if (!isRune(table, card)) return []
    const seat = event.seat ?? 0
    const got = runesOf(table, seat)
    return {
      ...heroOf(table, event),
      kind: 'rune',
      label: table.card(card)?.name ?? '',
      title: say('ui-second-rune', { n: got }),
      said: say(seat === table.seat ? 'ui-second-rune-mine' : 'ui-second-rune-other', {
        hero: table.nameOf(seat),
        n: Math.max(0, RUNES - got),
      }),
      figures: [],
      steps: { icon: 'rune-stone', got: Math.min(RUNES, got), most: RUNES, fresh: true },
      icon: 'rune-stone',
      go: say('ui-moment-go-on'),
    }
  },
  'experience-gained'(table, event, before) {
    const seat = event.seat ?? -1
    if (seat !== table.seat) return []
    const level = gameAt(table)?.heroes[seat]?.level ?? 1
    if (level === gameOf(before).heroes[seat]?.level) return []
    return {
      ...heroOf(table, event),
      kind: 'level',
      label: table.nameOf(seat),
      title: say('ui-second-level', { n: level }),
      said: event.said ?? '',
      figures: [],
      icon: 'laurels',
      go: say('ui-moment-go-on'),
    }
  },
  'knocked-out'(table, event, before) {
    const seat = event.seat ?? -1
    if (seat !== table.seat || gameAt(table)?.endgame) return []
    const was = gameOf(before)
    const gold = (was.heroes[seat]?.gold ?? 0) - (gameAt(table)?.heroes[seat]?.gold ?? 0)
    const foe = was.fight?.foe?.card ?? ''
    return {
      ...heroOf(table, event),
      kind: 'knockout',
      label: table.card(foe)?.name ?? '',
      title: say('ui-second-knocked-out'),
      said: say('ui-second-knocked-says', { hero: table.nameOf(seat) }),
      figures: gold > 0 ? [{ icon: 'two-coins', n: `−${gold}`, text: say('ui-gold') }] : [],
      icon: table.card(foe)?.icon ?? 'knocked-out-stars',
      go: say('ui-second-up-again'),
    }
  },
  'event-takes-effect'(table, event) {
    const card = printedIn(table.book, text(event.facts['card']))
    return {
      ...heroOf(table, event),
      kind: 'event',
      label: say('ui-second-event'),
      title: card.name,
      said: card.text.join(' '),
      figures: [],
      icon: card.icon ?? 'sun',
      go: say('ui-moment-go-on'),
    }
  },
}
const ICONS = { ranged: 'high-shot', melee: 'broadsword', magic: 'magic-swirl' } as const

const heroOf = (table: GameTable, event: GameEvent) => ({
  hero: table.card(table.overview.pieces[event.seat ?? table.seat ?? 0]?.card)?.icon ?? 'cowled',
})

const REASONS = ['victory-margath', 'victory-runes', 'victory-red-cards', 'solo-lost', 'endgame-over']

export function finale(table: GameTable, won: boolean, reason: string): Finale {
  const seat = table.seat ?? table.view?.result?.winners[0] ?? 0
  const hero = gameAt(table)?.heroes[seat]
  return {
    icon: reason === 'victory-runes' ? 'rune-stone' : DRAGON,
    stake: REASONS.includes(reason) ? say(`ui-second-end-${reason}`, { won: String(won) }) : '',
    figures: hero
      ? [
          { icon: 'rune-stone', n: String(runesOf(table, seat)), text: say('ui-goal-runes') },
          { icon: 'laurels', n: String(hero.level), text: say('ui-scene-level') },
          { icon: 'two-coins', n: String(hero.gold), text: say('ui-gold') },
        ]
      : [],
  }
}
