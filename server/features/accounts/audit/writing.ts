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
   * The record before the change; absent when it was made. Never a secret or health data. Values
   * that say something about a person are left out here (`keepsValue`), and only the names of their
   * fields are kept.
   */
  before?: Row | undefined
  /** The record after the change; absent when it was erased. */
  after?: Row | undefined
  /** Looks at these fields alone, such as those that were sent; otherwise at all of the record. */
  fields?: readonly string[]
  /** The hospital the change belongs to, so that its history can be read. */
  hospitalId?: string | null
  /** Why somebody looked at what is not theirs. */
  reason?: string
}

const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]))

/** The fields to keep: those an edit altered, or all of a record that was made or erased. */
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
  // All fields of a created or erased record are new or gone, which says nothing.
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
/** An action on one record, or with null on a list as a whole. */
export type AuditEntry = AuditedChange & { action: string; subjectId: string | null }

/** Writes down who changed what, in the transaction of the change. */
export const recordAudit = (
  db: Queryable,
  ctx: Actor,
  action: string,
  subjectId: string | null,
  audited: AuditedChange = {},
): Promise<void> => recordAudits(db, ctx, [{ ...audited, action, subjectId }])

/** Records the same for many records changed together. */
export const recordAudits = (db: Queryable, ctx: Actor, entries: readonly AuditEntry[]): Promise<void> =>
  recordAuditsOf(
    db,
    { actorId: ctx.viewer?.id ?? null, network: ctx.viewer && ctx.ip ? neighbourhoodOf(ctx.ip) : null },
    entries,
  )

type AuditOrigin = { actorId: string | null; network: string | null }

/** Records the same for background work that outlives its request. */
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
