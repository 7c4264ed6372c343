import { aboutOf } from '$/editions'
import type { Book, OptionOfRules } from '$/wire'

/** Options that are variants of the game; the rest are other readings of its words. */
export function sorted(book: Book | null): { variants: OptionOfRules[]; readings: OptionOfRules[] } {
  const like = aboutOf(book?.edition ?? '')?.variants ?? /./
  const all = book?.options ?? []
  const offered = ({ rule }: OptionOfRules) => like.test(rule ?? '-')
  return { variants: all.filter(offered), readings: all.filter((option) => !offered(option)) }
}
