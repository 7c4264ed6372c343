/** Every word of the client. Texts are Fluent files that the whole project shares; one language is loaded at a time. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings/settings.svelte'
import type { Lang } from './wire'

export const LANGS: readonly Lang[] = ['en', 'pl', 'ru']
/** Each language in its own words: this list is never translated. */
export const LANG_NAMES: Record<Lang, string> = { en: 'English', pl: 'Polski', ru: 'Русский' }

const files = import.meta.glob<string>('../../src/tamalir/texts/*/client-*.ftl', {
  query: '?raw',
  import: 'default',
})

/** Further texts that only some pages need: name -> file of a language. */
const more = import.meta.glob<string>('../../src/tamalir/texts/*/lab.ftl', {
  query: '?raw',
  import: 'default',
})

/** Texts of one language, each parsed when it is first said: a page says few of them, and parsing all takes long. */
class Texts {
  readonly bundle: FluentBundle
  private readonly unread = new Map<string, string>()

  constructor(lang: Lang) {
    this.bundle = new FluentBundle(lang, { useIsolating: false })
  }

  add(source: string): void {
    const starts = [...source.matchAll(/^(-?[a-z][\w-]*) *=/gim)]
    starts.forEach((start, n) =>
      this.unread.set(start[1] ?? '', source.slice(start.index, starts[n + 1]?.index)),
    )
  }

  has(key: string): boolean {
    return this.unread.has(key) || this.bundle.hasMessage(key)
  }

  message(key: string) {
    this.read(key)
    return this.bundle.getMessage(key)
  }

  /** Parses a text and those that it names. */
  private read(key: string): void {
    const source = this.unread.get(key)
    if (source === undefined) return
    this.unread.delete(key)
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
    for (const [, other = ''] of source.matchAll(/\{\s*(-?[a-z][a-z0-9_-]*)/g)) this.read(other)
  }
}

class Words {
  texts = $state.raw<Texts | null>(null)
  lang = $state<Lang>('en')
}
const words = new Words()

async function textsOf(lang: Lang): Promise<Texts> {
  const texts = new Texts(lang)
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/texts/${lang}/`))
  for (const source of await Promise.all(wanted.map(([, load]) => load()))) texts.add(source)
  return texts
}

/** The language that is spoken now. */
export function lang(): Lang {
  return words.lang
}

/** Loads a language and speaks it from now on; `remember` keeps it for the next visit. */
export async function speak(lang: Lang, remember = true): Promise<void> {
  words.texts = await textsOf(lang)
  words.lang = lang
  document.documentElement.lang = lang
  if (remember) settings.lang = lang
}

/** Whole numbers below a thousand look the same in all our languages; no formatter has to be made for them. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

function plain(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000
        ? new Small(value)
        : value,
    ]),
  )
}

/** Adds texts that only some pages need, in the language that is spoken now. */
export async function alsoSpeak(name: 'lab'): Promise<void> {
  const { lang, texts } = words
  const source = await more[`../../src/tamalir/texts/${lang}/${name}.ftl`]?.()
  if (source) texts?.add(source)
}

/** The message in the language that is spoken now. Reading it in a template follows the language. */
export function say(key: string, args?: Record<string, FluentVariable>): string {
  const texts = words.texts
  const message = texts?.message(key)
  if (!texts || !message?.value) {
    if (import.meta.env.DEV && texts) console.warn(`no text for ${key}`)
    return key
  }
  const errors: Error[] = []
  const text = texts.bundle.formatPattern(message.value, args && plain(args), errors)
  if (import.meta.env.DEV) for (const error of errors) console.warn(`${key}: ${error.message}`)
  return text
}

/** Whether there is a text with this name. */
export function known(key: string): boolean {
  return words.texts?.has(key) ?? false
}

/** "63 %": no decimals, and never certain unless it is. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100)
  const shown = chance > 0 && chance < 1 ? Math.min(99, Math.max(1, rounded)) : rounded
  return `${shown}\u00a0%`
}

/** A number with so many decimals, as this language writes it. */
export function figure(value: number, decimals = 1): string {
  return value.toLocaleString(words.lang, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}
