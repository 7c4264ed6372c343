import type { Book, OptionOfRules } from '$/wire'

/** An option with the rule that it comes from, and its values by name. */
export type RuleOption = OptionOfRules & { rule?: string | null; choice_names?: Record<string, string> }

/** Variants that the rulebook itself offers; the rest are other readings of its words. */
const VARIANT = /^2E-(VAR|DOOM-001|HAZARD-001)/

export function sorted(book: Book | null): { variants: RuleOption[]; readings: RuleOption[] } {
  const all: RuleOption[] = book?.options ?? []
  const offered = (option: RuleOption) => VARIANT.test(option.rule ?? '')
  return { variants: all.filter(offered), readings: all.filter((option) => !offered(option)) }
}
