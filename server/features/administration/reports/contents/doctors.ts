import { and, count, eq, inArray, or, sql } from 'drizzle-orm'
import { ratingOf } from '#server/database/record.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { statusCounts } from './appointments.ts'
import { inScope, type Step } from './scope.ts'

const NONE = { appointments: 0, completed: 0, cancelled: 0, noShows: 0, bookedMinutes: 0 }

/**
 * Counts by doctor: staff doctors and others with appointments at the hospital, busiest first.
 * Appointments without a doctor are a row without a name. The workload is in hours, because past
 * opening hours are not stored.
 */
const countDoctors: Step = async (tx, scope) => {
  const { completed, cancelled, noShows } = statusCounts
  const counts = await tx
    .select({
      doctorId: appointments.doctorId,
      appointments: count(),
      completed,
      cancelled,
      noShows,
      bookedMinutes: sql<number>`coalesce(sum(${appointments.durationMinutes})
        filter (where ${inArray(appointments.status, ['confirmed', 'completed'])}), 0)`.mapWith(Number),
    })
    .from(appointments)
    .where(inScope(scope))
    .groupBy(appointments.doctorId)
  const seen = counts.flatMap(({ doctorId }) => doctorId ?? [])
  const worksHere = and(eq(doctors.hospitalId, scope.hospitalId), eq(doctors.isActive, true))
  const people = await tx
    .select({
      doctorId: doctors.id,
      name: doctors.fullName,
      rating: ratingOf(doctors),
      reviewCount: doctors.reviewCount,
    })
    .from(doctors)
    .where(scope.doctorId ? eq(doctors.id, scope.doctorId) : or(worksHere, inArray(doctors.id, seen)))
    .orderBy(doctors.nameKey, doctors.id)
  const nobody = { doctorId: null, name: null, rating: null, reviewCount: null }
  const rows = [...people, ...(counts.some(({ doctorId }) => doctorId === null) ? [nobody] : [])].map((person) => ({
    ...NONE,
    ...counts.find(({ doctorId }) => doctorId === person.doctorId),
    ...person,
  }))
  return { doctors: rows.sort((a, b) => b.appointments - a.appointments) }
}

export const doctorSteps = [countDoctors]
