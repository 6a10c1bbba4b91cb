/**
 * Words that indicate the findings of a rule. They are large, so they load when a user opens a
 * rule.
 */

import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { COMPOSED } from '#triage/findings.ts'
import { partsOf } from '#triage/reading.ts'
import type { Rule } from '#triage/rules/rule.ts'
import { FAMILIES } from '#triage/words/families.ts'

const composed: Readonly<Record<string, string>> = COMPOSED

const namesIn = (text: string): string[] => [...new Set(partsOf(text.replace(/@\d+/, '')).flat(2))]

/** Returns the word families of a finding, including those of findings it is composed of. */
function familiesOf(finding: string, seen = new Set<string>()): string[] {
  if (seen.has(finding)) return []
  seen.add(finding)
  const own = finding in FAMILIES ? [finding] : []
  const text = composed[finding]
  return text ? [...own, ...namesIn(text).flatMap((name) => familiesOf(name, seen))] : own
}

export type Family = { name: string; words: Record<UiLanguage, string> }
/**
 * Words of a rule. `ways` lists parts of which one finding each must hold. A finding without words
 * is a number, such as an age or a temperature.
 */
export type RuleWords = { ways: readonly (readonly (readonly string[])[])[]; unless: string[]; families: Family[] }

export function wordsOfRule({ when, unless }: Rule): RuleWords {
  const against = unless?.split('|') ?? []
  const names = new Set([...namesIn(when), ...against].flatMap((name) => familiesOf(name)))
  const families = [...names].map((name) => ({
    name,
    words: Object.fromEntries(
      UI_LANGUAGES.map((language) => [language, FAMILIES[name]?.[language] ?? '']),
    ) as Family['words'],
  }))
  return { ways: partsOf(when), unless: against, families }
}
