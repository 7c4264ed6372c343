/** What somebody's first game of an edition teaches, and what is said at which question. */
import type { Component } from 'svelte'
import type { Wish } from '$/editions/edition'
import type { GameTable } from '$/table.svelte'
import type { GameEvent } from '$/wire'

export interface Lesson {
  id: string
  icon: string
}

type Facts = Record<string, string | number>

export interface Course {
  lessons: readonly Lesson[]
  /** What is said of a lesson: its name, and a sentence. */
  title(lesson: string): string
  says(lesson: string): string
  /** The table that is set for it. */
  wish(name: string): Wish
  /** What lies on the cloth of its door. */
  Props: Component
  /** Lessons that these events show as done; `asked`: questions that were put and are answered. */
  learnt(events: readonly GameEvent[], seat: number, asked: ReadonlySet<string>): Set<string>
  /** The hint for the question that is put. */
  hint(table: GameTable, seat: number, done: ReadonlySet<string>): string
  /** What a hint means, as `pointing.ts` names the parts of a table; empty: nothing. */
  points(table: GameTable, hint: string): string
  /** Whether nothing more is to be taught; the voice then takes its leave. */
  finished(table: GameTable, done: ReadonlySet<string>): boolean
  /** A hint in words. */
  speak(hint: string, facts: Facts): string
  facts(table: GameTable, seat: number): Facts
}

/** What is done as soon as one of these has happened to whoever learns. */
export type Shown = Readonly<Record<string, ReadonlySet<string>>>

export function shownBy(shown: Shown, events: readonly GameEvent[], seat: number): Set<string> {
  const done = new Set<string>()
  for (const event of events) {
    if (event.seat !== seat) continue
    for (const [lesson, keys] of Object.entries(shown)) if (keys.has(event.key)) done.add(lesson)
  }
  return done
}
