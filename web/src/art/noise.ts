/** Smooth noise, for colours that bleed and for the fibre of paper. */
import { seeded } from './seeded'

/** Gradient noise of several octaves; about 0, rarely beyond ±0.6. */
export function noise(seed: number, octaves: number): (x: number, y: number) => number {
  const rnd = seeded(seed)
  const turns = Array.from({ length: 256 }, () => rnd.next() * 2 * Math.PI)
  const [gx, gy] = [Float32Array.from(turns, Math.cos), Float32Array.from(turns, Math.sin)]
  const order = Uint8Array.from({ length: 256 }, (_, i) => i)
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(rnd.next() * (i + 1))
    const held = order[i] as number
    order[i] = order[j] as number
    order[j] = held
  }
  const at = (ix: number, iy: number, dx: number, dy: number) => {
    const n = order[((order[ix & 255] as number) + iy) & 255] as number
    return (gx[n] as number) * dx + (gy[n] as number) * dy
  }
  const smooth = (t: number) => t * t * (3 - 2 * t)
  const one = (x: number, y: number) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - ix, y - iy]
    const [sx, sy] = [smooth(fx), smooth(fy)]
    const top = at(ix, iy, fx, fy) * (1 - sx) + at(ix + 1, iy, fx - 1, fy) * sx
    const low = at(ix, iy + 1, fx, fy - 1) * (1 - sx) + at(ix + 1, iy + 1, fx - 1, fy - 1) * sx
    return top * (1 - sy) + low * sy
  }
  return (x, y) => {
    let sum = 0
    for (let octave = 0, k = 1; octave < octaves; octave++, k *= 2) sum += one(x * k, y * k) / k
    return sum
  }
}

/** The same noise, looked up on a coarse grid: much faster where every pixel asks. */
export function field(
  wave: (x: number, y: number) => number,
  width: number,
  height: number,
  step: number,
): (x: number, y: number) => number {
  const across = Math.ceil(width / step) + 2
  const down = Math.ceil(height / step) + 2
  const known = new Float32Array(across * down)
  for (let y = 0, n = 0; y < down; y++)
    for (let x = 0; x < across; x++, n++) known[n] = wave(x * step, y * step)
  return (x, y) => {
    const [gx, gy] = [x / step, y / step]
    const [ix, iy] = [gx | 0, gy | 0]
    const [fx, fy] = [gx - ix, gy - iy]
    const n = iy * across + ix
    const top = (known[n] as number) * (1 - fx) + (known[n + 1] as number) * fx
    const low = (known[n + across] as number) * (1 - fx) + (known[n + across + 1] as number) * fx
    return top * (1 - fy) + low * fy
  }
}

/** Blurs an opaque picture in place: three passes of a box are as good as a bell. */
export function blur(pixels: Uint8ClampedArray, width: number, height: number, radius: number): void {
  const held = new Uint8ClampedArray(pixels.length).fill(255)
  for (let pass = 0; pass < 3; pass++) {
    sweep(pixels, held, height, width, width * 4, 4, radius)
    sweep(held, pixels, width, height, 4, width * 4, radius)
  }
}

function sweep(
  from: Uint8ClampedArray,
  to: Uint8ClampedArray,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1)
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 3; channel++) {
      const start = line * lineStep + channel
      const value = (i: number) => from[start + (i < 0 ? 0 : i >= length ? length - 1 : i) * step] as number
      let sum = 0
      for (let i = -radius; i <= radius; i++) sum += value(i)
      for (let i = 0; i < length; i++) {
        to[start + i * step] = sum * share
        sum += value(i + radius + 1) - value(i - radius)
      }
    }
  }
}
