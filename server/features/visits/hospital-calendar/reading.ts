import { and, asc, count, eq, gte, isNull, lt, ne, type SQL } from 'drizzle-orm'
import { addDays, availableDays, type DaySpan, instantOf, weekdayOf } from '#domain/availability.ts'
import { calendarSearch } from '#domain/hospital-calendar.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { findFacts } from '#server/features/visits/appointments/booking/facts.ts'
import { showAppointments } from '#server/features/visits/appointments/break-glass.ts'
import { selectAppointments } from '#server/features/visits/appointments/record.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { blockedTimesOn } from '#server/features/visits/blocked-times/reading.ts'
import { heldTimes } from '#server/features/visits/proposals/reading.ts'
import { requirePortal } from '#server/staff.ts'
import { readClosures } from './closures.ts'
import type { HospitalCalendar } from './record.ts'

/** Maximum number of visits, more than a doctor has in two weeks. */
const MAX_VISITS = 1000

type CalendarQuery = DaySpan & { hospitalId: string; doctorId: string | null }

/** Returns the condition for planned and completed appointments at a hospital on these days. */
const visitsOn = ({ hospitalId, from, to }: CalendarQuery): SQL | undefined =>
  and(
    eq(appointments.hospitalId, hospitalId),
    ne(appointments.status, 'cancelled'),
    gte(appointments.startsAt, instantOf(from, '00:00')),
    lt(appointments.startsAt, instantOf(addDays(to, 1), '00:00')),
  )

/**
 * Returns the doctors of the hospital, and the calendars without a doctor, with their numbers of
 * visits on these days.
 */
async function readLanes({ db }: Context, query: CalendarQuery): Promise<HospitalCalendar['lanes']> {
  const [staff, counts] = await Promise.all([
    db
      .select({ id: doctors.id, fullName: doctors.fullName })
      .from(doctors)
      .where(and(eq(doctors.hospitalId, query.hospitalId), doctors.isActive))
      .orderBy(asc(doctors.fullName), asc(doctors.id)),
    db
      .select({ doctorId: appointments.doctorId, visits: count() })
      .from(appointments)
      .where(visitsOn(query))
      .groupBy(appointments.doctorId),
  ])
  const visitsOf = new Map(counts.map(({ doctorId, visits }) => [doctorId, visits]))
  const lanes = staff.map(({ id, fullName }) => ({
    doctorId: id,
    doctorName: fullName,
    visits: visitsOf.get(id) ?? 0,
  }))
  return [...lanes, { doctorId: null, doctorName: null, visits: visitsOf.get(null) ?? 0 }]
}

/** Returns the days by the booking rule, with the doctor's breaks and the hospital's closures. */
async function readDays(ctx: Context, query: CalendarQuery): Promise<HospitalCalendar['days']> {
  const { hospitalId, doctorId, ...days } = query
  const subject = { hospitalId, serviceId: null, doctorId }
  const [facts, closuresOn] = await Promise.all([
    findFacts(ctx.db, subject, { days, now: ctx.clock(), patientId: null, personId: null }),
    readClosures(ctx, query),
  ])
  if (facts.doctor === 'unknown') throw new AppError('not_found', 'This doctor does not work at this hospital.')
  const breaks = facts.doctor?.breaks ?? []
  return availableDays(days, facts).map((day) => ({
    ...day,
    ...closuresOn(day.date),
    breaks: breaks.filter(({ weekday }) => weekday === weekdayOf(day.date)).map(({ from, to }) => ({ from, to })),
  }))
}

/** Returns the calendar, for staff (their own hospital) and administrators. */
export async function readHospitalCalendar(
  ctx: Context,
  chosen: string | null | undefined,
  raw: unknown,
): Promise<HospitalCalendar> {
  const hospitalId = await requirePortal(ctx, chosen, 'read')
  const search = calendarSearch.parse(raw)
  const query: CalendarQuery = { hospitalId, doctorId: search.doctorId ?? null, from: search.from, to: search.to }
  const whose = query.doctorId ? eq(appointments.doctorId, query.doctorId) : isNull(appointments.doctorId)
  const [lanes, days, rows, held, blocked] = await Promise.all([
    readLanes(ctx, query),
    readDays(ctx, query),
    selectAppointments(ctx, and(visitsOn(query), whose))
      .orderBy(asc(appointments.startsAt), asc(appointments.id))
      .limit(MAX_VISITS),
    heldTimes(ctx, query),
    blockedTimesOn(ctx, query),
  ])
  return { lanes, days, appointments: await showAppointments(ctx, rows), held, blocked }
}
