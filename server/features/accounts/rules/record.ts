import type { RuleAudience, RuleTopic } from '#domain/rules/rules.ts'
import type { UiLanguage } from '#domain/languages.ts'

/** Rule of the land with its state, in the reader's language. */
export type PublicRule = {
  id: string
  title: string
  source: string
  sourceUrl: string
  from: string
  until: string | null
  audiences: RuleAudience[]
  languages: UiLanguage[]
  hides: RuleTopic[]
  reason: string
  isInForce: boolean
  isOn: boolean
  /** False for rules about consent, which always apply. */
  hasSwitch: boolean
  decisionReason: string | null
  decidedAt: string | null
}

/** Topic that is hidden from the caller, with the first rule that hides it. */
export type WithheldTopic = { topic: RuleTopic; ruleId: string; reason: string; source: string }
