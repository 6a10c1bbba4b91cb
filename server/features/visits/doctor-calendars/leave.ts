/** Leave of doctors: conflicting appointments, adding and removing. */
import { and, between, eq, gt, inArray, ne } from 'drizzle-orm'
import { addDays, type CalendarFacts, type DaySpan, dateIn, isBookable } from '#domain/availability.ts'
import { withoutNotice } from '#domain/booking-rules.ts'
import { leaveConsent, leaveDays, MAX_CLASHES_SHOWN } from '#domain/doctor-calendars.ts'
import { isUuid } from '#domain/fields.ts'
import { nearestFree } from '#domain/nearest-free.ts'
import { sentence } from '#domain/sentences.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { doctorLeave, doctorServices, doctors } from '#server/features/catalogue/doctors/table.ts'
import { findFacts, movedService } from '#server/features/visits/appointments/booking/facts.ts'
import { readCalendars } from '#server/features/visits/appointments/calendar/calendars.ts'
import { type AppointmentRow, selectAppointments } from '#server/features/visits/appointments/record.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { type EmployedDoctor, requireDoctor } from './access.ts'
import { doctorCalendar } from './reading.ts'
import type { DoctorCalendar, LeaveClash, LeaveClashes } from './record.ts'
import { lockEmployed } from './writing.ts'

/**
 * Returns the condition for a doctor's active appointments on these days. Those that have begun
 * take place.
 */
const hitBy = (doctorId: string, { from, to }: DaySpan, now: Date) =>
  and(
    eq(appointments.doctorId, doctorId),
    inArray(appointments.status, ['pending', 'confirmed']),
    between(appointments.date, from, to),
    gt(appointments.startsAt, now),
  )

/** Days before the appointment and after the leave that are searched for other times. */
const DAYS_AROUND = 21

/** Returns other times of the same doctor, outside the leave. */
async function freeTimesFor(ctx: Context, row: AppointmentRow, leave: DaySpan) {
  const now = ctx.clock()
  const days = { from: addDays(row.date, -DAYS_AROUND), to: addDays(leave.to, DAYS_AROUND) }
  const facts = await findFacts(ctx.db, row, {
    days,
    now,
    patientId: row.patientId,
    personId: row.personId,
    moving: { id: row.id, serviceId: row.serviceId, minutes: row.durationMinutes, visitType: row.visitType },
  })
  if (!facts.doctor || facts.doctor === 'unknown') return []
  const away = { ...withoutNotice(facts), doctor: { ...facts.doctor, leave: [...facts.doctor.leave, leave] } }
  return nearestFree(row, away, { days })
}

type Colleague = Pick<typeof doctors.$inferSelect, 'id' | 'fullName' | 'specialty'> & { serviceId: string }

/** Finds other doctors of the hospital who offer one of these treatments. */
const colleaguesOf = (db: Queryable, { id, hospitalId }: EmployedDoctor, serviceIds: string[]): Promise<Colleague[]> =>
  db
    .select({
      id: doctors.id,
      fullName: doctors.fullName,
      specialty: doctors.specialty,
      serviceId: doctorServices.serviceId,
    })
    .from(doctors)
    .innerJoin(doctorServices, eq(doctorServices.doctorId, doctors.id))
    .where(
      and(
        eq(doctors.hospitalId, hospitalId ?? ''),
        doctors.isListed,
        ne(doctors.id, id),
        inArray(doctorServices.serviceId, serviceIds),
      ),
    )
    .orderBy(doctors.fullName, doctors.id)

const isFreeThen = (row: AppointmentRow, facts: CalendarFacts | undefined): boolean =>
  facts !== undefined &&
  isBookable(row, {
    ...withoutNotice(facts),
    services: [movedService({ serviceId: row.serviceId, minutes: row.durationMinutes, visitType: row.visitType })],
  })

/**
 * Returns the appointments that a leave on these days would affect, each with other times of the
 * doctor and colleagues who could take it over.
 */
