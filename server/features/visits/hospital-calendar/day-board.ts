import { and, asc, count, eq, exists, gte, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { addDays, availableDays, type CalendarFacts, type DaySpan, instantOf, weekdayOf } from '#domain/availability.ts'
import { withoutNotice } from '#domain/booking-rules.ts'
import { boardSearch, MAX_BOARD_DOCTORS } from '#domain/day-board.ts'
import type { Context } from '#server/context.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { showAppointments } from '#server/features/visits/appointments/break-glass.ts'
import { readCalendars } from '#server/features/visits/appointments/calendar/calendars.ts'
import { selectAppointments } from '#server/features/visits/appointments/record.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { blockedTimesOn } from '#server/features/visits/blocked-times/reading.ts'
import { heldTimes } from '#server/features/visits/proposals/reading.ts'
import { requirePortal } from '#server/staff.ts'
import { readClosures } from './closures.ts'
import type { DayBoard } from './day-board-record.ts'

/** More visits than a board of a day has. */
const MAX_VISITS = 1000

type BoardQuery = DaySpan & { hospitalId: string }

/** Visits of these days that take place, took place, or whose patient did not come. */
const visitsOn = ({ hospitalId, from, to }: BoardQuery): SQL | undefined =>
  and(
    eq(appointments.hospitalId, hospitalId),
    or(ne(appointments.status, 'cancelled'), isNotNull(appointments.noShowAt)),
    gte(appointments.startsAt, instantOf(from, '00:00')),
    lt(appointments.startsAt, instantOf(addDays(to, 1), '00:00')),
  )

/** Active doctors, and inactive ones who have visits on these days. */
const readDoctorsOf = ({ db }: Context, query: BoardQuery) =>
  db
    .select({ id: doctors.id, fullName: doctors.fullName, specialty: doctors.specialty })
    .from(doctors)
    .where(
      and(
        eq(doctors.hospitalId, query.hospitalId),
        or(
          doctors.isActive,
          exists(
            db
              .select({ one: sql`1` })
              .from(appointments)
              .where(and(visitsOn(query), eq(appointments.doctorId, doctors.id))),
          ),
        ),
      ),
    )
    .orderBy(asc(doctors.fullName), asc(doctors.id))
    .limit(MAX_BOARD_DOCTORS)

/** Counts the visits of each doctor and day. */
async function countVisits({ db }: Context, query: BoardQuery) {
  const rows = await db
    .select({ doctorId: appointments.doctorId, date: appointments.date, visits: count() })
    .from(appointments)
    .where(visitsOn(query))
    .groupBy(appointments.doctorId, appointments.date)
  const counts = new Map(rows.map(({ doctorId, date, visits }) => [`${doctorId} ${date}`, visits]))
  return (doctorId: string | null, date: string) => counts.get(`${doctorId} ${date}`) ?? 0
}

/**
 * Days of a calendar with what staff can book in them. They need no notice, because the hospital
 * sets the time itself.
 */
function daysOf(facts: CalendarFacts | undefined, span: DaySpan) {
  if (!facts) return []
  const breaks = facts.doctor && facts.doctor !== 'unknown' ? facts.doctor.breaks : []
  return availableDays(span, withoutNotice(facts)).map(({ date, refusal, times }) => ({
    date,
    refusal,
    breaks: breaks.filter(({ weekday }) => weekday === weekdayOf(date)).map(({ from, to }) => ({ from, to })),
    free: times.filter(({ available }) => available).map(({ time }) => time),
  }))
}

async function readColumns(ctx: Context, query: BoardQuery): Promise<DayBoard['columns']> {
  const { hospitalId, from, to } = query
  const [staff, visitsOf] = await Promise.all([readDoctorsOf(ctx, query), countVisits(ctx, query)])
  const calendars = await readCalendars(
    ctx.db,
    { hospitalIds: [hospitalId], doctorIds: staff.map(({ id }) => id) },
    { days: { from, to }, now: ctx.clock(), serviceId: null, patientId: null, personId: null },
  )
  const column = (doctor: (typeof staff)[number] | null, facts: CalendarFacts | undefined) => ({
    doctorId: doctor?.id ?? null,
    doctorName: doctor?.fullName ?? null,
    specialty: doctor?.specialty ?? null,
    days: daysOf(facts, { from, to }).map((day) => ({ ...day, visits: visitsOf(doctor?.id ?? null, day.date) })),
  })
  return [
    ...staff.map((doctor) => column(doctor, calendars.doctors.get(doctor.id))),
    column(null, calendars.hospitals.get(hospitalId)),
  ]
}

/** Reads the board for staff (their own hospital) and administrators. */
export async function readDayBoard(ctx: Context, chosen: string | null | undefined, raw: unknown): Promise<DayBoard> {
  const hospitalId = await requirePortal(ctx, chosen, 'read')
  const query: BoardQuery = { hospitalId, ...boardSearch.parse(raw) }
  const [columns, closuresOn, rows, held, blocked] = await Promise.all([
    readColumns(ctx, query),
    readClosures(ctx, query),
    selectAppointments(ctx, visitsOn(query))
      .orderBy(asc(appointments.startsAt), asc(appointments.id))
      .limit(MAX_VISITS),
    heldTimes(ctx, query),
    blockedTimesOn(ctx, query),
  ])
  const days = (columns.at(-1)?.days ?? []).map(({ date }) => ({ date, ...closuresOn(date) }))
  return { days, columns, appointments: await showAppointments(ctx, rows), held, blocked }
}
