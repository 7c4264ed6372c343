/** Hands on the map: dragging pans, two fingers or the wheel zoom, everything else is a press. */
import type { Sight } from './window.svelte'

const FAR = 7

export function gestures(node: HTMLElement, sight: Sight, pressed: () => void): () => void {
  const down = new Map<number, [number, number]>()
  let moved = false

  const at = (event: PointerEvent | WheelEvent): [number, number] => {
    const box = node.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }
  const spread = () => {
    const [a, b] = [...down.values()] as [[number, number], [number, number]]
    return { span: Math.hypot(a[0] - b[0], a[1] - b[1]), x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2 }
  }

  const start = (event: PointerEvent) => {
    if (down.size === 0) moved = false
    down.set(event.pointerId, at(event))
  }
  const move = (event: PointerEvent) => {
    const before = down.get(event.pointerId)
    if (!before) return
    const now = at(event)
    if (down.size === 2) {
      const old = spread()
      down.set(event.pointerId, now)
      const fresh = spread()
      moved = true
      sight.pan(fresh.x - old.x, fresh.y - old.y)
      if (old.span > 0) sight.zoom(fresh.span / old.span, fresh.x, fresh.y)
      return
    }
    if (!moved && Math.hypot(now[0] - before[0], now[1] - before[1]) < FAR) return
    if (!moved) node.setPointerCapture(event.pointerId)
    moved = true
    pressed()
    sight.pan(now[0] - before[0], now[1] - before[1])
    down.set(event.pointerId, now)
  }
  const end = (event: PointerEvent) => down.delete(event.pointerId)
  /** A drag is not a press. */
  const click = (event: MouseEvent) => {
    if (!moved) return
    event.stopPropagation()
    event.preventDefault()
    moved = false
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    sight.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), ...at(event))
  }
  const twice = (event: MouseEvent) => {
    const box = node.getBoundingClientRect()
    const [x, y] = sight.under(event.clientX - box.left, event.clientY - box.top)
    sight.touched = Date.now()
    sight.fly(x, y, sight.isWhole ? sight.whole * 2.2 : sight.scale)
  }

  node.addEventListener('pointerdown', start)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', end)
  node.addEventListener('pointercancel', end)
  node.addEventListener('click', click, true)
  node.addEventListener('wheel', wheel, { passive: false })
  node.addEventListener('dblclick', twice)
  return () => {
    node.removeEventListener('pointerdown', start)
    node.removeEventListener('pointermove', move)
    node.removeEventListener('pointerup', end)
    node.removeEventListener('pointercancel', end)
    node.removeEventListener('click', click, true)
    node.removeEventListener('wheel', wheel)
    node.removeEventListener('dblclick', twice)
  }
}
