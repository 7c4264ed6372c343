/** A printing block: shapes are inked onto it one plane after the other. */
import type { Brush } from '../brush'
import { seeded, type Seeded } from '../seeded'
import type { Inks } from './inks'
import { type Thing, THINGS } from './shapes'

const PATHS = new Map<string, Path2D>()
/** Only the vocabulary is kept: what is made for one scene is used once. */
function known(thing: Thing): Path2D {
  let path = PATHS.get(thing)
  if (!path) PATHS.set(thing, (path = new Path2D(THINGS[thing])))
  return path
}
const HATCH = Array.from({ length: 34 }, (_, n) => `M-120,${n * 8 - 170}L40,${n * 8 - 250}`).join('')

export interface ThingLook {
  flip?: boolean
  alpha?: number
  /** Hatched in this colour on the side of the light. */
  lit?: string
  /** The colour of a shade that lies off register. */
  shade?: string
  turn?: number
}

export class Block {
  readonly chance: Seeded

  constructor(
    readonly brush: Brush,
    readonly inks: Inks,
    readonly w: number,
    readonly h: number,
    /** Where the eye rests, and the line of the horizon. */
    readonly fx: number,
    readonly horizon: number,
    readonly seed: number,
  ) {
    this.chance = seeded(seed)
  }

  fill(d: string, colour: string, alpha = 1): void {
    this.brush.globalAlpha = alpha
    this.brush.fillStyle = colour
    this.brush.fill(new Path2D(d))
    this.brush.globalAlpha = 1
  }

  line(d: string, colour: string, width: number, alpha = 1): void {
    Object.assign(this.brush, { strokeStyle: colour, lineWidth: width, lineCap: 'round', globalAlpha: alpha })
    this.brush.stroke(new Path2D(d))
    this.brush.globalAlpha = 1
  }

  disc(x: number, y: number, r: number, colour: string, alpha = 1): void {
    this.brush.globalAlpha = alpha
    this.brush.fillStyle = colour
    this.brush.beginPath()
    this.brush.arc(x, y, r, 0, 7)
    this.brush.fill()
    this.brush.globalAlpha = 1
  }

  /** The light of a fire is the only thing that fades. */
  glow(x: number, y: number, r: number, alpha: number): void {
    const shine = this.brush.createRadialGradient(x, y, 0, x, y, r)
    shine.addColorStop(0, `rgba(255,205,120,${alpha})`)
    shine.addColorStop(1, 'rgba(255,140,50,0)')
    this.brush.fillStyle = shine
    this.brush.fillRect(x - r, y - r, 2 * r, 2 * r)
  }

  /** A thing of the vocabulary, so many units high for each hundred of its own. */
  put(thing: Thing, x: number, y: number, size: number, colour: string, look: ThingLook = {}): void {
    const { brush } = this
    const path = known(thing)
    const k = size / 100
    brush.save()
    brush.translate(x, y)
    if (look.turn) brush.rotate(look.turn)
    brush.scale(look.flip ? -k : k, k)
    brush.globalAlpha = look.alpha ?? 1
    if (look.shade) {
      brush.save()
      brush.translate(((look.flip ? -1 : 1) * 4) / k, 3 / k)
      brush.fillStyle = look.shade
      brush.fill(path, 'evenodd')
      brush.restore()
    }
    brush.fillStyle = colour
    brush.fill(path, 'evenodd')
    if (look.lit) {
      brush.clip(path, 'evenodd')
      if (look.flip) brush.scale(-1, 1)
      brush.beginPath()
      brush.rect(-200, -200, 196, 220)
      brush.clip()
      Object.assign(brush, { strokeStyle: look.lit, lineWidth: 1.5 / k })
      brush.stroke(new Path2D(HATCH))
    }
    brush.restore()
  }

  between(low: number, high: number): number {
    return this.chance.between(low, high)
  }
}
