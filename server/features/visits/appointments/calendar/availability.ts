import { availabilitySearch } from '#domain/appointments.ts'
import { type AvailableDay, availableDays, dateIn, refuseSubject, SUBJECT_REFUSALS } from '#domain/availability.ts'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findFacts } from '../booking/facts.ts'

/**
 * Returns the bookable times of each day. Without a doctor it is the service's own calendar.
 * Without a service, a time counts as free if any service of the hospital fits. The patient's own
 * appointments (the viewer's, or those of a person of the viewer) count as taken.
 */
export async function findAvailability(ctx: Context, hospitalId: string, raw: unknown): Promise<AvailableDay[]> {
  const now = ctx.clock()
  const days = availabilitySearch(dateIn(now)).parse(raw)
  if (!isUuid(hospitalId)) throw new AppError('not_found')
  const subject = { hospitalId, serviceId: days.serviceId ?? null, doctorId: days.doctorId ?? null }
  const personId = days.personId ?? null
  const isNewPerson = days.forSomebodyElse === true && personId === null
  const patient = { patientId: isNewPerson ? null : (ctx.viewer?.id ?? null), personId }
  const facts = await findFacts(ctx.read, subject, { days, now, ...patient })
  const refusal = refuseSubject(facts)
  if (refusal === 'inactive') throw new AppError('not_found', 'Hospital not found.')
  // A hospital or doctor without services has a calendar whose days have no free times.
  if (refusal && (refusal === 'not_here' || subject.serviceId))
    throw new AppError('not_found', SUBJECT_REFUSALS[refusal].sentence)
  return availableDays(days, facts)
}
