/** The painter's own thread. */
import { type Brush, canvas, Painter } from './brush'
import type { Order } from './painter'
import type { Look } from './look'

const painters = new Map<number, Painter>()
const looks = new Map<string, Look>()

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.do === 'board') painters.set(data.board, new Painter(data.data))
  else if (data.do === 'look') looks.set(data.light, data.look)
  else if (data.do === 'labels') postMessage({ id: data.id, made: painters.get(data.board)?.labels() ?? [] })
  else {
    const look = looks.get(data.light)
    const painter = painters.get(data.board)
    const sheet = canvas(data.width, data.height) as OffscreenCanvas
    const brush = sheet.getContext('2d') as Brush | null
    if (!look || !painter || !brush) {
      postMessage({ id: data.id, made: null })
      return
    }
    painter.paint(brush, look, data.box)
    const made = sheet.transferToImageBitmap()
    postMessage({ id: data.id, made }, { transfer: [made] })
  }
})
