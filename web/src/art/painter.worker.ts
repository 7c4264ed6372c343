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
  else if (data.do === 'scene')
    // the map is painted first: nobody waits for scenes before there is one
    void import('./scene/scene').then(({ paintScene }) =>
      hand(data.id, data.width, data.height, (brush) => paintScene(brush, data.wish, data.dense)),
    )
  else {
    const look = looks.get(data.light)
    const painter = painters.get(data.board)
    if (!look || !painter) postMessage({ id: data.id, made: null })
    else hand(data.id, data.width, data.height, (brush) => painter.paint(brush, look, data.box))
  }
})

/** Paints a sheet and hands it over. */
function hand(id: number, width: number, height: number, paint: (brush: Brush) => void): void {
  const sheet = canvas(width, height) as OffscreenCanvas
  const brush = sheet.getContext('2d') as Brush | null
  if (!brush) {
    postMessage({ id, made: null })
    return
  }
  paint(brush)
  const made = sheet.transferToImageBitmap()
  postMessage({ id, made }, { transfer: [made] })
}
