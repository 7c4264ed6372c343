/** A picture to keep: the cover of a story as a bitmap. */
import { picture } from '$/moments/pictures'

export const SIZE = { width: 1200, height: 630 }
const CUT = 400
const INKS = {
  victory: '--pa:#d99a3a;--pb:#edbd62;--pc:#8a4a17;--pk:#241207;--pl:#fdeaba',
  defeat: '--pa:#5b4a44;--pb:#6e5a50;--pc:#34292a;--pk:#150f0f;--pl:#c99a70;--fire:#d0602a',
}

export interface Keepsake {
  won: boolean
  icon: string
  hero: string
  title: string
  said: string
  line: string
}

/** Where signs of other files are used: their addresses, and the names in them. */
export function foreign(svg: string): { href: string; file: string; name: string }[] {
  const found = new Map<string, { href: string; file: string; name: string }>()
  for (const [, href = ''] of svg.matchAll(/href="([^"]+)"/g)) {
    const [file = '', name = ''] = href.split('#')
    if (file) found.set(href, { href, file, name })
  }
  return [...found.values()]
}

/** A picture that needs no other file: what it uses of them is put into it. */
async function whole(svg: string): Promise<string> {
  const signs = foreign(svg)
  const files = new Map<string, globalThis.Document>()
  for (const file of new Set(signs.map((sign) => sign.file))) {
    const text = await (await fetch(file)).text()
    files.set(file, new DOMParser().parseFromString(text, 'image/svg+xml'))
  }
  const defs = signs.map(({ file, name }) => files.get(file)?.getElementById(name)?.outerHTML ?? '').join('')
  const inside = signs.reduce(
    (text, { href, name }) => text.replaceAll(`href="${href}"`, `href="#${name}"`),
    svg,
  )
  return inside.replace('</defs>', `${defs}</defs>`)
}

function lines(pen: CanvasRenderingContext2D, text: string, width: number, most: number): string[] {
  const found: string[] = ['']
  for (const word of text.split(' ')) {
    const longer = `${found.at(-1) ?? ''} ${word}`.trim()
    if (pen.measureText(longer).width <= width || !found.at(-1)) found[found.length - 1] = longer
    else found.push(word)
  }
  if (found.length <= most) return found
  return [...found.slice(0, most - 1), `${found[most - 1] ?? ''} …`]
}

/** Draws it; `canvas` gets the size of a picture as people share them. */
export async function draw(canvas: HTMLCanvasElement, { won, icon, hero, title, said, line }: Keepsake) {
  canvas.width = SIZE.width
  canvas.height = SIZE.height
  const pen = canvas.getContext('2d')
  if (!pen) return
  const kind = won ? 'victory' : 'defeat'
  const svg = (await whole(picture(kind, icon, hero))).replace(
    '<svg ',
    `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="900" style="${INKS[kind]}" `,
  )
  const image = new Image()
  const loaded = new Promise<void>((done) => {
    image.onload = image.onerror = () => done()
  })
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await Promise.all([
    loaded,
    document.fonts.load('700 56px "Alegreya SC"', title),
    document.fonts.load('500 26px "Alegreya Sans"', line),
    document.fonts.load('italic 500 34px Alegreya', said),
  ])
  pen.fillStyle = '#fcf7ea'
  pen.fillRect(0, 0, SIZE.width, SIZE.height)
  if (image.width) pen.drawImage(image, 0, 170, 1440, 480, 0, 0, SIZE.width, CUT)
  pen.fillStyle = '#8c2f20'
  pen.font = '700 56px "Alegreya SC", serif'
  let y = CUT + 64
  for (const each of lines(pen, title, SIZE.width - 96, 1)) pen.fillText(each, 48, y)
  pen.fillStyle = '#574636'
  pen.font = 'italic 500 34px Alegreya, serif'
  for (const each of lines(pen, said, SIZE.width - 96, 2)) pen.fillText(each, 48, (y += 42))
  pen.font = '500 26px "Alegreya Sans", sans-serif'
  pen.fillText(line, 48, SIZE.height - 30)
}

/** Hands the picture over as a file. */
export function hand(canvas: HTMLCanvasElement, name: string): void {
  canvas.toBlob((file) => {
    if (!file) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  })
}
