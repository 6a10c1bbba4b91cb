/**
 * The words that the findings of a rule are read from. They are many, so they come when somebody
 * opens a rule.
 */

import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { COMPOSED } from '#triage/findings.ts'
import { FAMILIES, partsOf } from '#triage/reading.ts'
import type { Rule } from '#triage/rules/rule.ts'

const composed: Readonly<Record<string, string>> = COMPOSED

const namesIn = (text: string): string[] => [...new Set(partsOf(text.replace(/@\d+/, '')).flat(2))]

/** Families of words behind a finding, those that it is put together from included. */
function familiesOf(finding: string, seen = new Set<string>()): string[] {
  if (seen.has(finding)) return []
  seen.add(finding)
  const own = finding in FAMILIES ? [finding] : []
  const text = composed[finding]
  return text ? [...own, ...namesIn(text).flatMap((name) => familiesOf(name, seen))] : own
}

export type Family = { name: string; words: Record<UiLanguage, string> }
/**
 * Findings of which one of each part has to hold; a finding without words is a figure, such as an
 * age or a temperature.
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
