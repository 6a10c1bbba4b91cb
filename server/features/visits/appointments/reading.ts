import { and, count, eq, gt, gte, inArray, lt, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { z } from 'zod'
import {
  appointmentSearch,
  myAppointmentSearch,
  overdueSince,
  summarySearch,
  TAB_STATUSES,
} from '#domain/appointments.ts'
import { addDays, dateIn, instantOf } from '#domain/availability.ts'
import { fold } from '#domain/fold.ts'
import { type Page, pageOf, paging } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { inBatches } from '#server/database/in-batches.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { containing } from '#server/search/conditions.ts'
import { hospitalFor } from '#server/staff.ts'
import { requireRole, requireViewer } from '#server/viewer.ts'
import { requireAppointment } from './access.ts'
import { readWithAccess, showAppointment, showAppointments } from './break-glass.ts'
import { type ListPart, nextFirst, partsOf } from './list-order.ts'
import {
  type Appointment,
  type AppointmentEvent,
  type AppointmentRow,
  appointmentSearchText,
  eventColumns,
  selectAppointments,
} from './record.ts'
import { appointmentEvents, appointments } from './table.ts'

type Search = {
  where: SQL | undefined
  /**
   * Parts of the list, one after another. Together they contain everything that `where` selects.
   */
  parts: ListPart[]
}

/**
 * Returns one page of a list and its total, read concurrently on two connections. A page may extend
 * over several parts.
 */
async function findPage(ctx: Context, rawPaging: unknown, { where, parts }: Search): Promise<Page<Appointment>> {
  const requested = paging.parse(rawPaging)
  const [rows, total] = await Promise.all([
    findRows(ctx, { where, parts }, requested.limit, (requested.page - 1) * requested.limit),
    ctx.db.$count(appointments, where),
  ])
  return pageOf(await showAppointments(ctx, rows), total, requested)
}

async function findRows(ctx: Context, { where, parts }: Search, limit: number, offset: number) {
  const rows: AppointmentRow[] = []
  let skip = offset
  for (const [at, part] of parts.entries()) {
    const among = and(where, part.where)
    const missing = limit - rows.length
    const selected = await selectAppointments(ctx, among)
      .orderBy(...part.order)
      .limit(missing)
      .offset(skip)
    rows.push(...selected)
    if (rows.length === limit || at === parts.length - 1) break
    // A page beyond this part skips fewer rows of the next one.
    skip = selected.length > 0 ? 0 : skip - (skip > 0 ? await ctx.db.$count(appointments, among) : 0)
  }
  return rows
}

/** Treats an omitted parameter (REST) and null (GraphQL) alike. */
const present = (raw: unknown) =>
  Object.fromEntries(Object.entries(Object(raw)).filter(([, value]) => value !== null && value !== undefined))

/**
 * Lists the viewer's own appointments: upcoming ones soonest first, then past ones, newest first.
 */
export async function listMyAppointments(ctx: Context, raw: unknown): Promise<Page<Appointment>> {
  const viewer = requireViewer(ctx)
  const chosen = myAppointmentSearch.parse(raw).tab ?? 'all'
  const inTab = chosen === 'all' ? undefined : inArray(appointments.status, TAB_STATUSES[chosen])
  return findPage(ctx, present(raw), {
    where: and(eq(appointments.patientId, viewer.id), inTab),
    parts: nextFirst(ctx.clock()),
  })
}

/**
 * Returns an appointment for its patient, the staff of its hospital, and administrators. It is 404
 * for others.
 */
export async function getAppointment(ctx: Context, id: string): Promise<Appointment> {
  return showAppointment(ctx, await requireAppointment(ctx, id))
}

/** Lists appointments, for staff (their own hospital) and administrators. */
export async function listAppointments(ctx: Context, raw: unknown): Promise<Page<Appointment>> {
  requireRole(ctx, 'hospital', 'admin')
  const search = appointmentSearch.parse(present(raw))
  return findPage(ctx, present(raw), await searchOf(ctx, search))
}

/** Builds the condition and order of a list, limited to the hospital of the caller. */
async function searchOf(ctx: Context, search: z.output<typeof appointmentSearch>): Promise<Search> {
  const hospitalId = await hospitalFor(ctx, search.hospitalId)
  const where = and(
    hospitalId ? eq(appointments.hospitalId, hospitalId) : undefined,
    search.doctorId ? eq(appointments.doctorId, search.doctorId) : undefined,
    search.serviceId ? eq(appointments.serviceId, search.serviceId) : undefined,
    search.status && eq(appointments.status, search.status),
    search.unread ? gt(appointments.unreadMessages, 0) : undefined,
    search.from ? gte(appointments.startsAt, instantOf(search.from, '00:00')) : undefined,
    search.to ? lt(appointments.startsAt, instantOf(addDays(search.to, 1), '00:00')) : undefined,
    search.overdue
      ? and(eq(appointments.status, 'pending'), lt(appointments.createdAt, overdueSince(ctx.clock())))
      : undefined,
  )
  const words = fold(search.q ?? '').trim()
  return {
    where: words ? matching(words, where) : where,
    parts: partsOf(search, ctx.clock()),
  }
}

/**
 * Reads the appointments without pages, for administrators, in batches, up to the maximum length of
 * a list. A narrower search reaches further.
 */
export async function* readAppointments(ctx: Context, raw: unknown): AsyncGenerator<Appointment[]> {
  requireRole(ctx, 'admin')
  const search = await searchOf(ctx, appointmentSearch.parse(present(raw)))
  yield* inBatches(async ({ limit, offset }) => showAppointments(ctx, await findRows(ctx, search, limit, offset)))
}

/**
 * Matches patient, booker, address, booking ID, service or doctor. Hand-written: each is searched
 * in its own index before sorting, while the builder's `or` would scan the index of dates for rare
 * matches.
 */
function matching(words: string, where: SQL | undefined): SQL {
  const pattern = containing(words)
  const idsWhere = (condition: SQL) =>
    sql`select ${appointments.id} from ${appointments} where ${and(where, condition)}`
  const nameOf = (table: typeof healthServices | typeof doctors, names: SQLWrapper = table.nameKey) =>
    sql`any(array(select ${table.id} from ${table} where ${names} like ${pattern}))`
  const inEveryLanguage = sql`(${healthServices.nameKey} || ' ' || ${healthServices.translatedNames})`
  return sql`${appointments.id} = any(array(
    ${idsWhere(sql`${appointmentSearchText} like ${pattern}`)}
    union ${idsWhere(sql`${appointments.serviceId} = ${nameOf(healthServices, inEveryLanguage)}`)}
    union ${idsWhere(sql`${appointments.doctorId} = ${nameOf(doctors)}`)}))`
}

export type AppointmentSummary = Record<'today' | 'pending' | 'confirmed' | 'completed' | 'total', number>

const countWhere = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/**
 * Counts appointments, for staff (their own hospital) and administrators. Today's are the active
 * ones of the day in Istanbul.
 */
export async function summariseAppointments(ctx: Context, raw: unknown): Promise<AppointmentSummary> {
  requireRole(ctx, 'hospital', 'admin')
  const chosen = summarySearch.parse(present(raw)).hospitalId
  const hospitalId = await hospitalFor(ctx, chosen)
  const [counts] = await ctx.db
    .select({
      today: countWhere(and(eq(appointments.date, dateIn(ctx.clock())), ne(appointments.status, 'cancelled'))),
      pending: countWhere(eq(appointments.status, 'pending')),
      confirmed: countWhere(eq(appointments.status, 'confirmed')),
      completed: countWhere(eq(appointments.status, 'completed')),
      total: count(),
    })
    .from(appointments)
    .where(hospitalId ? eq(appointments.hospitalId, hospitalId) : undefined)
  return counts ?? { today: 0, pending: 0, confirmed: 0, completed: 0, total: 0 }
}

/** Returns the events of appointments that the caller may see, oldest first. */
export async function eventsOfAppointments(ctx: Context, ids: string[]): Promise<AppointmentEvent[]> {
  const rows = await ctx.db
    .select({ ...eventColumns, actorName: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(appointmentEvents)
    .leftJoin(users, eq(users.id, appointmentEvents.actorId))
    .where(inArray(appointmentEvents.appointmentId, ids))
    .orderBy(appointmentEvents.createdAt, appointmentEvents.id)
  const open = new Set(await readWithAccess(ctx, ids))
  const isShown = ({ appointmentId, kind }: AppointmentEvent) => open.has(appointmentId) || kind === 'opened'
  return rows.map((row) => (isShown(row) ? row : { ...row, note: null }))
}
