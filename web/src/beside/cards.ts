/** Cards of one's own: what was typed in once stays on this device, and is a pack that can be handed on. */
import { upload } from '$/api'
import type { BoxForm } from '$/wire.gen'
import { keep, kept } from './kept'
import { zipped } from './zip'

type Table = Record<string, unknown>
/** Kind -> id -> the card as a pack writes it. */
export type Tables = Record<string, Record<string, Table>>

export interface OwnCard {
  edition: string
  kind: string
  id: string
  name: string
  /** The card, and what it needs beside it, such as its tokens. */
  tables: Tables
}

const NAME = 'cards'
/** Of ids, so that no card is called as one of ours is. */
const MINE = 'own-'

const all = (): OwnCard[] => kept<OwnCard[]>(NAME) ?? []

/** Those for a box, by name. */
export function cardsOf(edition: string): OwnCard[] {
  return all()
    .filter((card) => card.edition === edition)
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** A card of the same id gives way. */
export function saveCard(card: OwnCard): void {
  removeCard(card.edition, card.id, card)
}

export function removeCard(edition: string, id: string, instead?: OwnCard): void {
  const others = all().filter((card) => card.edition !== edition || card.id !== id)
  keep(NAME, instead ? [...others, instead] : others)
}

/** Remembers a card under its name; one of the same kind and name gives way. */
export function rememberCard(edition: string, kind: string, name: string, table: Table): void {
  const own = cardsOf(edition)
  const before = own.find((card) => card.kind === kind && card.name === name)
  const taken = own.map(({ id }) => id)
  const id = before?.id ?? idFor(name, taken)
  saveCard({ edition, kind, id, name, tables: { [kind]: { [id]: table } } })
}

/** The card itself as a pack writes it. */
export function tableOf(card: OwnCard): Table {
  return card.tables[card.kind]?.[card.id] ?? {}
}

/** An id for a new card: letters of its name that can stand in a file, and a number if it is taken. */
export function idFor(name: string, taken: string[]): string {
  const plain = name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
  const id = MINE + (plain || 'card')
  if (!taken.includes(id)) return id
  let n = 2
  while (taken.includes(`${id}-${n}`)) n += 1
  return `${id}-${n}`
}

// ---- forms

/** A form with the id put in, and what was typed in at its places. */
export function filled(
  form: BoxForm,
  id: string,
  typed: Record<string, string | number | undefined>,
): Tables {
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll('$id', id)
    if (Array.isArray(value)) return value.map(named)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [named(key), named(inner)]))
  }
  const tables = named(form.card) as Tables
  for (const field of form.fields) {
    const value = typed[field.id]
    if (value === undefined || value === '') continue
    const path = field.path.map((part) => named(part) as string | number)
    const last = path.pop() ?? ''
    const place = path.reduce<unknown>((at, part) => (at as Record<string | number, unknown>)[part], tables)
    ;(place as Record<string | number, unknown>)[last] = value
  }
  return tables
}

/** What stands in a card at the places of a form. */
export function typedIn(form: BoxForm, card: OwnCard): Record<string, string | number> {
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const found = field.path.reduce<unknown>(
        (at, part) =>
          (at as Record<string | number, unknown> | undefined)?.[
            typeof part === 'string' ? part.replaceAll('$id', card.id) : part
          ],
        card.tables,
      )
      return typeof found === 'string' || typeof found === 'number' ? [[field.id, found]] : []
    }),
  )
}

// ---- packs

/** A value as TOML writes it in one line. */
function toml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toml).join(', ')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const inner = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)} = ${toml(each)}`)
  return `{ ${inner.join(', ')} }`
}

const lines = (tables: Tables) =>
  Object.entries(tables)
    .flatMap(([kind, cards]) => [
      `[${kind}]`,
      ...Object.entries(cards).map(([id, table]) => `${id} = ${toml(table)}`),
      '',
    ])
    .join('\n')

/** Braces mean something in the texts of a pack. */
const plain = (name: string) => name.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim()

/** Cards as the files of a pack; a name is the same in every language. */
export function packFiles(edition: string, cards: OwnCard[]): Record<string, string> {
  const tables: Tables = {}
  for (const card of cards)
    for (const [kind, more] of Object.entries(card.tables)) tables[kind] = { ...tables[kind], ...more }
  const names = cards.map(({ id, name }) => `name-${id} = ${plain(name) || id}\n`).join('')
  const about = { id: 'own-cards', edition, version: '1' }
  return {
    'pack.toml': `[pack]\n${Object.entries(about)
      .map(([key, value]) => `${key} = ${toml(value)}\n`)
      .join('')}`,
    'cards.toml': lines(tables),
    ...Object.fromEntries(['en', 'pl', 'ru'].map((lang) => [`texts/${lang}.ftl`, names])),
  }
}

/** A pack as one file. */
export function packFile(edition: string, cards: OwnCard[]): Blob {
  return zipped(packFiles(edition, cards))
}

interface Checked {
  edition: string
  entries: Tables
  names: Record<string, string>
}

/** Whether the rules accept these cards; says why not by throwing. */
export async function checkCards(edition: string, cards: OwnCard[]): Promise<void> {
  await upload<Checked>('/api/packs', JSON.stringify({ files: packFiles(edition, cards) }))
}

/** The cards of a pack file, checked by the rules; `kinds` are those that the box has forms for. */
export async function cardsIn(file: Blob, kinds: string[]): Promise<OwnCard[]> {
  const { edition, entries, names } = await upload<Checked>('/api/packs', file)
  return kinds.flatMap((kind) =>
    Object.entries(entries[kind] ?? {}).map(([id, table]) => {
      const told = JSON.stringify(table)
      const beside = Object.entries(entries)
        .filter(([other]) => !kinds.includes(other))
        .map(([other, cards]) => {
          const named = Object.entries(cards).filter(([one]) => told.includes(JSON.stringify(one)))
          return [other, Object.fromEntries(named)] as const
        })
        .filter(([, cards]) => Object.keys(cards).length)
      const tables = { ...Object.fromEntries(beside), [kind]: { [id]: table } }
      return { edition, kind, id, name: names[id] ?? id, tables }
    }),
  )
}
