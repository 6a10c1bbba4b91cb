import { isDeepStrictEqual } from 'node:util'
import { v7 } from 'uuid'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { neighbourhoodOf } from '#server/http/address.ts'
import { keepsValue } from './kept-values.ts'
import { type AuditDetails, auditEvents, auditReasons } from './table.ts'

type Row = Record<string, unknown>

export type AuditedChange = {
  /**
   * Record before the change. Absent for a new record. It never contains secrets or health data.
   * Personal values are removed here (`keepsValue`), and only the names of their fields are
   * recorded.
   */
  before?: Row | undefined
  /** Record after the change. Absent for a deleted record. */
  after?: Row | undefined
  /** Fields to compare, such as those that were sent. Default: all fields. */
  fields?: readonly string[]
  /** Hospital of the change, for reading its history. */
  hospitalId?: string | null
  /** Reason for accessing another user's data. */
  reason?: string
}

const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]))

/**
 * Returns the fields to record: those changed by an edit, or all fields of a created or deleted
 * record.
 */
function fieldsToKeep({ before, after, fields }: AuditedChange): string[] {
  // The audit row itself names the author, and the edit time always changes.
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => name !== 'id' && name !== 'updatedAt' && (fields?.includes(name) ?? true),
  )
  if (!before || !after) return names
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
}

function detailsOf(action: string, audited: AuditedChange): AuditDetails | null {
  const fields = fieldsToKeep(audited)
  const withValues = fields.filter((name) => keepsValue(action, name))
  // All fields of a created or deleted record are new or gone, so their names add nothing.
  const withoutValues = audited.before && audited.after ? fields.filter((name) => !withValues.includes(name)) : []
  const hasValues = withValues.length > 0 || withoutValues.length === 0
  const details: AuditDetails = {
    ...(audited.before && hasValues && { before: pick(audited.before, withValues) }),
    ...(audited.after && hasValues && { after: pick(audited.after, withValues) }),
    ...(withoutValues.length > 0 && { fields: withoutValues }),
    ...(audited.hospitalId && { hospitalId: audited.hospitalId }),
  }
  return Object.keys(details).length > 0 ? details : null
}

type Actor = Pick<Context, 'viewer'> & { ip?: string }
/** Action on one record, or on a whole list if the subject is null. */
export type AuditEntry = AuditedChange & { action: string; subjectId: string | null }

/** Records who changed what, in the transaction of the change. */
export const recordAudit = (
  db: Queryable,
  ctx: Actor,
  action: string,
  subjectId: string | null,
  audited: AuditedChange = {},
): Promise<void> => recordAudits(db, ctx, [{ ...audited, action, subjectId }])

/** Records a change of each of many records. */
export const recordAudits = (db: Queryable, ctx: Actor, entries: readonly AuditEntry[]): Promise<void> =>
  recordAuditsOf(
    db,
    { actorId: ctx.viewer?.id ?? null, network: ctx.viewer && ctx.ip ? neighbourhoodOf(ctx.ip) : null },
    entries,
  )

type AuditOrigin = { actorId: string | null; network: string | null }

/** Records changes of background work that outlives its request. */
export async function recordAuditsOf(db: Queryable, by: AuditOrigin, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const written = entries.map((entry) => ({ ...entry, id: v7() }))
  await db.insert(auditEvents).values(
    written.map(({ id, action, subjectId, ...audited }) => ({
      ...by,
      id,
      action,
      subjectId,
      details: detailsOf(action, audited),
    })),
  )
  const reasons = written.flatMap(({ id, subjectId, reason }) => (reason ? [{ eventId: id, subjectId, reason }] : []))
  if (reasons.length > 0) await db.insert(auditReasons).values(reasons)
}
