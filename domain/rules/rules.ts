/**
 * Rules of the land: topics hidden on public pages, by audience, language and date. Only the server
 * evaluates them.
 */
import type { UiLanguage } from '../languages.ts'
import { sentence } from '../sentences.ts'

/** Topics that a rule may hide, in their order on pages. */
export const RULE_TOPICS = ['prices', 'comparison', 'reviews', 'statements'] as const
export type RuleTopic = (typeof RULE_TOPICS)[number]

export const RULE_TOPIC_LABELS: Record<RuleTopic, string> = {
  prices: sentence('Treatment prices'),
  comparison: sentence('Comparisons'),
  reviews: sentence('Ratings and reviews'),
  statements: sentence('What patients wrote'),
}

/** Audiences of public content. Staff includes administrators, and no rule applies to it. */
export const RULE_AUDIENCES = ['visitor_in_turkiye', 'visitor_abroad', 'patient', 'staff'] as const
export type RuleAudience = (typeof RULE_AUDIENCES)[number]

export const RULE_AUDIENCE_LABELS: Record<RuleAudience, string> = {
  visitor_in_turkiye: sentence('Visitors in Türkiye'),
  visitor_abroad: sentence('Visitors abroad'),
  patient: sentence('Signed-in patients'),
  staff: sentence('Staff'),
}

export type RuleSource = { title: string; url: string }

export type Rule = {
  id: string
  title: string
  source: RuleSource
  /** First day in force, on the calendar of Türkiye. */
  from: string
  /** Last day in force. Null without an end. */
  until: string | null
  audiences: readonly RuleAudience[]
  /** Languages of the page. Null for all. */
  languages: readonly UiLanguage[] | null
  hides: readonly RuleTopic[]
  reason: string
  /** State without a decision of an administrator. */
  isOnByDefault: boolean
}

/** Decision of an administrator that differs from the default, by the ID of the rule. */
export type RuleSwitches = Readonly<Record<string, boolean>>

export type RuleCase = { audience: RuleAudience; language: UiLanguage; date: string }

export const isInForce = ({ from, until }: Pick<Rule, 'from' | 'until'>, date: string): boolean =>
  from <= date && (until === null || date <= until)

export const isOn = ({ id, isOnByDefault }: Rule, switches: RuleSwitches): boolean => switches[id] ?? isOnByDefault

const applies = (rule: Rule, { audience, language, date }: RuleCase): boolean =>
  rule.audiences.includes(audience) &&
  (rule.languages === null || rule.languages.includes(language)) &&
  isInForce(rule, date)

/** Returns the rules that apply to a page or an answer. */
export const rulesFor = (rules: readonly Rule[], of: RuleCase, switches: RuleSwitches): Rule[] =>
  rules.filter((rule) => isOn(rule, switches) && applies(rule, of))

/** Returns the topics that these rules hide. */
export const topicsOf = (rules: readonly Rule[]): RuleTopic[] =>
  RULE_TOPICS.filter((topic) => rules.some(({ hides }) => hides.includes(topic)))
