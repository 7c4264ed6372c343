/** An evening at the table: who plays, what each of them has, whose turn it is. Every change gives a new one. */
import type { BoxCounter, BoxInfo, BoxStep, BoxStop, BoxTrack } from '$/wire.gen'

/** A counter of a hero; `full` is where it started, if it cannot rise above that. */
export interface Count {
  n: number
  full: number | null
}
export interface Hero {
  name: string
  /** Its card in the book, if it is one of ours. */
  card: string | null
  counts: Record<string, Count>
  /** Bonuses that were bought, and how often. */
  bought: Record<string, number>
}
export interface Evening {
  heroes: Hero[]
  /** Whose counters are shown. */
  shown: number
  active: number
  round: number
  /** In the turn of the active hero; behind its last step comes the end of the round. */
  step: number
  ending: boolean
  length: string
  shared: Record<string, number>
  /** Track -> the number of its stop; a variant that is not played is not here. */
  tracks: Record<string, number>
}

export function evening(box: BoxInfo): Evening {
  return {
    heroes: [],
    shown: 0,
    active: 0,
    round: 1,
    step: 0,
    ending: false,
    length: box.growth?.lengths[0]?.id ?? '',
    shared: Object.fromEntries(box.shared.map(({ id, start }) => [id, start])),
    tracks: Object.fromEntries(box.tracks.filter(({ variant }) => !variant).map(({ id }) => [id, 0])),
  }
}

// ---- heroes and their counters

/** A hero with the figures of its card. */
export function newHero(
  box: BoxInfo,
  name: string,
  card: string | null,
  figures: Record<string, number>,
): Hero {
  const counts = box.counters.map((counter) => {
    const n = counter.figure === null ? counter.start : (figures[counter.figure] ?? counter.start)
    return [counter.id, { n, full: counter.bounded ? n : null }] as const
  })
  return { name, card, counts: Object.fromEntries(counts), bought: {} }
}

export function addHero(now: Evening, hero: Hero): Evening {
  return { ...now, heroes: [...now.heroes, hero], shown: now.heroes.length }
}

export function dropHero(now: Evening, seat: number): Evening {
  const heroes = now.heroes.filter((_, n) => n !== seat)
  const behind = (n: number) => Math.max(0, Math.min(n > seat ? n - 1 : n, heroes.length - 1))
  return { ...now, heroes, shown: behind(now.shown), active: behind(now.active) }
}

function withHero(now: Evening, seat: number, change: (hero: Hero) => Hero): Evening {
  return { ...now, heroes: now.heroes.map((hero, n) => (n === seat ? change(hero) : hero)) }
}

/** How far a counter can go. */
export function bounds(counter: BoxCounter, count: Count | undefined): { least: number; most: number } {
  return { least: 0, most: Math.min(count?.full ?? Infinity, counter.most ?? Infinity) }
}

const within = (n: number, { least, most }: { least: number; most: number }) =>
  Math.max(least, Math.min(n, most))

export function count(now: Evening, seat: number, counter: BoxCounter, by: number): Evening {
  return withHero(now, seat, (hero) => {
    const before = hero.counts[counter.id] ?? { n: counter.start, full: null }
    const n = within(before.n + by, bounds(counter, before))
    return { ...hero, counts: { ...hero.counts, [counter.id]: { ...before, n } } }
  })
}

export function countShared(now: Evening, counter: BoxCounter, by: number): Evening {
  const n = within((now.shared[counter.id] ?? counter.start) + by, bounds(counter, undefined))
  return { ...now, shared: { ...now.shared, [counter.id]: n } }
}

// ---- growing

/** So many play, as the sheet counts them. */
export function players(now: Evening, box: BoxInfo): number {
  const [fewest = 1] = box.players
  return Math.max(fewest, Math.min(now.heroes.length, box.players.at(-1) ?? fewest))
}

/** What one bonus costs at this table. */
export function price(now: Evening, box: BoxInfo): number | null {
  const length = box.growth?.lengths.find(({ id }) => id === now.length) ?? box.growth?.lengths[0]
  return length?.prices[players(now, box)] ?? null
}

