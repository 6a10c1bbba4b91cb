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

/** Writes down who changed what, in the transaction of the change. */
export async function recordAudit(
  db: Queryable,
  ctx: Pick<Context, 'viewer'> & { ip?: string },
  action: string,
  subjectId: string,
  audited: Audited = {},
): Promise<void> {
  const fields = fieldsToKeep(audited)
  const details: AuditDetails = {
    ...(audited.before && { before: pick(audited.before, fields) }),
    ...(audited.after && { after: pick(audited.after, fields) }),
    ...(audited.hospitalId && { hospitalId: audited.hospitalId }),
    ...(audited.reason && { reason: audited.reason }),
  }
  const known = Object.keys(details).length > 0
  await db.insert(auditEvents).values({
    actorId: ctx.viewer?.id ?? null,
    action,
    subjectId,
    details: known ? details : null,
    network: ctx.viewer && ctx.ip ? neighbourhoodOf(ctx.ip) : null,
  })
}
