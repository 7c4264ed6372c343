/** Every word of the client. Texts are Fluent files that the whole project shares; one language is loaded at a time. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings/settings.svelte'
import type { Patterns } from './texts/joined'
import type { Lang } from './wire'

export const LANGS: readonly Lang[] = ['en', 'pl', 'ru']
/** Each language in its own words: this list is never translated. */
export const LANG_NAMES: Record<Lang, string> = { en: 'English', pl: 'Polski', ru: 'Русский' }

const tongues: Record<Lang, () => Promise<{ default: Patterns }>> = {
  en: () => import('./texts/en'),
  pl: () => import('./texts/pl'),
  ru: () => import('./texts/ru'),
}

/** Further texts that only some pages need: name -> file of a language. */
const more = import.meta.glob<Patterns>(
  [
    '../../src/tamalir/texts/*/lab.ftl',
    '../../src/tamalir/texts/*/beside.ftl',
    '../../src/tamalir/texts/*/beside-fight.ftl',
    '../../src/tamalir/texts/*/later-*.ftl',
  ],
  { query: '?patterns', import: 'default' },
)
export type Further =
  'lab' | 'beside' | 'beside-fight' | 'later-learn' | 'later-explain' | 'later-talk' | 'later-rules'

class Words {
  texts = $state.raw<FluentBundle | null>(null)
  lang = $state<Lang>('en')
  /** Further texts that were asked for: another language brings them along. */
  further = new Set<Further>()
}
const words = new Words()

async function addFurther(texts: FluentBundle, lang: Lang, name: Further): Promise<void> {
  const patterns = await more[`../../src/tamalir/texts/${lang}/${name}.ftl`]?.()
  if (patterns) add(texts, patterns)
}

/** Adds texts that were parsed when the client was built. */
function add(texts: FluentBundle, patterns: Patterns): void {
  const body = Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} }))
  texts.addResource({ body } as FluentResource, { allowOverrides: true })
}

/** The language that is spoken now. */
export function lang(): Lang {
  return words.lang
}

/** Loads a language and speaks it from now on; `remember` keeps it for the next visit. */
export async function speak(lang: Lang, remember = true): Promise<void> {
  const texts = new FluentBundle(lang, { useIsolating: false })
  add(texts, (await tongues[lang]()).default)
  await Promise.all([...words.further].map((name) => addFurther(texts, lang, name)))
  words.texts = texts
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

/** Adds texts that only some pages need, in the language that is spoken now and in those that are spoken later. */
export async function alsoSpeak(...names: Further[]): Promise<void> {
  const { lang, texts } = words
  for (const name of names) words.further.add(name)
  if (texts) await Promise.all(names.map((name) => addFurther(texts, lang, name)))
}

/** The message in the language that is spoken now. Reading it in a template follows the language. */
export function say(key: string, args?: Record<string, FluentVariable>): string {
  const texts = words.texts
  const message = texts?.getMessage(key)
  if (!texts || !message?.value) {
    if (import.meta.env.DEV && texts) console.warn(`no text for ${key}`)
    return key
  }
  const errors: Error[] = []
  const text = texts.formatPattern(message.value, args && plain(args), errors)
  if (import.meta.env.DEV) for (const error of errors) console.warn(`${key}: ${error.message}`)
  return text
}

/** Whether there is a text with this name. */
export function known(key: string): boolean {
  return words.texts?.hasMessage(key) ?? false
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
