import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { neighbourhoodOf } from '#server/http/address.ts'
import { type AuditDetails, auditEvents } from './table.ts'

type Row = Record<string, unknown>

export type Audited = {
  /** The record before the change; absent when it was made. Never a secret or health data: pass only what may be kept. */
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
function fieldsToKeep({ before, after, fields }: Audited): string[] {
  // Whose edit it was stands in the row of the audit, and the time of an edit always changes.
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => name !== 'id' && name !== 'updatedAt' && (fields?.includes(name) ?? true),
  )
  if (!before || !after) return names
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
}

function detailsOf(audited: Audited): AuditDetails | null {
  const fields = fieldsToKeep(audited)
  const details: AuditDetails = {
    ...(audited.before && { before: pick(audited.before, fields) }),
    ...(audited.after && { after: pick(audited.after, fields) }),
    ...(audited.hospitalId && { hospitalId: audited.hospitalId }),
    ...(audited.reason && { reason: audited.reason }),
  }
  return Object.keys(details).length > 0 ? details : null
}

type Actor = Pick<Context, 'viewer'> & { ip?: string }
/** What was done to one record; null: to a list as a whole. */
export type AuditEntry = Audited & { action: string; subjectId: string | null }

/** Writes down who changed what, in the transaction of the change. */
export const recordAudit = (
  db: Queryable,
  ctx: Actor,
  action: string,
  subjectId: string | null,
  audited: Audited = {},
): Promise<void> => recordAudits(db, ctx, [{ ...audited, action, subjectId }])

/** The same of many records that were changed together. */
export const recordAudits = (db: Queryable, ctx: Actor, entries: readonly AuditEntry[]): Promise<void> =>
  recordAuditsOf(
    db,
    { actorId: ctx.viewer?.id ?? null, network: ctx.viewer && ctx.ip ? neighbourhoodOf(ctx.ip) : null },
    entries,
  )

type Remembered = { actorId: string | null; network: string | null }

/** The same by work that goes on after the request which wanted it. */
export async function recordAuditsOf(db: Queryable, by: Remembered, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ action, subjectId, ...audited }) => ({
    ...by,
    action,
    subjectId,
    details: detailsOf(audited),
  }))
  await db.insert(auditEvents).values(rows)
}
