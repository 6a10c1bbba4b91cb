import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isAdmin } from '#domain/access.ts'
import { APPOINTMENT_TABS, appointmentSearch, TAB_STATUSES } from '#domain/appointments.ts'
import { dateIn } from '#domain/availability.ts'
import { uuid } from '#domain/fields.ts'
import { fold } from '#domain/fold.ts'
import { type Page, pageOf, paging } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { containing, list } from '#server/database/search.ts'
import { pageAndCount, query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { requireRole, requireViewer, type Viewer } from '#server/viewer.ts'
import { requireAppointment } from './access.ts'
import { type Appointment, type AppointmentRow, appointmentColumns, appointmentJoins, toAppointment } from './rows.ts'

const tab = z.object({
  tab: z.enum(APPOINTMENT_TABS, { error: 'tab must be all, upcoming or past' }).nullish().default('all'),
})

/** Which page of which appointments. */
async function findPage(ctx: Context, rawPaging: unknown, where: SQL): Promise<Page<Appointment>> {
  const wanted = paging.parse(rawPaging)
  const { rows, total } = await pageAndCount<AppointmentRow>(
    ctx.db,
    sql`select ${appointmentColumns} from appointments a ${appointmentJoins} where ${where}
      order by a.starts_at desc nulls last, a.id limit ${wanted.limit} offset ${(wanted.page - 1) * wanted.limit}`,
    sql`select count(*) as count from appointments a where ${where}`,
  )
  return pageOf(
    rows.map((row) => toAppointment(row, ctx)),
    total,
    wanted,
  )
}

/** What is absent in one of two forms: REST leaves a parameter out, GraphQL may send null. */
const given = (raw: unknown) =>
  Object.fromEntries(Object.entries(Object(raw)).filter(([, value]) => value !== null && value !== undefined))

/** The viewer's own appointments, newest first. */
export async function listMyAppointments(ctx: Context, raw: unknown): Promise<Page<Appointment>> {
  const viewer = requireViewer(ctx)
  const chosen = tab.parse(raw).tab ?? 'all'
  const mine = sql`a.patient_id = ${viewer.id}::uuid`
  return findPage(
    ctx,
    given(raw),
    chosen === 'all' ? mine : sql`${mine} and a.status = any(${list(TAB_STATUSES[chosen])}::text[])`,
  )
}

/** For its patient, the staff of its hospital, and administrators; 404 for everybody else. */
export async function getAppointment(ctx: Context, id: string): Promise<Appointment> {
  return toAppointment(await requireAppointment(ctx, id), ctx)
}

/** The hospital whose appointments are meant: staff have their own, administrators may choose one or see all. */
function hospitalOf(viewer: Viewer, chosen: string | undefined): string | null {
  if (isAdmin(viewer)) return chosen ?? null
  if (chosen && chosen !== viewer.hospitalId) throw new AppError('forbidden')
  return viewer.hospitalId
}

/** For staff (their own hospital) and administrators. */
export async function listAppointments(ctx: Context, raw: unknown): Promise<Page<Appointment>> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  const search = appointmentSearch.parse(given(raw))
  const hospitalId = hospitalOf(viewer, search.hospitalId)
  const conditions: SQL[] = [sql`true`]
  if (hospitalId) conditions.push(sql`a.hospital_id = ${hospitalId}::uuid`)
  if (search.status) conditions.push(sql`a.status = ${search.status}`)
  if (search.from) conditions.push(sql`a.starts_at >= ${search.from}::date::timestamp at time zone 'Europe/Istanbul'`)
  if (search.to) conditions.push(sql`a.starts_at < (${search.to}::date + 1)::timestamp at time zone 'Europe/Istanbul'`)
  const where = sql.join(conditions, sql` and `)
  const words = fold(search.q ?? '').trim()
  return findPage(ctx, given(raw), words ? matching(words, where) : where)
}

/**
 * Patient, address, booking id, service or doctor. Each is looked up in its own index and the matches come before their
 * order: a page of few must not be looked for along the index of dates.
 */
function matching(words: string, where: SQL): SQL {
  const pattern = containing(words)
  const found = (condition: SQL) => sql`select a.id from appointments a where ${where} and ${condition}`
  return sql`a.id = any(array(
    ${found(sql`fold(a.patient_first_name || ' ' || a.patient_last_name || ' ' || a.patient_email || ' ' || a.booking_id)
      like ${pattern}`)}
    union ${found(sql`a.service_id = any(array(select f.id from health_services f where f.name_key like ${pattern}))`)}
    union ${found(sql`a.doctor_id = any(array(select f.id from doctors f where f.name_key like ${pattern}))`)}))`
}

export type AppointmentSummary = Record<'today' | 'pending' | 'confirmed' | 'completed' | 'total', number>

/** Counts for staff (their own hospital) and administrators. Today's are those of Istanbul's day that still stand. */
export async function summariseAppointments(ctx: Context, raw: unknown): Promise<AppointmentSummary> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  const chosen = z.object({ hospitalId: uuid('Unknown hospital').optional() }).parse(given(raw)).hospitalId
  const hospitalId = hospitalOf(viewer, chosen)
  const [counts] = await query<AppointmentSummary>(
    ctx.db,
    sql`select count(*) filter (where date = ${dateIn(ctx.clock())}::date and status <> 'cancelled') as today,
        count(*) filter (where status = 'pending') as pending,
        count(*) filter (where status = 'confirmed') as confirmed,
        count(*) filter (where status = 'completed') as completed, count(*) as total
      from appointments ${hospitalId ? sql`where hospital_id = ${hospitalId}::uuid` : sql``}`,
  )
  return counts ?? { today: 0, pending: 0, confirmed: 0, completed: 0, total: 0 }
}

export type AppointmentEvent = {
  id: string
  appointmentId: string
  kind: string
  actorRole: string
  actorName: string | null
  fromStatus: string | null
  toStatus: string | null
  note: string | null
  change: Record<string, { from: string | null; to: string | null }> | null
  createdAt: string
}

/** What happened to appointments the caller has been shown, oldest first. */
export async function eventsOfAppointments(ctx: Context, ids: string[]): Promise<AppointmentEvent[]> {
  const rows = await query<Omit<AppointmentEvent, 'createdAt'> & { createdAt: Date }>(
    ctx.db,
    sql`select e.id, e.appointment_id as "appointmentId", e.kind, e.actor_role as "actorRole",
        u.first_name || ' ' || u.last_name as "actorName", e.from_status as "fromStatus", e.to_status as "toStatus",
        e.note, e.change, e.created_at as "createdAt"
      from appointment_events e left join users u on u.id = e.actor_id
      where e.appointment_id = any(${list(ids)}::uuid[]) order by e.created_at, e.id`,
  )
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
