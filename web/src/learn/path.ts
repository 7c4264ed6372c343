/** How far somebody has come in a lesson. Pure: what was answered and what is asked in, the step out. */
import type { LessonInfo, LessonPart } from '$/wire.gen'

export interface Standing {
  /** Which step it is; as many as there are: the lesson is over. */
  step: number
  /** How many of the options that the step wants were taken. */
  taken: number
}

export const BEGINNING: Standing = { step: 0, taken: 0 }

const PLACE = /^(?:to|step|march):(-?\d+,-?\d+)$/
const placeOf = (option: string) => PLACE.exec(option)?.[1] ?? null

/** What is to be taken next, if anything is. */
export function wanted(lesson: LessonInfo, at: Standing): string | null {
  return lesson.parts[at.step]?.takes[at.taken] ?? null
}

/** After this option was taken; null: it leads away from the lesson. */
export function after(lesson: LessonInfo, at: Standing, option: string): Standing | null {
  const part = lesson.parts[at.step]
  if (!part) return at
  const left = part.takes.slice(at.taken)
  // A whole way may be gone at once: what lies on it counts as gone.
  const place = placeOf(option)
  const n = left.findIndex((want) => want === option || (place !== null && placeOf(want) === place))
  if (n < 0 || (n > 0 && (place === null || left.slice(0, n).some((want) => placeOf(want) === null))))
    return null
  const taken = at.taken + n + 1
  return taken < part.takes.length ? { step: at.step, taken } : { step: at.step + 1, taken: 0 }
}

/** The step is only read, and was read. */
export function read(lesson: LessonInfo, at: Standing): Standing {
  return lesson.parts[at.step]?.takes.length ? at : { step: at.step + 1, taken: 0 }
}

/** What is pointed at: the thing the step names, and after its first option the next option itself. */
export function pointed(part: LessonPart, taken: number): string {
  const next = part.takes[taken]
  return taken === 0 || next === undefined ? part.points : `option:${next}`
}

/** Answers that were given before the page was opened: a lesson goes on where it was. */
export function resumed(lesson: LessonInfo, key: string | null): Standing {
  if (key === null) return BEGINNING
  const step = lesson.parts.findIndex((part) => part.takes.length > 0 && part.asks === key)
  if (step < 0) return BEGINNING
  // what was only read before it is not said again, unless it belongs to this question
  let from = step
  while (from > 0 && lesson.parts[from - 1]?.takes.length === 0) from--
  return { step: from, taken: 0 }
}
