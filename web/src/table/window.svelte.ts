/** The part of the map that is in sight: panned and zoomed by wheel, fingers and keys.
 *
 * The map is costly to draw. So it is drawn for the place where the view comes to rest, a little larger than the
 * window; while the view moves, that drawing is only pushed and stretched.
 */
import { lasts } from '../settings/settings.svelte'

const CLOSEST = 7
/** After this long without a hand on the map it follows the heroes again. */
const HANDS_OFF = 10_000
/** After so many milliseconds without a move the map is drawn anew. */
const REST = 140
/** How much is drawn beyond each edge of the window, measured by its size. */
const OVER = 0.25
/** The size of what is drawn, measured by that of the window. */
export const SHEET = 1 + 2 * OVER

interface Rest {
  x: number
  y: number
  scale: number
  width: number
  height: number
}

export class Sight {
  /** Size of the window in pixels. */
  width = $state(1)
  height = $state(1)
  /** The point in the middle, and how many pixels a unit of the map has. */
  x = $state(0)
  y = $state(0)
  scale = $state(1)
  touched = 0

  #bounds: [number, number, number, number]
  #flight = 0

  constructor(bounds: [number, number, number, number]) {
    this.#bounds = bounds
    this.x = bounds[0] + bounds[2] / 2
    this.y = bounds[1] + bounds[3] / 2
  }

  /** Pixels per unit at which the whole map is seen. */
  get whole(): number {
    return Math.min(this.width / this.#bounds[2], this.height / this.#bounds[3])
  }

  #rest = $state.raw<Rest>({ x: 0, y: 0, scale: 1, width: 1, height: 1 })
  #settling: ReturnType<typeof setTimeout> | undefined

  /** What is drawn, in units of the map. */
  readonly part = $derived.by((): [x: number, y: number, width: number, height: number] => {
    const { x, y, scale, width, height } = this.#rest
    const [w, h] = [(width / scale) * SHEET, (height / scale) * SHEET]
    return [x - w / 2, y - h / 2, w, h]
  })
  readonly box = $derived(this.part.join(' '))

  /** How the drawing is pushed and stretched to show what is in sight. */
  readonly shift = $derived.by(() => {
    const k = this.scale / this.#rest.scale
    const dx = (this.#rest.x - this.x) * this.scale
    const dy = (this.#rest.y - this.y) * this.scale
    return k === 1 && dx === 0 && dy === 0 ? 'none' : `translate(${dx}px, ${dy}px) scale(${k})`
  })

  /** How a picture that shows this part is pushed and stretched to lie where it belongs. */
  onto([x, y, width, height]: readonly [number, number, number, number]): string {
    const [left, top] = this.pixel([x, y])
    const k = this.scale / SHEET
    const [dx, dy] = [left + OVER * this.width, top + OVER * this.height]
    return `translate(${dx}px, ${dy}px) scale(${(width * k) / this.width}, ${(height * k) / this.height})`
  }

  get isWhole(): boolean {
    return this.scale <= this.whole * 1.02
  }

  get free(): boolean {
    return Date.now() - this.touched > HANDS_OFF
  }

  /** The window has another size: what was the whole map stays the whole map. */
  resize(width: number, height: number): void {
    const whole = this.isWhole || this.width === 1
    this.width = Math.max(1, width)
    this.height = Math.max(1, height)
    this.#put(this.x, this.y, whole ? this.whole : this.scale)
    this.#settle()
  }

  /** Where a point of the map is in the window, in pixels. */
  pixel([x, y]: [number, number]): [number, number] {
    return [(x - this.x) * this.scale + this.width / 2, (y - this.y) * this.scale + this.height / 2]
  }

  /** The point of the map under a pixel of the window. */
  under(px: number, py: number): [number, number] {
    return [(px - this.width / 2) / this.scale + this.x, (py - this.height / 2) / this.scale + this.y]
  }

  pan(dx: number, dy: number): void {
    this.#stop()
    this.touched = Date.now()
    this.#put(this.x - dx / this.scale, this.y - dy / this.scale, this.scale)
  }

  /** Zooms so that the point under a pixel stays there. */
  zoom(by: number, px = this.width / 2, py = this.height / 2): void {
    this.#stop()
    this.touched = Date.now()
    const [x, y] = this.under(px, py)
    const scale = this.#fit(this.scale * by)
    this.#put(x - (px - this.width / 2) / scale, y - (py - this.height / 2) / scale, scale)
  }

  all(): void {
    this.fly(this.#bounds[0] + this.#bounds[2] / 2, this.#bounds[1] + this.#bounds[3] / 2, this.whole)
  }

  /** Is a point comfortably in sight? */
  sees([x, y]: [number, number], margin = 0.14): boolean {
    const [px, py] = this.pixel([x, y])
    const [mx, my] = [this.width * margin, this.height * margin]
    return px > mx && px < this.width - mx && py > my && py < this.height - my
  }

  /** Moves there in the time that the settings give. */
  fly(x: number, y: number, scale = this.scale): void {
    this.#stop()
    const ms = lasts(420)
    const [x0, y0, s0, start] = [this.x, this.y, this.scale, performance.now()]
    if (ms === 0) {
      this.#put(x, y, scale)
      return
    }
    const frame = (now: number) => {
      const t = Math.min(1, (now - start) / ms)
      const e = 1 - (1 - t) ** 3
      this.#put(x0 + (x - x0) * e, y0 + (y - y0) * e, s0 + (scale - s0) * e)
      if (t < 1) this.#flight = requestAnimationFrame(frame)
    }
    this.#flight = requestAnimationFrame(frame)
  }

  #stop(): void {
    cancelAnimationFrame(this.#flight)
  }

  #fit(scale: number): number {
    return Math.min(this.whole * CLOSEST, Math.max(this.whole, scale))
  }

  #put(x: number, y: number, scale: number): void {
    const [bx, by, bw, bh] = this.#bounds
    this.scale = this.#fit(scale)
    const keep = (at: number, from: number, size: number, window: number) => {
      const half = window / this.scale / 2
      return size <= 2 * half ? from + size / 2 : Math.min(from + size - half, Math.max(from + half, at))
    }
    this.x = keep(x, bx, bw, this.width)
    this.y = keep(y, by, bh, this.height)
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => this.#settle(), REST)
  }

  #settle(): void {
    clearTimeout(this.#settling)
    const { x, y, scale, width, height } = this
    this.#rest = { x, y, scale, width, height }
  }
}
