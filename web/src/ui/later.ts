/**
 * What may wait until the page has been painted once: the question comes before the map, the menu before its pictures.
 * Each piece has a task of its own, so that no finger waits long for an answer in between.
 */
interface Waiting {
  turn: number
  run: () => void
  /** What was there before it has been painted. */
  ready: boolean
}

let waiting: Waiting[] = []
let going = false

/** Two frames: in the first one what stands there now is painted, when the second begins it can be seen. */
function painted(run: () => void): void {
  // a page that nobody sees has no frames
  if (document.visibilityState === 'hidden') setTimeout(run)
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)))
}

function next(): void {
  const first = waiting.find((one) => one.ready)
  going = first !== undefined
  if (first === undefined) return
  waiting = waiting.filter((other) => other !== first)
  setTimeout(next)
  first.run()
}

/** Runs it after the next paint, lower turns first; gives a function that calls it off. */
export function later(run: () => void, turn = 1): () => void {
  const one = { turn, run, ready: false }
  waiting = [...waiting, one].sort((a, b) => a.turn - b.turn)
  painted(() => {
    one.ready = true
    if (!going) setTimeout(next)
    going = true
  })
  return () => (waiting = waiting.filter((other) => other !== one))
}
