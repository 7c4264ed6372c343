/** Figures that are entered one after the other, each with one press: after a figure comes the next empty one. */
export class Entry {
  values: Record<string, number | null> = $state({})
  active = $state<string | null>(null)
  /** The order in which figures are asked for; others are entered when somebody presses them. */
  order = $state.raw<string[]>([])

  constructor(values: Record<string, number | null>) {
    this.values = values
  }
  at(id: string): number | null {
    return this.values[id] ?? null
  }
  /** The first of these that is still empty. */
  get missing(): string | null {
    return this.order.find((id) => this.at(id) === null) ?? null
  }
  set(n: number): void {
    if (this.active === null) return
    const here = this.active
    this.values[here] = n
    const rest = this.order.slice(this.order.indexOf(here) + 1)
    const asked = this.order.includes(here)
    this.active = (asked ? rest.find((id) => this.at(id) === null) : null) ?? this.missing
  }
  back(): void {
    const at = this.active === null ? this.order.length : this.order.indexOf(this.active)
    const before = this.order[at - 1]
    if (before !== undefined) this.active = before
  }
}
