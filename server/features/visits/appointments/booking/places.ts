/**
 * Alternatives for moving an appointment: doctors who are free at its time, and times when it could
 * take place.
 */
import { and, eq } from 'drizzle-orm'
import { worksAt } from '#domain/portal-access.ts'
import { availabilitySearch } from '#domain/appointments.ts'
import { boardSearch } from '#domain/day-board.ts'
import { type AvailableDay, availableDays, dateIn } from '#domain/availability.ts'
import { withoutNotice } from '#domain/booking-rules.ts'
import type { Context } from '#server/context.ts'
import { doctorServices, doctors } from '#server/features/catalogue/doctors/table.ts'
import { requireAt } from '#server/staff.ts'
import { requireViewer } from '#server/viewer.ts'
import { requireAppointment } from '../access.ts'
import { readCalendars } from '../calendar/calendars.ts'
import type { AppointmentRow } from '../record.ts'
import { refusalOf, type SlotRequest } from './bookable.ts'
import { findFacts, movedService } from './facts.ts'

/** Returns the appointment as one that moves: it does not block itself, and keeps its length. */
const movingOf = (row: AppointmentRow) => ({
  id: row.id,
  serviceId: row.serviceId,
  minutes: row.durationMinutes,
  visitType: row.visitType,
})

/**
 * Returns the times of each day to which the appointment could be moved, with the same doctor or
 * another one.
 */
export async function findTimesFor(ctx: Context, id: string, raw: unknown): Promise<AvailableDay[]> {
  const now = ctx.clock()
  const row = await requireAppointment(ctx, id)
  const { doctorId, ...days } = availabilitySearch(dateIn(now)).parse(raw)
  const subject = {
    hospitalId: row.hospitalId,
    serviceId: row.serviceId,
    doctorId: doctorId === undefined ? row.doctorId : doctorId,
  }
  const facts = await findFacts(ctx.db, subject, {
    days,
    now,
    patientId: row.patientId,
    personId: row.personId,
    moving: movingOf(row),
  })
  return availableDays(days, worksAt(requireViewer(ctx), row.hospitalId) ? withoutNotice(facts) : facts)
}

/** Active doctors of the hospital who do the treatment of an appointment, by name. */
async function findLinkedDoctors({ db }: Context, { hospitalId, serviceId }: AppointmentRow): Promise<string[]> {
  const linked = await db
    .select({ id: doctors.id })
    .from(doctors)
    .innerJoin(doctorServices, eq(doctorServices.doctorId, doctors.id))
    .where(and(eq(doctors.hospitalId, hospitalId), doctors.isActive, eq(doctorServices.serviceId, serviceId)))
    .orderBy(doctors.fullName, doctors.id)
  return linked.map(({ id }) => id)
}

/** A free place: time and doctor. Null: the calendar of the service. */
export type BoardPlace = { doctorId: string | null; date: string; time: string }

/**
 * For staff: the free places to which an appointment could be moved, with all doctors who do its
 * treatment and with none.
 */
export async function findBoardPlaces(ctx: Context, id: string, raw: unknown): Promise<BoardPlace[]> {
  const viewer = requireViewer(ctx)
  const row = await requireAppointment(ctx, id)
  requireAt(viewer, row.hospitalId, 'read')
  const days = boardSearch.parse(raw)
  const { serviceId, patientId, personId, hospitalId } = row
  const doctorIds = await findLinkedDoctors(ctx, row)
  const calendars = await readCalendars(
    ctx.db,
    { hospitalIds: [hospitalId], doctorIds },
    { days, now: ctx.clock(), serviceId, patientId, personId, exceptId: row.id },
  )
  const services = [movedService(movingOf(row))]
  const placesOf = (doctorId: string | null) => {
    const facts = doctorId ? calendars.doctors.get(doctorId) : calendars.hospitals.get(hospitalId)
    if (!facts) return []
    return availableDays(days, withoutNotice({ ...facts, services })).flatMap(({ date, times }) =>
      times.flatMap(({ time, available }) => (available ? [{ doctorId, date, time }] : [])),
    )
  }
  return [...doctorIds, null].flatMap(placesOf)
}

/**
 * Returns, for staff, the doctors of the hospital who offer this treatment and are free at the time
 * of the appointment, including its own.
 */
export async function findDoctorsFor(ctx: Context, id: string): Promise<string[]> {
  const viewer = requireViewer(ctx)
  const row = await requireAppointment(ctx, id)
  requireAt(viewer, row.hospitalId, 'read')
  const doctorIds = await findLinkedDoctors(ctx, row)
  const now = ctx.clock()
  const { serviceId, patientId, personId, hospitalId } = row
  const calendars = await readCalendars(
    ctx.db,
    { hospitalIds: [], doctorIds },
    { days: { from: row.date, to: row.date }, now, serviceId, patientId, personId, exceptId: row.id },
  )
  const slot = { date: row.date, time: row.time }
  const moving = movingOf(row)
  const requested: Omit<SlotRequest, 'doctorId'> = {
    hospitalId,
    serviceId,
    slot,
    patientId,
    personId,
    now,
    fields: { date: 'date', time: 'time' },
    moving: { ...moving, toAnotherTime: false },
  }
  return doctorIds.filter((doctorId) => {
    const facts = calendars.doctors.get(doctorId)
    // Equals the check of a saved change of only the doctor.
    const query = facts && { ...facts, services: [movedService(moving)] }
    return query && refusalOf({ ...requested, doctorId }, query) === null
  })
}
