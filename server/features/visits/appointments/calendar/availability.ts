import { availabilitySearch } from '#domain/appointments.ts'
import { type AvailableDay, availableDays, dateIn, refuseSubject, SUBJECT_REFUSALS } from '#domain/availability.ts'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findFacts } from '../booking/facts.ts'

/**
 * The bookable times of each day. Without a doctor the service's own calendar is meant; without a
 * service, a time counts as free when any service of the hospital fits. The appointments of the
 * patient (the viewer, or a person of the viewer) count as taken.
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
  // A hospital without services, and a doctor without any, have a calendar, of days without free
  // times.
  if (refusal && (refusal === 'not_here' || subject.serviceId))
    throw new AppError('not_found', SUBJECT_REFUSALS[refusal].sentence)
  return availableDays(days, facts)
}
