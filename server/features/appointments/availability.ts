import { availabilitySearch } from '#domain/appointments.ts'
import { dateIn } from '#domain/availability.ts'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { type AvailableDay, findCalendar } from './calendar.ts'

/**
 * The bookable times of each day. Without a doctor the service's own calendar is meant; without a service, a time counts as
 * free when any service of the hospital fits. The viewer's own appointments count as taken.
 */
export async function findAvailability(ctx: Context, hospitalId: string, raw: unknown): Promise<AvailableDay[]> {
  const search = availabilitySearch(dateIn(ctx.clock())).parse(raw)
  if (!isUuid(hospitalId)) throw new AppError('not_found')
  const subject = { hospitalId, serviceId: search.serviceId ?? null, doctorId: search.doctorId ?? null }
  const calendar = await findCalendar(ctx, subject, search)
  if (!calendar?.isActive) throw new AppError('not_found', 'Hospital not found.')
  if (subject.serviceId && !calendar.offersService)
    throw new AppError('not_found', 'This hospital does not offer this service.')
  if (!calendar.doctorWorks) throw new AppError('not_found', 'This doctor does not work at this hospital.')
  return calendar.days()
}
