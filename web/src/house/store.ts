/** Games and packs, kept in this browser. What Python asks for is in tamalir/page/ports.py; all of it is JSON. */

const GAMES = 'games'
const MOVES = 'moves'
const PACKS = 'packs'

interface Row {
  record: unknown
  snapshot: unknown
  snapshot_seq: number
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('not kept'))
  })
}

function got<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('not read'))
  })
}

export function openShelf(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => {
    const shelf = opening.result
    shelf.createObjectStore(GAMES)
    shelf.createObjectStore(MOVES)
    shelf.createObjectStore(PACKS)
  }
  return got(opening)
}

export class Store {
  #shelf: IDBDatabase
  #written: (game: string, seq: number) => void

  constructor(shelf: IDBDatabase, written: (game: string, seq: number) => void) {
    this.#shelf = shelf
    this.#written = written
  }

  async read(game: string): Promise<string | undefined> {
    const reading = this.#shelf.transaction([GAMES, MOVES])
    const [row, moves] = await Promise.all([
      got<Row | undefined>(reading.objectStore(GAMES).get(game)),
      got<unknown[]>(reading.objectStore(MOVES).getAll(IDBKeyRange.bound([game, 0], [game, Infinity]))),
    ])
    return row && JSON.stringify({ ...row, moves })
  }

  /** False if this move was written before: by another window. */
  async write(game: string, seq: number, written: string): Promise<boolean> {
    const { record, move, snapshot } = JSON.parse(written) as {
      record: unknown
      move: unknown
      snapshot: unknown
    }
    const writing = this.#shelf.transaction([GAMES, MOVES], 'readwrite')
    const moves = writing.objectStore(MOVES)
    const games = writing.objectStore(GAMES)
    const kept = done(writing)
    if ((await got(moves.count([game, seq]))) > 0) return false
    moves.add(move, [game, seq])
    const old = (await got(games.get(game))) as Row | undefined
    games.put(snapshot === null ? { ...old, record } : { record, snapshot, snapshot_seq: seq }, game)
    await kept
    this.#written(game, seq)
    return true
  }

  async read_pack(name: string, fingerprint: string): Promise<string | undefined> {
    const packs = this.#shelf.transaction(PACKS).objectStore(PACKS)
    return (await got(packs.get([name, fingerprint]))) as string | undefined
  }

  async keep_pack(name: string, fingerprint: string, files: string): Promise<void> {
    const writing = this.#shelf.transaction(PACKS, 'readwrite')
    writing.objectStore(PACKS).put(files, [name, fingerprint])
    await done(writing)
  }
}