export function level(hero: Hero, box: BoxInfo): number {
  return (box.growth?.first_level ?? 0) + Object.values(hero.bought).reduce((sum, n) => sum + n, 0)
}

/** Whether a hero can have this bonus, and pay for it. */
export function canBuy(now: Evening, box: BoxInfo, seat: number, id: string): boolean {
  const hero = now.heroes[seat]
  const bonus = box.growth?.bonuses.find((each) => each.id === id)
  const cost = price(now, box)
  if (!hero || !bonus || cost === null) return false
  const had = hero.bought[id] ?? 0
  return (hero.counts[box.growth?.counter ?? '']?.n ?? 0) >= cost && had < (bonus.most ?? Infinity)
}

export function buy(now: Evening, box: BoxInfo, seat: number, id: string): Evening {
  const { growth } = box
  const bonus = growth?.bonuses.find((each) => each.id === id)
  const cost = price(now, box)
  if (!growth || !bonus || cost === null || !canBuy(now, box, seat, id)) return now
  return withHero(now, seat, (hero) => {
    const purse = hero.counts[growth.counter] ?? { n: 0, full: null }
    const counts = { ...hero.counts, [growth.counter]: { ...purse, n: purse.n - cost } }
    const raised = bonus.raises === null ? undefined : counts[bonus.raises]
    if (raised && bonus.raises !== null)
      counts[bonus.raises] = { n: raised.n + bonus.by, full: (raised.full ?? raised.n) + bonus.by }
    return { ...hero, counts, bought: { ...hero.bought, [id]: (hero.bought[id] ?? 0) + 1 } }
  })
}

// ---- tracks and turns

export function stops(now: Evening, box: BoxInfo, track: BoxTrack): BoxStop[] {
  return track.stops[players(now, box)] ?? Object.values(track.stops)[0] ?? []
}

export function stopOf(now: Evening, box: BoxInfo, track: BoxTrack): BoxStop | undefined {
  return stops(now, box, track)[now.tracks[track.id] ?? 0]
}

export function moveTrack(now: Evening, box: BoxInfo, id: string, by: number): Evening {
  const track = box.tracks.find((each) => each.id === id)
  const at = now.tracks[id]
  if (!track || at === undefined) return now
  const last = stops(now, box, track).length - 1
  return { ...now, tracks: { ...now.tracks, [id]: Math.max(0, Math.min(at + by, last)) } }
}

/** A variant that is played, or not any more. */
export function playTrack(now: Evening, id: string, played: boolean): Evening {
  const others = Object.entries(now.tracks).filter(([other]) => other !== id)
  return { ...now, tracks: Object.fromEntries(played ? [...others, [id, 0]] : others) }
}

/** The steps of a turn, each as often as it comes. */
export function turnOf(box: BoxInfo): BoxStep[] {
  return box.turn.flatMap((step) => Array<BoxStep>(step.times).fill(step))
}

export function stepsNow(now: Evening, box: BoxInfo): BoxStep[] {
  return now.ending ? box.round_end : turnOf(box)
}

export function stepNow(now: Evening, box: BoxInfo): BoxStep | undefined {
  return stepsNow(now, box)[now.step]
}

/** The next step; behind the last one the next hero, and behind the last hero the end of the round. */
export function next(now: Evening, box: BoxInfo): Evening {
  const moved = stepNow(now, box)?.moves
  const then = moved ? moveTrack(now, box, moved, 1) : now
  if (now.step + 1 < stepsNow(now, box).length) return { ...then, step: now.step + 1 }
  return nextTurn(then, box)
}

/** The rest of the turn is not played: the next hero, or the end of the round. */
export function nextTurn(now: Evening, box: BoxInfo): Evening {
  const last = now.active + 1 >= now.heroes.length
  if (!now.ending && last && box.round_end.length) return { ...now, step: 0, ending: true }
  if (!now.ending && !last) return { ...now, step: 0, active: now.active + 1, shown: now.active + 1 }
  return { ...now, step: 0, active: 0, shown: 0, ending: false, round: now.round + 1 }
}
