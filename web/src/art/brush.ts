/** Puts the land on paper. Runs in a worker where there is one, so that nobody at the table has to wait for it. */
import type { BoardData } from '../wire'
import { compass, frame, rhumbs } from './frame'
import { PAD, Paper } from './hexes'
import { type Label, regionLabels } from './labels'
import { Land, type Mark } from './land'
import type { Ink, Look } from './look'
import { blur, field, noise } from './noise'

export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
export type Box = readonly [x: number, y: number, width: number, height: number]

/** The washes bleed, so they need but one pixel for this many units. */
const GRAIN = 2
const BLEEDING = 34
const SOFT = 3
/** Fibres of the paper. */
const FIBRE: [number, number, number] = [162, 137, 89]
/** No picture of the art sheet reaches farther than this. */
const REACH = 46

export function canvas(width: number, height: number): HTMLCanvasElement | OffscreenCanvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  const made = document.createElement('canvas')
  made.width = width
  made.height = height
  return made
}

export class Painter {
  readonly #paper: Paper
  readonly #land: Land
  readonly #board: BoardData
  readonly #marks: Mark[]
  readonly #paths = new Map<string, Path2D>()
  #ground: { look: Look; picture: CanvasImageSource } | null = null

  constructor(board: BoardData) {
    this.#board = board
    this.#paper = Paper.of(board)
    this.#land = new Land(board, this.#paper)
    const [x, y] = compass(this.#paper)
    // No compass where somebody lives.
    const built = board.spaces.some(({ town, at }) => {
      const [tx, ty] = this.#paper.centre(at)
      return town !== null && Math.hypot(tx - x, ty - y) < 60
    })
    const rose: Mark[] = built ? [] : [{ symbol: 'compass', x, y, scale: 1, turn: 0 }]
    this.#marks = [...this.#land.marks(), ...rose]
  }

  /** Names of the regions, where they fit. */
  labels(): Label[] {
    return [...regionLabels(this.#board, this.#paper, this.#land)]
  }

  /** Paints this part of the map over the whole canvas. */
  paint(to: Brush, look: Look, box: Box): void {
    const { width, height } = to.canvas
    const [k, left, top] = [width / box[2], box[0], box[1]]
    const home = () => to.setTransform(k, 0, 0, k, -left * k, -top * k)
    const paper = this.#paper
    to.setTransform(1, 0, 0, 1, 0, 0)
    to.clearRect(0, 0, width, height)
    home()
    to.fillStyle = look.inks['m-bg']?.fill ?? look.land
    to.fillRect(...paper.bounds)
    to.save()
    to.beginPath()
    to.rect(-PAD, -PAD, paper.width + 2 * PAD, paper.height + 2 * PAD)
    to.clip()
    to.imageSmoothingQuality = 'high'
    to.drawImage(this.#washed(look), -PAD, -PAD, paper.width + 2 * PAD, paper.height + 2 * PAD)
    this.#line(to, rhumbs(paper).d, look.inks.rhumb)
    for (const mark of this.#marks) {
      if (!('symbol' in mark)) {
        this.#line(to, mark.d, look.inks[mark.ink])
        continue
      }
      const { x, y, scale, turn, symbol } = mark
      const far = REACH * scale
      if (x + far < left || y + far < top || x - far > left + box[2] || y - far > top + box[3]) continue
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale * k, Math.sin((turn * Math.PI) / 180) * scale * k] // prettier-ignore
      to.setTransform(cos, sin, -sin, cos, (x - left) * k, (y - top) * k)
      for (const { d, ink } of look.symbols[symbol] ?? []) this.#line(to, d, ink)
      home()
    }
    this.#shade(to, look)
    to.restore()
    for (const { d, ink } of frame(paper)) this.#line(to, d, look.inks[ink])
  }

  #line(to: Brush, d: string, ink: Ink | undefined): void {
    if (!ink) return
    let path = this.#paths.get(d)
    if (!path) this.#paths.set(d, (path = new Path2D(d)))
    to.globalAlpha = ink.alpha
    if (ink.fill) {
      to.fillStyle = ink.fill
      to.fill(path)
    }
    if (ink.stroke) {
      to.strokeStyle = ink.stroke
      to.lineWidth = ink.width
      to.lineCap = ink.round ? 'round' : 'butt'
      to.lineJoin = 'round'
      to.setLineDash(ink.dash)
      to.stroke(path)
    }
    to.globalAlpha = 1
  }

  /** The corners of the sheet are darker. */
  #shade(to: Brush, look: Look): void {
    to.save()
    to.translate(-PAD, -PAD)
    to.scale(this.#paper.width + 2 * PAD, this.#paper.height + 2 * PAD)
    const shade = to.createRadialGradient(0.5, 0.5, 0, 0.5, 0.5, 0.75)
    for (const [at, colour] of look.vignette) shade.addColorStop(at, colour)
    to.fillStyle = shade
    to.fillRect(0, 0, 1, 1)
    to.restore()
  }

  /** Washes of colour that bleed into each other, on paper with its fibre; made once for each light. */
  #washed(look: Look): CanvasImageSource {
    if (this.#ground?.look === look) return this.#ground.picture
    const paper = this.#paper
    const [width, height] = [paper.width + 2 * PAD, paper.height + 2 * PAD].map((n) => Math.ceil(n / GRAIN)) as [number, number] // prettier-ignore
    const sheet = canvas(width, height)
    const to = sheet.getContext('2d', { willReadFrequently: true }) as Brush
    to.fillStyle = look.land
    to.fillRect(0, 0, width, height)
    to.setTransform(1 / GRAIN, 0, 0, 1 / GRAIN, PAD / GRAIN, PAD / GRAIN)
    for (const { ink, d } of this.#land.washes()) this.#line(to, d, look.inks[ink])
    const before = to.getImageData(0, 0, width, height)
    const after = to.createImageData(width, height)
    const [from, into] = [new Uint32Array(before.data.buffer), new Uint32Array(after.data.buffer)]
    const [east, south] = [4, 5].map((seed) => {
      const wave = noise(seed, 3)
      return field((x, y) => wave(x * 0.018 * GRAIN, y * 0.022 * GRAIN), width, height, 3)
    }) as [(x: number, y: number) => number, (x: number, y: number) => number]
    const far = (BLEEDING / GRAIN) * 0.62
    for (let y = 0, n = 0; y < height; y++) {
      for (let x = 0; x < width; x++, n++) {
        const sx = Math.min(width - 1, Math.max(0, Math.round(x + far * east(x, y))))
        const sy = Math.min(height - 1, Math.max(0, Math.round(y + far * south(x, y))))
        into[n] = from[sy * width + sx] as number
      }
    }
    blur(after.data, width, height, SOFT)
    const grain = noise(8, 4)
    const strength = field((x, y) => grain(x * 0.012 * GRAIN, y * 0.016 * GRAIN), width, height, 3)
    for (let y = 0, n = 0; y < height; y++) {
      for (let x = 0; x < width; x++, n += 4) {
        const alpha = Math.min(1, Math.max(0, 0.09 + 0.5 * strength(x, y))) * look.fibre
        for (let c = 0; c < 3; c++) {
          const was = after.data[n + c] as number
          after.data[n + c] = was + ((FIBRE[c] as number) - was) * alpha
        }
      }
    }
    to.putImageData(after, 0, 0)
    this.#ground = { look, picture: sheet }
    return sheet
  }
}
