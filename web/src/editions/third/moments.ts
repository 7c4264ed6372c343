/** The great moments of this game, read from what was told. */
import type { Finale, Moment } from '$/moments/moment'
import type { GameTable } from '$/table.svelte'
import type { GameEvent, View } from '$/wire'
import { known, say } from '$/words.svelte'
import { printedIn } from './cards/face'
import { gameAt } from './game'
import { roman } from './parts/roman'

const text = (fact: unknown) => (typeof fact === 'string' ? fact : '')
const heroOf = (table: GameTable, seat: number | null) =>
  table.card(table.overview.pieces[seat ?? table.seat ?? 0]?.card)?.icon ?? 'cowled'

export function moments(table: GameTable, _before: View, events: GameEvent[]): Moment[] {
  return events.flatMap((event) => MADE[event.key]?.(table, event) ?? [])
}

const MADE: Record<string, (table: GameTable, event: GameEvent) => Moment | []> = {
  'villain-appears'(table, event) {
    const game = gameAt(table)
    const villain = game?.villain
    const card = printedIn(table.book, villain?.villain ?? '')
    const scenario = printedIn(table.book, game?.scenario ?? '')
    if (!game || !villain || !card) return []
    // Against whoever looks; spectators see what is printed.
    const health = (table.seat === null ? null : game.heroes[table.seat]?.villain) ?? villain.health
    return {
      kind: 'villain',
      label: say('ui-third-act', { n: roman(game.time.act) }),
      title: card.name,
      said: event.said ?? '',
      figures: [
        { icon: 'hearts', n: String(health), text: say('ui-third-entrance-health') },
        ...(scenario?.['hunt'] ? [] : [{ icon: 'run', text: say('ui-third-no-flight') }]),
        ...(scenario?.['end'] === 'march' ? [{ icon: 'hiking', text: say('ui-third-entrance-march') }] : []),
      ],
      icon: card.icon ?? 'dread-skull',
      hero: heroOf(table, event.seat),
      go: say('ui-third-entrance-go'),
    }
  },
  'hero-defeated'(table, event) {
    if (event.seat !== table.seat) return []
    return {
      kind: 'knockout',
      label: table.nameOf(event.seat ?? 0),
      title: say('ui-third-struck-down'),
      said: event.said ?? '',
      figures: [],
      icon: 'knocked-out-stars',
      hero: heroOf(table, event.seat),
      go: say('ui-moment-go-on'),
    }
  },
  'skill-learned'(table, event) {
    if (event.seat !== table.seat) return []
    const card = table.card(text(event.facts['card']))
    const n = gameAt(table)?.heroes[event.seat ?? 0]?.skills.length ?? 0
    return {
      kind: 'level',
      label: say('ui-third-skill-of', { n }),
      title: card?.name ?? say('ui-third-skills'),
      said: card?.text.join(' ') ?? event.said ?? '',
      figures: [],
      icon: 'laurels',
      hero: heroOf(table, event.seat),
      go: say('ui-moment-go-on'),
    }
  },
}

/** The villain falls, or the land does: each scenario says it in words of its own, if it has some. */
export function finale(table: GameTable, won: boolean): Finale {
  const game = gameAt(table)
  const fallen = (table.view?.result?.winners.length ?? 0) > 0
  const key = `ui-third-end-${game?.scenario ?? ''}-${fallen ? 'won' : 'lost'}`
  const seat = table.seat ?? table.view?.result?.winners[0] ?? 0
  const hero = game?.heroes[seat]
  const trophies = hero ? hero.kinds.combat + hero.kinds.explore + hero.kinds.social : 0
  return {
    icon: printedIn(table.book, game?.villain?.villain ?? '')?.icon ?? 'dread-skull',
    stake: known(key) ? say(key, { won: String(won) }) : '',
    figures: hero
      ? [
          { icon: 'open-book', n: String(hero.skills.length), text: say('ui-third-skills') },
          { icon: 'trophy', n: String(trophies), text: say('ui-third-trophies') },
          { icon: 'scroll-unfurled', n: String(hero.story), text: say('ui-third-story-tokens') },
        ]
      : [],
  }
}
