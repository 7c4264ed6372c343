/** The lines of a question in a fight: what the tokens in hand can do, not every option that there is. */
import { hexOf, placeOf } from '$/art/hexes'
import type { Room, Row } from '$/table/room.svelte'
import { spaceOf } from '$/table/spaces'
import type { GameTable } from '$/table.svelte'
import { say } from '$/words.svelte'
import type { FightView } from '../game'
import { faceName } from '../parts/tokens'
import type { Deed, Group } from './deeds'
import { picksOf, type Picks } from './picks.svelte'
import { acting, left, other } from './sides'

/** A face as texts name it, "physical-2-gold", as a token writes it. */
const face = (word: unknown) => faceName(String(word).replace(/-gold$/, '*'))

export const range = (low: number, high: number): string =>
  low === high ? String(low) : say('ui-fight-range', { low, high })

/** What a strike would take from the other side: at least and at most. */
export function loss(fight: FightView, table: GameTable, amount: number): { least: number; most: number } {
  const side = acting(fight, table.view?.request ?? null)
  const foe = side && other(fight, side)
  if (!foe) return { least: 0, most: 0 }
  const most = Math.min(left(foe), amount)
  return { least: Math.min(most, Math.max(0, amount - foe.shields)), most }
}

interface Said {
  title: string
  second: string
}

/** A deed in a few words, with what comes of it. Whatever the page has no words for, the server says. */
export function told(table: GameTable, picks: Picks, deed: Deed): Said {
  const { args } = deed.option
  const said = table.words?.options[deed.id] ?? deed.id
  const { fight, request } = picks
  const me = fight && acting(fight, request)
  const amount = Number(request?.args['amount'] ?? 0)
  switch (deed.verb) {
    case 'spend': {
      const n = Number(args['amount'])
      const foe = me && fight ? other(fight, me) : null
      if (!fight || !foe) return { title: said, second: '' }
      const { least, most } = loss(fight, table, n)
      const rest = range(left(foe) - most, left(foe) - least)
      const kind = say('ui-fight-kind', { kind: args['kind'] ?? '' })
      return {
        title: say('ui-fight-do-strike', { n }),
        second: say('ui-fight-note-strike', { kind, left: rest, most: foe.health }),
      }
    }
    case 'flip':
      return {
        title: say('ui-fight-do-flip', { face: face(args['face']), back: face(args['back']) }),
        second: '',
      }
    case 'recast':
      return {
        title: say('ui-fight-do-recast', { face: face(args['face']) }),
        second: say('ui-fight-note-recast', { back: face(args['back']) }),
      }
    case 'double':
      return {
        title: say('ui-fight-do-double', { face: face(String(args['faces']).split('+')[0]) }),
        second: say('ui-fight-note-double'),
      }
    case 'block': {
      const n = Math.min(amount, Number(args['value']))
      const rest = amount - n
      return {
        title: say('ui-fight-do-block', { n, rest }),
        second: me ? say('ui-fight-note-life', { left: Math.max(0, left(me) - rest), most: me.health }) : '',
      }
    }
    case 'take-damage':
      return {
        title: say('ui-fight-do-take', { n: amount }),
        second: me
          ? say('ui-fight-note-life', { left: Math.max(0, left(me) - amount), most: me.health })
          : '',
      }
    case 'pass':
      return { title: say('ui-fight-do-pass'), second: say('ui-fight-note-pass') }
    case 'surge':
    case 'special': {
      const ability = abilityOf(table, String(args['ability']))
      return ability ? { title: ability.name, second: ability.text } : { title: said, second: '' }
    }
    default:
      return { title: said, second: '' }
  }
}

/** What the book tells of an ability. */
export interface AbilityInfo {
  name: string
  text: string
  when: string
  cost: Record<string, number>
  card: string
}

export function abilityOf(table: Pick<GameTable, 'book'>, id: string): AbilityInfo | null {
  const all = table.book?.['abilities'] as Record<string, AbilityInfo> | undefined
  return all?.[id] ?? null
}

/** So many lines for tokens that are asked for by themselves; the rest are pressed, or found among all options. */
const MOST = 6
const ONE: Record<string, string> = {
  flip: 'ui-fight-do-flip-one',
  recast: 'ui-fight-do-recast-one',
  double: 'ui-fight-do-double-one',
}

/** Null: this question has a line for each of its options. */
export function fightRows(room: Room): Row[] | null {
  const { table } = room
  const picks = picksOf(table)
  const { request, held } = picks
  if (request === null) return null
  if (request.key === 'fight.flight') return flights(room)
  if (!picks.byHand) return null
  const { exact, more, bare } = picks.hold
  const single = (deed: Deed): Row => ({
    ...room.row(deed.option),
    place: null,
    ...told(table, picks, deed),
    mark: deed.id,
  })
  const several = (group: Group): Row[] => {
    const key = ONE[group.verb]
    if (!group.open) return [single(group.best)]
    // A question that only asks for a token: the tokens themselves, as long as they are few.
    if (key === undefined) return group.deeds.slice(0, MOST).map(single)
    const rows = group.deeds.map((deed) => room.row(deed.option))
    const best = rows.reduce((one, next) => ((next.win ?? -1) > (one.win ?? -1) ? next : one))
    return [
      {
        ...best,
        id: group.key,
        place: null,
        title: say(key),
        second: say('ui-fight-then'),
        mark: group.best.id,
        press: () => picks.begin(group),
      },
    ]
  }
  // In the middle of an action nobody means to pass.
  const ends = request.key === 'fight.action' && held.length > 0 ? [] : bare
  return [...exact.map(single), ...more.flatMap(several), ...ends.map(single)]
}

function flights(room: Room): Row[] {
  const { table } = room
  const places = (table.request?.options ?? []).flatMap((option) => spaceOf(option) ?? [])
  const which = room.apart(places)
  return (table.request?.options ?? []).map((option) => {
    const row = room.row(option)
    const place = spaceOf(option)
    if (place === null || !room.spaces) return row
    const at = placeOf(hexOf(place))
    return {
      ...row,
      title: say('ui-fight-do-flee-to', { place: room.spaces.name(at) }),
      which: which.get(place) ?? '',
      second: say('ui-fight-note-flee', { terrain: room.spaces.terrain(at) }),
    }
  })
}
