import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { dateIn } from '#domain/days.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { CONSENT_RULES, RULES_OF_THE_LAND } from '#domain/rules/land.ts'
import { WITHHELD_NOTICE } from '#domain/rules/notice.ts'
import {
  isInForce,
  isOn,
  type Rule,
  type RuleAudience,
  RULE_TOPIC_LABELS,
  type RuleTopic,
} from '#domain/rules/rules.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { settings } from '#server/features/accounts/settings/table.ts'
import { sayOnPages } from '#server/http/page-words.ts'
import { RULE_SWITCHES } from '#server/http/public-rules.ts'
import { requireRole } from '#server/viewer.ts'
import type { PublicRule, WithheldTopic } from './record.ts'

/** Stored decisions, by the ID of the rule. */
export const ruleSwitches = z.record(
  z.string(),
  z.object({ isOn: z.boolean(), reason: z.string(), decidedAt: z.string() }),
)
export type StoredSwitches = z.output<typeof ruleSwitches>

/** Reads the decisions of administrators. An invalid row is skipped and logged. */
export async function readStoredSwitches(db: Queryable, { log }: Pick<Context, 'log'>): Promise<StoredSwitches> {
  const [row] = await db.select().from(settings).where(eq(settings.key, RULE_SWITCHES))
  const parsed = ruleSwitches.safeParse(row?.value ?? {})
  if (parsed.success) return parsed.data
  log.warn({ key: RULE_SWITCHES }, 'a setting does not fit and is passed over')
  return {}
}

/** Returns a rule with its state, in the reader's language. */
export function toPublicRule(rule: Rule, stored: StoredSwitches, ctx: Pick<Context, 'clock' | 'language'>): PublicRule {
  const say = sayOnPages[ctx.language]
  const decision = stored[rule.id]
  return {
    ...rule,
    title: say(rule.title),
    source: say(rule.source.title),
    sourceUrl: rule.source.url,
    audiences: [...rule.audiences],
    languages: [...(rule.languages ?? UI_LANGUAGES)],
    hides: [...rule.hides],
    reason: say(rule.reason),
    isInForce: isInForce(rule, dateIn(ctx.clock())),
    isOn: isOn(rule, decision ? { [rule.id]: decision.isOn } : {}),
    hasSwitch: true,
    decisionReason: decision?.reason ?? null,
    decidedAt: decision?.decidedAt ?? null,
  }
}

/** Lists the rules, those in force first. Administrators only. */
export async function listPublicRules(ctx: Context): Promise<PublicRule[]> {
  requireRole(ctx, 'admin')
  const stored = await readStoredSwitches(ctx.db, ctx)
  const say = sayOnPages[ctx.language]
  const ofConsent = CONSENT_RULES.map(
    ({ id, title, source, from, reason }): PublicRule => ({
      id,
      title: say(title),
      source: say(source.title),
      sourceUrl: source.url,
      from,
      until: null,
      audiences: [],
      languages: [...UI_LANGUAGES],
      hides: [],
      reason: say(reason),
      isInForce: isInForce({ from, until: null }, dateIn(ctx.clock())),
      isOn: true,
      hasSwitch: false,
      decisionReason: null,
      decidedAt: null,
    }),
  )
  const rules = [...RULES_OF_THE_LAND.map((rule) => toPublicRule(rule, stored, ctx)), ...ofConsent]
  return rules.sort((a, b) => Number(b.isInForce) - Number(a.isInForce))
}

/** Returns the topics that are hidden from the caller, each with a rule that hides it. */
export async function listWithheld(ctx: Context): Promise<WithheldTopic[]> {
  if (ctx.withheld.length === 0) return []
  const say = sayOnPages[ctx.language]
  const stored = await readStoredSwitches(ctx.db, ctx)
  const date = dateIn(ctx.clock())
  const isForCaller = (audience: RuleAudience) =>
    ctx.viewer ? audience === 'patient' : audience !== 'patient' && audience !== 'staff'
  // A rule about the language takes precedence over one about the reader's country.
  const active = RULES_OF_THE_LAND.filter(
    (rule) => toPublicRule(rule, stored, ctx).isOn && isInForce(rule, date) && rule.audiences.some(isForCaller),
  ).sort((a, b) => Number(a.languages === null) - Number(b.languages === null))
  return ctx.withheld.flatMap((topic) => {
    const rule = active.find(
      ({ hides, languages }) => hides.includes(topic) && (languages === null || languages.includes(ctx.language)),
    )
    return rule ? [{ topic, ruleId: rule.id, reason: say(rule.reason), source: say(rule.source.title) }] : []
  })
}

/**
 * Returns the last line of public pages: the operator's note, and a sentence about topics hidden
 * from the caller.
 */
export function publicFooterNote({ withheld, language }: Pick<Context, 'withheld' | 'language'>, note: string): string {
  if (withheld.length === 0) return note
  const say = sayOnPages[language]
  const topics = new Intl.ListFormat(language, { type: 'conjunction' })
  const nameOf = (topic: RuleTopic) => say(RULE_TOPIC_LABELS[topic]).toLocaleLowerCase(language)
  return [note, say(WITHHELD_NOTICE, { topics: topics.format(withheld.map(nameOf)) })].filter(Boolean).join(' ')
}
