import type { FluentBundle } from '@fluent/bundle'

/** What Fluent says for each name; scripts/fluent.ts makes them when the client is built. */
export type Patterns = Record<string, Parameters<FluentBundle['formatPattern']>[0]>

/** All files of a language as one. */
export function joined(files: Record<string, unknown>): Patterns {
  return Object.assign({}, ...Object.values(files)) as Patterns
}
