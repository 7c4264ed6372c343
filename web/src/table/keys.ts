/** What the keys do at the table. */
import { switchTheme } from '../theme'
import { settings } from '../settings/settings.svelte'
import type { Room } from './room.svelte'

export interface MapHands {
  zoom(by: number): void
  whole(): void
  goHome(): void
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** True if the key meant something. */
export function pressed(event: KeyboardEvent, room: Room, map: MapHands | undefined): boolean {
  if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return false
  if (document.querySelector('dialog[open]')) return false
  const { key } = event
  // Whoever presses a key while dice are in the air has seen enough of them.
  if (room.table.staging && /^([1-9 ]|Enter|Escape)$/.test(key)) {
    room.table.catchUp()
    return true
  }
  if (/^[1-9]$/.test(key)) {
    const row = room.rows[Number(key) - 1]
    if (row && room.table.request) room.press(row.id)
    return row !== undefined
  }
  if (key === 'Enter') {
    const on =
      event.target instanceof Element
        ? event.target.closest('button, a, select, summary, [role=button]')
        : null
    if (on && !on.matches('[data-option][aria-pressed=true]')) return false
    if (!room.ready || !room.table.request) return false
    room.confirm()
    return true
  }
  if (key === 'Escape') return room.back()
  const does: Record<string, () => void> = {
    u: () => void room.undo(),
    '?': () => (room.explaining = !room.explaining),
    s: () => room.skip(),
    a: () => room.order(),
    p: () => room.plan.toggle(),
    t: switchTheme,
    n: () => (settings.sound = !settings.sound),
    m: () => {
      room.tab = 'map'
      map?.goHome()
    },
    h: () => (room.tab = 'hero'),
    c: () => (room.tab = 'company'),
    l: () => (room.tab = 'chronicle'),
    '+': () => map?.zoom(1.3),
    '=': () => map?.zoom(1.3),
    '-': () => map?.zoom(1 / 1.3),
    '0': () => map?.whole(),
  }
  const run = does[key.toLowerCase()]
  run?.()
  return run !== undefined
}
