/**
 * Break-glass access. The texts of a quote request belong to patient and hospital. Administrators
 * may read them for an hour after giving a reason, which is audited and shown to the patient.
 */
import { eq } from 'drizzle-orm'
import { isAdmin } from '#domain/access.ts'
import { isUuid } from '#domain/fields.ts'
import { quoteOpening } from '#domain/quotes/oversight.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { byOwner } from '#server/database/record.ts'
import { findAudited, reasonsOf } from '#server/features/accounts/audit/reading.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { requireRole, type Viewer } from '#server/viewer.ts'
import { missingRequest } from './access.ts'
import type { HospitalQuoteRequest } from './record.ts'
import { requireHospitalRequest } from './staff-reading.ts'
import { quoteRecipients } from './table.ts'

export const QUOTE_OPENING = 'quote_request.open'

/** Records the administrator's reason and grants access to this request for an hour. */
export async function openQuoteRequest(ctx: Context, id: string, raw: unknown): Promise<HospitalQuoteRequest> {
  requireRole(ctx, 'admin')
  const { reason } = quoteOpening.parse(raw)
  return ctx.db.transaction(async (tx) => {
    const [row] = isUuid(id) ? await tx.select().from(quoteRecipients).where(eq(quoteRecipients.id, id)) : []
    if (!row) throw missingRequest()
    await recordAudit(tx, ctx, QUOTE_OPENING, row.requestId, { hospitalId: row.hospitalId, reason })
    return requireHospitalRequest(ctx, id, { db: tx })
  })
}

/** Returns the requests that the administrator has opened within the hour. */
export const findOpened = async (db: Queryable, viewer: Viewer, requestIds: string[]): Promise<Set<string>> =>
  isAdmin(viewer) ? findAudited(db, { actorId: viewer.id, action: QUOTE_OPENING, subjectIds: requestIds }) : new Set()

/** Access of an administrator, as shown to the patient. */
export type QuoteAccess = { at: string; reason: string }

/** Returns the accesses to these requests, newest first. */
export async function accessesOf(ctx: Context, requestIds: string[]): Promise<Map<string, QuoteAccess[]>> {
  const rows = await reasonsOf(ctx.db, { action: QUOTE_OPENING, subjectIds: requestIds })
  return byOwner(rows)
}
