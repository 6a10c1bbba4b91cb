import { and, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { addDays, type DaySpan, instantOf } from '#domain/availability.ts'
import type { Context } from '#server/context.ts'
import { readWithAccess } from '#server/features/visits/appointments/break-glass.ts'
import { type Proposal, proposalColumns } from './record.ts'
import { proposals } from './table.ts'

/**
 * Returns the times that wait for the patient's answer of these appointments, all visible to the
 * caller, by time.
 */
export async function openOffers(ctx: Context, ids: string[]): Promise<Proposal[]> {
  const rows = await ctx.db
    .select(proposalColumns)
    .from(proposals)
    .where(
      and(
        inArray(proposals.appointmentId, ids),
        eq(proposals.state, 'open'),
        eq(proposals.side, 'hospital'),
        // The job that ends it may not have run yet.
        gt(proposals.expiresAt, ctx.clock()),
      ),
    )
    .orderBy(proposals.startsAt, proposals.id)
  const open = new Set(await readWithAccess(ctx, ids))
  return rows.map((row) => (open.has(row.appointmentId) ? row : { ...row, note: null }))
}

/** Returns the first of these times for each appointment. */
export async function openProposals(ctx: Context, ids: string[]): Promise<Map<string, Proposal>> {
  const offers = await openOffers(ctx, ids)
  return new Map(offers.toReversed().map((offer) => [offer.appointmentId, offer]))
}

/** Returns the condition for a patient's unanswered request for another time at this hospital. */
export const isWaitingMove = (hospitalId: SQL, now: SQL): SQL =>
  sql`${proposals.hospitalId} = ${hospitalId} and ${proposals.state} = 'open' and ${proposals.side} = 'patient' and ${proposals.expiresAt} > ${now}`

/** Counts unanswered requests for another time at a hospital. */
export const countWaitingMoves = ({ db, clock }: Context, hospitalId: string): Promise<number> =>
  db.$count(proposals, isWaitingMove(sql`${hospitalId}::uuid`, sql`${clock().toISOString()}::timestamptz`))

/** Returns proposals by ID, for callers who may see their appointments. */
export async function proposalsById(ctx: Context, ids: string[]): Promise<Proposal[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db.select(proposalColumns).from(proposals).where(inArray(proposals.id, ids))
  const owners = rows.map(({ appointmentId }) => appointmentId)
  const open = new Set(await readWithAccess(ctx, owners))
  return rows.map((row) => (open.has(row.appointmentId) ? row : { ...row, note: null }))
}

/**
 * Returns the times that a doctor, or the calendars without one, hold for patients on these days,
 * for staff of the hospital.
 */
export const heldTimes = (
  ctx: Context,
  { hospitalId, doctorId, from, to }: DaySpan & { hospitalId: string; doctorId?: string | null },
): Promise<Proposal[]> =>
  ctx.db
    .select({ ...proposalColumns, note: sql<null>`null` })
    .from(proposals)
    .where(
      and(
        eq(proposals.hospitalId, hospitalId),
        doctorId === undefined ? undefined : doctorId ? eq(proposals.doctorId, doctorId) : isNull(proposals.doctorId),
        eq(proposals.state, 'open'),
        gte(proposals.startsAt, instantOf(from, '00:00')),
        lt(proposals.startsAt, instantOf(addDays(to, 1), '00:00')),
      ),
    )
    .orderBy(proposals.startsAt, proposals.id)
