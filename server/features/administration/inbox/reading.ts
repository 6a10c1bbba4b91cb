import { and, eq, inArray } from 'drizzle-orm'
import { WORKING_ROLES } from '#domain/portal-access.ts'
import { addDays, dateIn, instantOf } from '#domain/availability.ts'
import { ANSWER_DAYS, INBOX_KINDS, MOST_OF_KIND } from '#domain/inbox.ts'
import type { Context } from '#server/context.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { findTeam, worksThere } from '#server/features/administration/team/reading.ts'
import { showAppointments } from '#server/features/visits/appointments/break-glass.ts'
import { selectAppointments } from '#server/features/visits/appointments/record.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { proposalsById } from '#server/features/visits/proposals/reading.ts'
import { reviewsById } from '#server/features/visits/reviews/reading.ts'
import { requirePortal } from '#server/staff.ts'
import { findInboxRows, type InboxRow } from './inbox-rows.ts'
import type { Colleague, Inbox } from './record.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const byId = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row] as const))

/** Returns the staff of a hospital to whom items can be assigned, by name. */
async function colleaguesAt(ctx: Context, hospitalId: string): Promise<Colleague[]> {
  const mayAct = and(eq(users.status, 'active'), inArray(users.hospitalRole, [...WORKING_ROLES]))
  const team = await findTeam(ctx.db, and(worksThere(hospitalId, ctx.clock()), mayAct))
  return team.map(({ id, firstName, lastName }) => ({ id, firstName, lastName }))
}

/** Returns all pending items of a hospital, most urgent first within each kind. */
export async function getInbox(ctx: Context, chosen: string | null | undefined): Promise<Inbox> {
  const hospitalId = await requirePortal(ctx, chosen, 'read')
  const now = ctx.clock()
  const today = dateIn(now)
  const rows = await findInboxRows(ctx.db, {
    hospitalId,
    now,
    from: instantOf(today, '00:00'),
    to: instantOf(addDays(today, 1), '00:00'),
    answeredSince: new Date(now.getTime() - ANSWER_DAYS * DAY_MS),
    most: MOST_OF_KIND,
  })
  const subjects = (kind: InboxRow['kind']) => rows.filter((row) => row.kind === kind).map((row) => row.subjectId)
  // A review does not reveal its appointment.
  const visitIds = [...new Set(rows.filter(({ kind }) => kind !== 'review').map((row) => row.appointmentId))]
  const [visits, proposals, reviews, colleagues] = await Promise.all([
    visitIds.length > 0
      ? selectAppointments(ctx, inArray(appointments.id, visitIds)).then((found) => showAppointments(ctx, found))
      : [],
    proposalsById(ctx, subjects('answer')),
    reviewsById(ctx, subjects('review')),
    colleaguesAt(ctx, hospitalId),
  ])
  const [visitOf, proposalOf, reviewOf] = [byId(visits), byId(proposals), byId(reviews)]
  const colleagueOf = byId(colleagues)
  return {
    counts: INBOX_KINDS.map((kind) => ({ kind, total: rows.find((row) => row.kind === kind)?.total ?? 0 })),
    colleagues,
    items: rows.map(({ kind, subjectId, appointmentId, since, isToday, snoozedUntil, assigneeId }) => ({
      id: `${kind}:${subjectId}`,
      kind,
      since: since.toISOString(),
      isToday,
      snoozedUntil: snoozedUntil?.toISOString() ?? null,
      assignee: colleagueOf.get(assigneeId ?? '') ?? null,
      appointment: kind === 'review' ? null : (visitOf.get(appointmentId) ?? null),
      proposal: proposalOf.get(subjectId) ?? null,
      review: reviewOf.get(subjectId) ?? null,
    })),
  }
}
