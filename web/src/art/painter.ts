/** Orders to the painter, who works in a thread of its own where the browser has one for it. */
import type { BoardData } from '../wire'
import type { Box, Brush, Painter } from './brush'
import type { Label } from './labels'
import { type Look, lookNow } from './look'
import type { SceneWish } from './scene/wish'

export type Order =
  | { do: 'board'; board: number; data: BoardData }
  | { do: 'look'; light: string; look: Look }
  | { do: 'labels'; id: number; board: number }
  | { do: 'paint'; id: number; board: number; light: string; width: number; height: number; box: Box }
  | { do: 'scene'; id: number; wish: SceneWish; width: number; height: number; dense: number }

const boards = new WeakMap<BoardData, number>()
const looks = new Map<string, Look>()
const waiting = new Map<number, (made: never) => void>()
const labelled = new Map<string, Promise<Label[]>>()
let orders = 0
let worker: Worker | null | undefined

/** Called early, so that the painter is there when the first board comes. */
export function callPainter(): Worker | null {
  if (worker !== undefined) return worker
  const able = typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined'
  worker = able ? new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' }) : null
  worker?.addEventListener('message', ({ data }: MessageEvent<{ id: number; made: never }>) => {
    waiting.get(data.id)?.(data.made)
    waiting.delete(data.id)
  })
  return worker
}

function tell(painter: Worker, order: Order): void {
  painter.postMessage(order)
}

function boardNumber(painter: Worker, board: BoardData): number {
  let known = boards.get(board)
  if (known === undefined) {
    boards.set(board, (known = ++orders))
    tell(painter, { do: 'board', board: known, data: board })
  }
  return known
}

const light = () => document.documentElement.dataset.theme ?? ''

function lookOf(painter: Worker | null): [string, Look] {
  const now = light()
  let look = looks.get(now)
  if (!look) {
    looks.set(now, (look = lookNow()))
    if (painter) tell(painter, { do: 'look', light: now, look })
  }
  return [now, look]
}

/** Names of the regions and where they lie. They are looked for once for each board and language. */
export function labelsOf(board: BoardData): Promise<Label[]> {
  const key = board.regions.map((region) => region.name).join('|')
  let found = labelled.get(key)
  if (!found) {
    const painter = callPainter()
    found = painter
      ? new Promise((resolve) => {
          const id = ++orders
          waiting.set(id, resolve as (made: never) => void)
          tell(painter, { do: 'labels', id, board: boardNumber(painter, board) })
        })
      : own(board).then((brush) => brush.labels())
    labelled.set(key, found)
  }
  return found
}

/** This part of the map as a picture of so many pixels, in the light that is on; null if nothing can be drawn. */
export async function pictureOf(
  board: BoardData,
  width: number,
  height: number,
  box: Box,
): Promise<CanvasImageSource | null> {
  const painter = callPainter()
  const [now, look] = lookOf(painter)
  if (painter)
    return new Promise((resolve) => {
      const id = ++orders
      waiting.set(id, resolve as (made: never) => void)
      tell(painter, { do: 'paint', id, board: boardNumber(painter, board), light: now, width, height, box })
    })
  const sheet = Object.assign(document.createElement('canvas'), { width, height })
  const brush = sheet.getContext('2d') as Brush | null
  if (!brush) return null
  ;(await own(board)).paint(brush, look, box)
  return sheet
}

/** Scenes that were seen last: whoever looks at the map and comes back finds them as they were. */
const scenes = new Map<string, Promise<CanvasImageSource | null>>()
const KEPT = 4

/** A scene for so many CSS pixels, painted once. */
export function sceneOf(
  wish: SceneWish,
  width: number,
  height: number,
  dense: number,
): Promise<CanvasImageSource | null> {
  const key = JSON.stringify([wish, width, height, dense])
  const made = scenes.get(key) ?? newScene(wish, Math.round(width * dense), Math.round(height * dense), dense)
  scenes.delete(key)
  scenes.set(key, made)
  for (const old of [...scenes.keys()].slice(0, -KEPT)) scenes.delete(old)
  return made
}

async function newScene(wish: SceneWish, width: number, height: number, dense: number) {
  const painter = callPainter()
  if (painter)
    return new Promise<CanvasImageSource | null>((resolve) => {
      const id = ++orders
      waiting.set(id, resolve as (made: never) => void)
      tell(painter, { do: 'scene', id, wish, width, height, dense })
    })
  const sheet = Object.assign(document.createElement('canvas'), { width, height })
  const brush = sheet.getContext('2d') as Brush | null
  if (!brush) return null
  ;(await import('./scene/scene')).paintScene(brush, wish, dense)
  return sheet
}

const painters = new WeakMap<BoardData, Painter>()

/** Without a thread of its own the painter works here. */
async function own(board: BoardData): Promise<Painter> {
  const { Painter } = await import('./brush')
  let painter = painters.get(board)
  if (!painter) painters.set(board, (painter = new Painter(board)))
  return painter
}
