/** Quick phrases: everybody reads them in their own language. */

export const PHRASES = [
  'hello',
  'well-done',
  'bad-luck',
  'hurry',
  'moment',
  'thanks',
  'sorry',
  'good-game',
] as const

const CODED = /^:([a-z-]+):$/

/** What is sent for a phrase: a name, and no words of any language. */
export function coded(phrase: string): string {
  return `:${phrase}:`
}

/** The phrase that a line is; null: words that somebody wrote. */
export function phraseOf(text: string): string | null {
  const name = CODED.exec(text)?.[1]
  return PHRASES.find((phrase) => phrase === name) ?? null
}
