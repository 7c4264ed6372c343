/** Keys on the tokens of a fight: arrows walk over them, Enter does what is chosen. */
import type { GameTable } from '$/table.svelte'

/** Whether the key walked, or did something. `ground` holds a half `.foe` above and a half `.own` below. */
export function walked(event: KeyboardEvent, ground: HTMLElement, table: GameTable): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const on = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-token]') : null
  if (!on) return false
  const stop = () => {
    event.preventDefault()
    event.stopPropagation()
  }
  if (event.key === 'Enter' && table.chosen !== null) {
    stop()
    void table.commit()
    return true
  }
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 0, ArrowUp: 0 }[event.key]
  if (step === undefined) return true
  stop()
  const pool = (half: string) =>
    Array.from(ground.querySelectorAll<HTMLElement>(`.${half} button[data-token]`))
  const here = on.closest('.own') ? 'own' : 'foe'
  const there = event.key === 'ArrowUp' ? 'foe' : event.key === 'ArrowDown' ? 'own' : here
  const [mine, theirs] = [pool(here), pool(there)]
  const at = Math.max(0, mine.indexOf(on))
  const next =
    here === there ? mine[(at + step + mine.length) % mine.length] : theirs[Math.min(at, theirs.length - 1)]
  next?.focus()
  return true
}

/** The token to stand on when the one below the walker was spent. */
export function standOn(ground: HTMLElement): void {
  ground
    .querySelector<HTMLElement>('button[data-state=can], button[data-state=target], button[data-token]')
    ?.focus()
}
