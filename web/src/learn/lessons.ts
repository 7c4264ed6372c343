/** The lessons there are, and which of them were taken on this device. */
import { ask } from '$/api'
import { setTable } from '$/pages/making'
import { myName } from '$/pages/person'
import type { Lang } from '$/wire'
import type { LessonInfo, LessonList } from '$/wire.gen'

const STORE = 'tamalir.lessons'

export async function lessons(lang: Lang): Promise<LessonInfo[]> {
  return (await ask<LessonList>(`/api/lessons?lang=${lang}`)).lessons
}

export function takenLessons(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}

export const lessonKey = ({ edition, scene }: Pick<LessonInfo, 'edition' | 'scene'>) => `${edition}/${scene}`

export function takeLesson(lesson: LessonInfo): void {
  try {
    localStorage.setItem(STORE, JSON.stringify([...takenLessons(), lessonKey(lesson)].filter(once)))
  } catch {
    /* a private window forgets */
  }
}
const once = (one: string, n: number, all: string[]) => all.indexOf(one) === n

export function forgetLessons(): void {
  try {
    localStorage.removeItem(STORE)
  } catch {
    /* nothing was kept */
  }
}

/** Sets the table of a lesson; its address. */
export async function beginLesson(lesson: LessonInfo): Promise<string> {
  const { edition, scene, bots } = lesson
  const seats = [
    { kind: 'human' as const, name: myName() },
    ...bots.map((bot) => ({ kind: 'bot' as const, bot })),
  ]
  const created = await setTable({ edition, scene, seats }, [0], { lesson: scene })
  return `/game/${created.game}`
}
