/** The tokens that somebody has in hand before anything is sent. What was chosen in the question lies in hand too, so
 * that stage and question always tell the same. */
import type { GameTable } from '$/table.svelte'
import type { Question } from '$/wire'
import { gameAt } from '../game'
import { about, deedsOf, hold, pressed, taken, type Deed, type Group, type Hold } from './deeds'
import { topOf } from './sides'

export class Picks {
  readonly table: GameTable
  #taken = $state.raw<string[]>([])
  /** The question they were taken for. */
  #of = $state.raw<Question | null>(null)
  #refused = $state<string | null>(null)

  readonly fight = $derived.by(() => gameAt(this.table)?.fight ?? null)
  /** The question of a fight that is put to me. */
  readonly request = $derived.by(() =>
    this.table.request?.key.startsWith('fight.') ? this.table.request : null,
  )
  readonly deeds = $derived.by<Deed[]>(() => deedsOf(this.request))
  readonly #lying = $derived.by(
    () => this.fight?.sides.flatMap(({ pool, spent }) => [...pool, ...spent].map(({ id }) => id)) ?? [],
  )
  readonly #kinds = $derived.by(
    () =>
      new Map(
        this.fight?.sides.flatMap(({ pool }) => pool.map(({ id, alike }) => [id, alike] as const)) ?? [],
      ),
  )
  readonly alike = (token: string): string => this.#kinds.get(token) ?? token

  readonly chosen = $derived.by(() => this.deeds.find(({ id }) => id === this.table.chosen) ?? null)
  /** What lies in hand. */
  readonly held = $derived.by<string[]>(() => {
    const mine = this.#of === this.request ? this.#taken : []
    const { chosen } = this
    if (chosen === null) return mine
    const same = hold([chosen], mine, this.alike).exact.length > 0
    return same ? mine : about(chosen).length ? taken(chosen, mine, this.#lying, this.alike) : []
  })
  /** The token that could not be taken just now. */
  readonly idle = $derived.by(() => (this.#of === this.request ? this.#refused : null))
  readonly hold = $derived.by<Hold>(() => hold(this.deeds, this.held, this.alike))
  /** Whether this question is answered by tokens at all. */
  readonly byHand = $derived.by(() => this.deeds.some((deed) => about(deed).length > 0))

  constructor(table: GameTable) {
    this.table = table
  }

  state(token: string): 'held' | 'can' | 'target' | '' {
    if (this.held.includes(token)) return 'held'
    const kind = this.alike(token)
    return this.hold.can.has(kind) ? 'can' : this.hold.targets.has(kind) ? 'target' : ''
  }

  press(pressedToken: string): void {
    const { fight, request, table } = this
    if (fight === null || request === null || table.sending) return
    const token = topOf(fight, pressedToken)
    const before = this.held
    const next = pressed(this.deeds, before, token, this.alike)
    this.#hold(next)
    this.#refused = next.includes(token) || before.includes(token) ? null : token
  }

  /** Takes all that a deed wants. */
  take(deed: Deed): void {
    this.#refused = null
    this.table.choose(deed.id)
  }

  /** Takes what all deeds of a group have in common; what they are aimed at is still to be pressed. */
  begin(group: Group): void {
    if (!group.open) this.take(group.best)
    else this.#hold(taken({ ...group.best, target: null }, this.held, this.#lying, this.alike))
  }

  /** The most that can be done with a token and its like. */
  all(token: string): void {
    const found = hold(this.deeds, [token], this.alike)
    const group = found.more.find(({ open }) => !open)
    const best = group?.best ?? found.exact[0]
    if (best) {
      this.#of = null
      this.table.chosen = best.id
    }
  }

  /** Pays for an ability, as cheaply as it can be. */
  use(ability: string): boolean {
    const deed = this.payment(ability)
    if (deed) this.take(deed)
    return deed !== null
  }

  payment(ability: string): Deed | null {
    const found = this.deeds.filter(({ option }) => option.args['ability'] === ability)
    return hold(found, [], this.alike).more[0]?.best ?? found[0] ?? null
  }

  /** Puts everything back; false if nothing was in hand. */
  clear(): boolean {
    const any = this.held.length > 0 || this.idle !== null
    this.#hold([])
    this.#refused = null
    return any
  }

  #hold(tokens: string[]): void {
    const before = this.chosen?.verb
    this.#of = this.request
    this.#taken = tokens
    const { exact } = hold(this.deeds, tokens, this.alike)
    const chosen = exact.find(({ verb }) => verb === before) ?? exact[0]
    this.table.chosen = tokens.length ? (chosen?.id ?? null) : null
  }
}

const known = new WeakMap<GameTable, Picks>()

/** The same hand for stage and question. */
export function picksOf(table: GameTable): Picks {
  const found = known.get(table) ?? new Picks(table)
  known.set(table, found)
  return found
}
