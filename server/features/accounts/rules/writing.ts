import { sql } from 'drizzle-orm'
import { ruleDecision } from '#domain/rules/decision.ts'
import { RULES_OF_THE_LAND } from '#domain/rules/land.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { SETTINGS_ID } from '#server/features/accounts/settings/record.ts'
import { settings } from '#server/features/accounts/settings/table.ts'
import { RULE_SWITCHES } from '#server/http/public-rules.ts'
import { requireRole } from '#server/viewer.ts'
import { readStoredSwitches, toPublicRule } from './reading.ts'
import type { PublicRule } from './record.ts'

/**
 * Switches a rule on or off with a reason. It applies from the next request on every page, because
 * a trigger of the settings evicts the caches. Administrators only.
 */
export async function decideRule(ctx: Context, id: string, raw: unknown): Promise<PublicRule> {
  requireRole(ctx, 'admin')
  const { isOn, reason } = ruleDecision.parse(raw)
  const rule = RULES_OF_THE_LAND.find((candidate) => candidate.id === id)
  if (!rule) throw new AppError('not_found', 'This rule does not exist or has no switch.')
  return ctx.db.transaction(async (tx) => {
    // One at a time, because a missing row cannot be locked. Readers do not wait.
    await tx.execute(sql`lock table ${settings} in share row exclusive mode`)
    const before = await readStoredSwitches(tx, ctx)
    const updatedAt = ctx.clock()
    const value = { ...before, [id]: { isOn, reason, decidedAt: updatedAt.toISOString() } }
    await tx
      .insert(settings)
      .values({ key: RULE_SWITCHES, value, updatedAt })
      .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } })
    const was = toPublicRule(rule, before, ctx)
    await recordAudit(tx, ctx, 'settings.rule', SETTINGS_ID, {
      before: { [id]: was.isOn },
      after: { [id]: isOn },
      reason,
    })
    return toPublicRule(rule, value, ctx)
  })
}
