import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { isUuid } from '#domain/fields.ts'
import {
  authorName,
  mayEdit,
  mayReview,
  REVIEW_EDIT_DAYS,
  reviewDecision,
  reviewInput,
  reviewReply,
  reviewReport,
} from '#domain/reviews.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Tx } from '#server/database/client.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { requireAppointment } from '#server/features/appointments/access.ts'
import { recordAudit } from '#server/features/audit/writing.ts'
import { requireRole, requireViewer } from '#server/viewer.ts'
import { findReview, type ReviewRecord } from './service.ts'

const notFound = () => new AppError('not_found', 'Review not found.')

type Stored = {
  id: string
  hospitalId: string
  patientId: string | null
  createdAt: Date
  hiddenAt: Date | null
  reportedAt: Date | null
}

/** The row, held against other writers until the transaction ends. */
async function lockReview(tx: Tx, id: string): Promise<Stored> {
  const [row] = isUuid(id)
    ? await query<Stored>(
        tx,
        sql`select id, hospital_id as "hospitalId", patient_id as "patientId", created_at as "createdAt",
          hidden_at as "hiddenAt", reported_at as "reportedAt" from reviews where id = ${id}::uuid for no key update`,
      )
    : []
  if (!row) throw notFound()
  return row
}

async function written(ctx: Context, id: string, db?: Queryable): Promise<ReviewRecord> {
  const review = await findReview(ctx, id, { db })
  if (!review) throw notFound()
  return review
}

/** The patient rates a completed appointment, once. For anybody else there is nothing to review. */
export async function createReview(ctx: Context, appointmentId: string, raw: unknown): Promise<ReviewRecord> {
  const viewer = requireViewer(ctx)
  const { rating, comment = null, language } = reviewInput.parse(raw)
  const appointment = await requireAppointment(ctx, appointmentId)
  if (appointment.patientId !== viewer.id) throw new AppError('not_found', 'Appointment not found.')
  if (!mayReview(appointment, viewer))
    throw new AppError('conflict', 'You can write a review once your appointment is completed.')
  const now = ctx.clock()
  // Hospital and service are the appointment's: a trigger sees to it.
  const [made] = await query<{ id: string }>(
    ctx.db,
    sql`insert into reviews (id, appointment_id, hospital_id, service_id, author_name, rating, comment, language,
        created_at, updated_at)
      values (${v7()}, ${appointment.id}, ${appointment.hospitalId}, ${appointment.serviceId}, ${authorName(viewer)},
        ${rating}, ${comment}, ${language ?? 'en'}, ${now}, ${now})
      on conflict (appointment_id) do nothing returning id`,
  )
  if (!made) throw new AppError('conflict', 'You have already reviewed this appointment.')
  return written(ctx, made.id)
}

/** By its author, within the days that `REVIEW_EDIT_DAYS` names. */
export async function updateReview(ctx: Context, id: string, raw: unknown): Promise<ReviewRecord> {
  const viewer = requireViewer(ctx)
  const { rating, comment = null, language = null } = reviewInput.parse(raw)
  return ctx.db.transaction(async (tx) => {
    const row = await lockReview(tx, id)
    if (row.patientId !== viewer.id) throw notFound()
    if (row.hiddenAt) throw new AppError('forbidden', 'This review was hidden and cannot be changed.')
    if (!mayEdit(row, viewer, ctx.clock()))
      throw new AppError('forbidden', 'A review can be changed for {{count}} days.', {
        params: { count: REVIEW_EDIT_DAYS },
      })
    await query(
      tx,
      sql`update reviews set rating = ${rating}, comment = ${comment}, language = coalesce(${language}, language),
        updated_at = ${ctx.clock()} where id = ${row.id}`,
    )
    return written(ctx, row.id, tx)
  })
}

/** Tells the administrators. A second report by the same person changes nothing and is answered like the first. */
export async function reportReview(ctx: Context, id: string, raw: unknown): Promise<void> {
  const viewer = requireViewer(ctx)
  const { reason } = reviewReport.parse(raw)
  const now = ctx.clock()
  await ctx.db.transaction(async (tx) => {
    const row = await lockReview(tx, id)
    if (row.hiddenAt) throw notFound()
    await query(
      tx,
      sql`with report as (
          insert into review_reports (review_id, user_id, reason, created_at)
          values (${row.id}, ${viewer.id}, ${reason}, ${now}) on conflict (review_id, user_id) do nothing returning review_id)
        update reviews set reported_at = ${now} where id in (select review_id from report)`,
    )
  })
}

/** By the staff of the reviewed hospital and by nobody else; a new answer takes the place of the old one. */
export async function replyToReview(ctx: Context, id: string, raw: unknown): Promise<ReviewRecord> {
  const viewer = requireRole(ctx, 'hospital')
  const { reply } = reviewReply.parse(raw)
  return ctx.db.transaction(async (tx) => {
    const row = await lockReview(tx, id)
    if (row.hiddenAt) throw notFound()
    if (row.hospitalId !== viewer.hospitalId)
      throw new AppError('forbidden', 'Only the reviewed hospital can answer this review.')
    await query(tx, sql`update reviews set reply = ${reply}, replied_at = ${ctx.clock()} where id = ${row.id}`)
    return written(ctx, row.id, tx)
  })
}

/** An administrator ends a report: the review is hidden and no longer counts, or it stays as it is. */
export async function settleReview(ctx: Context, id: string, raw: unknown): Promise<void> {
  requireRole(ctx, 'admin')
  const { hide } = reviewDecision.parse(raw)
  await ctx.db.transaction(async (tx) => {
    const row = await lockReview(tx, id)
    if (!row.reportedAt) throw new AppError('conflict', 'No report of this review is waiting.')
    await query(
      tx,
      sql`update reviews set reported_at = null, hidden_at = ${hide ? ctx.clock() : row.hiddenAt} where id = ${row.id}`,
    )
    await recordAudit(tx, ctx, hide ? 'review.hide' : 'review.settle', row.id, { hospitalId: row.hospitalId })
  })
}
