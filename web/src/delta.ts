/** Putting changes into a document without touching the old one: what did not change stays the same object. */
import type { Change } from './wire'

type Step = string | number

function put(
  document: unknown,
  path: readonly Step[],
  depth: number,
  remove: boolean,
  value: unknown,
): unknown {
  const step = path[depth]
  if (step === undefined) return value
  const last = depth === path.length - 1
  if (Array.isArray(document)) {
    const copy: unknown[] = document.slice()
    const n = Number(step)
    if (last && remove) copy.splice(n, 1)
    else copy[n] = put(document[n], path, depth + 1, remove, value)
    return copy
  }
  if (document === null || typeof document !== 'object') {
    throw new TypeError(`nothing can be put at ${path.join('/')}`)
  }
  const copy: Record<string, unknown> = { ...(document as Record<string, unknown>) }
  if (last && remove) delete copy[step]
  else copy[step] = put(copy[step], path, depth + 1, remove, value)
  return copy
}

/** The document with the changes made, in their order. */
export function apply<T>(document: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>(
    (now, change) => put(now, change[0], 0, change.length === 1, change[1]),
    document,
  ) as T
}