export async function leaveClashes(ctx: Context, doctorId: string, raw: unknown): Promise<LeaveClashes> {
  const doctor = await requireDoctor(ctx, doctorId, 'read')
  const now = ctx.clock()
  const { startsOn, endsOn } = leaveDays(dateIn(now)).parse(raw)
  const leave = { from: startsOn, to: endsOn }
  const isHit = hitBy(doctor.id, leave, now)
  const total = await ctx.db.$count(appointments, isHit)
  const rows: AppointmentRow[] = await selectAppointments(ctx, isHit)
    .orderBy(appointments.startsAt, appointments.id)
    .limit(MAX_CLASHES_SHOWN)
  if (rows.length === 0) return { total, items: [] }

  const serviceIds = [...new Set(rows.map(({ serviceId }) => serviceId))]
  const colleagues = doctor.hospitalId ? await colleaguesOf(ctx.db, doctor, serviceIds) : []
  const doctorIds = [...new Set(colleagues.map(({ id }) => id))]
  const query = { days: leave, now, serviceId: null, patientId: null, personId: null }
  const { doctors: calendars } = await readCalendars(ctx.db, { hospitalIds: [], doctorIds }, query)
  const items: LeaveClash[] = []
  for (const row of rows)
    items.push({
      appointmentId: row.id,
      bookingId: row.bookingId,
      status: row.status,
      date: row.date,
      time: row.time,
      durationMinutes: row.durationMinutes,
      patientName: `${row.patientFirstName} ${row.patientLastName}`,
      serviceName: row.service.name,
      freeTimes: await freeTimesFor(ctx, row, leave),
      freeDoctors: colleagues
        .filter(({ id, serviceId }) => serviceId === row.serviceId && isFreeThen(row, calendars.get(id)))
        .map(({ id, fullName, specialty }) => ({ id, fullName, specialty })),
    })
  return { total, items }
}

/** Adds a leave of a doctor. Conflicting appointments must be acknowledged. */
export async function addDoctorLeave(ctx: Context, doctorId: string, raw: unknown): Promise<DoctorCalendar> {
  const doctor = await requireDoctor(ctx, doctorId, 'doctors')
  const now = ctx.clock()
  const { startsOn, endsOn } = leaveDays(dateIn(now)).parse(raw)
  const { keepAppointments } = leaveConsent.parse(raw)
  await ctx.db.transaction(async (tx) => {
    // A booking locks the doctor's row, so it is counted here or sees the leave.
    const current = await lockEmployed(tx, doctor)
    const hit = await tx.$count(appointments, hitBy(current.id, { from: startsOn, to: endsOn }, now))
    if (hit > 0 && !keepAppointments)
      throw new AppError('conflict', sentence('{{count}} appointments fall on these days.', { count: hit }), {
        extra: { clashes: hit },
      })
    const [leave] = await tx.insert(doctorLeave).values({ doctorId: current.id, startsOn, endsOn }).returning()
    await recordAudit(tx, ctx, 'doctor.leave_add', current.id, {
      after: { startsOn, endsOn, leaveId: leave?.id, appointmentsKept: hit },
      hospitalId: current.hospitalId,
    })
  })
  return doctorCalendar(ctx, doctorId)
}

/** Removes a leave of a doctor. */
export async function removeDoctorLeave(ctx: Context, doctorId: string, leaveId: string): Promise<DoctorCalendar> {
  const doctor = await requireDoctor(ctx, doctorId, 'doctors')
  await ctx.db.transaction(async (tx) => {
    const current = await lockEmployed(tx, doctor)
    const isIt = and(eq(doctorLeave.id, leaveId), eq(doctorLeave.doctorId, current.id))
    const [removed] = isUuid(leaveId) ? await tx.delete(doctorLeave).where(isIt).returning() : []
    if (!removed) throw new AppError('not_found', 'This leave no longer exists.')
    await recordAudit(tx, ctx, 'doctor.leave_remove', current.id, {
      before: { startsOn: removed.startsOn, endsOn: removed.endsOn },
      hospitalId: current.hospitalId,
    })
  })
  return doctorCalendar(ctx, doctorId)
}
