/** Fixed triage rules in readable form. */

import { fold } from '#domain/fold.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { URGENCIES, type Urgency } from '#domain/search-choices.ts'
import ar from '#domain/sentences/ar/assistant.json' with { type: 'json' }
import ru from '#domain/sentences/ru/assistant.json' with { type: 'json' }
import tr from '#domain/sentences/tr/assistant.json' with { type: 'json' }
import type { Say } from '#domain/sentences.ts'
import { translator } from '#domain/translator.ts'
import { EMERGENCY_RULES } from '#triage/rules/emergencies.ts'
import type { Rule } from '#triage/rules/rule.ts'
import { VISIT_RULES } from '#triage/rules/visits.ts'

/** Rules, most urgent first. */
export const RULES: readonly Rule[] = [...EMERGENCY_RULES, ...VISIT_RULES].sort(
  (a, b) => URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency),
)

const sayIn: Record<UiLanguage, Say> = {
  en: translator({}, 'en'),
  tr: translator(tr, 'tr'),
  ru: translator(ru, 'ru'),
  ar: translator(ar, 'ar'),
}

/** Returns the name of a red flag in a language. Other rules have only an ID. */
export const ruleName = ({ name }: Rule, language: UiLanguage): string | undefined => name && sayIn[language](name)

type RuleFilter = { query: string; urgency: Urgency | ''; language: UiLanguage }

/** Returns the rules whose ID, name, source or specialties contain every word. */
export function rulesFor({ query, urgency, language }: RuleFilter): readonly Rule[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return RULES.filter((rule) => {
    if (urgency && rule.urgency !== urgency) return false
    const text = fold(
      [rule.id, ruleName(rule, language), rule.name, rule.source, rule.specialties?.join(' ')].join(' '),
    )
    return words.every((word) => text.includes(word))
  })
}
