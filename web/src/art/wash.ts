/** Washes of colour bleed by way of a filter that is slow to draw: it is done once, and kept as a picture. */
import type { Paper } from './hexes'
import { PAD } from './hexes'

const pictures = new Map<string, Promise<string>>()

/** The same markup with every class replaced by the colour that it has on this page. */
function coloured(markup: string): string {
  const style = getComputedStyle(document.documentElement)
  return markup.replace(/class="w-(\w+)"/g, (_, terrain: string) => {
    const token = terrain === 'mountains' ? '--m-mountain' : `--m-${terrain}`
    return `fill="${style.getPropertyValue(token).trim() || 'none'}"`
  })
}

/** A picture of the washes for the light that is on now, as an address. */
export function washPicture(washes: string, paper: Paper, light: string): Promise<string> {
  const key = `${light} ${paper.width} ${washes.length}`
  let made = pictures.get(key)
  if (!made) {
    made = paint(washes, paper)
    made.catch(() => pictures.delete(key))
    pictures.set(key, made)
  }
  return made
}

async function paint(washes: string, paper: Paper): Promise<string> {
  const filter = document.getElementById('wash')?.outerHTML ?? ''
  const [w, h] = [Math.ceil(paper.width + 2 * PAD), Math.ceil(paper.height + 2 * PAD)]
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-PAD} ${-PAD} ${w} ${h}"><defs>${filter}</defs>${coloured(washes)}</svg>`
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = w
  canvas.height = h
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', 0.9)
}
