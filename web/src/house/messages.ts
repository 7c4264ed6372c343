/** What the page and the worker that holds the tables say to each other. */

export type ToEngine =
  | { type: 'begin'; base: string; python: string; package: string; counting: boolean }
  | { type: 'request'; id: number; method: string; path: string; token: string; body: string | ArrayBuffer }
  | { type: 'open'; line: number; game: string }
  | { type: 'say'; line: number; text: string }
  | { type: 'close'; line: number }

export type FromEngine =
  | { type: 'progress'; bytes: number }
  | { type: 'starting' }
  | { type: 'ready' }
  | { type: 'failed'; why: string }
  | { type: 'answer'; id: number; status: number; text: string }
  | { type: 'heard'; line: number; text: string }
  | { type: 'closed'; line: number; code: number; why: string }

/** To the worker that thinks, and back. */
export type ToThinker =
  | { type: 'begin'; base: string; python: string; package: string; counting: boolean }
  | { type: 'job'; job: string }
export type FromThinker =
  { type: 'ready' } | { type: 'failed'; why: string } | { type: 'done'; answer: string }
