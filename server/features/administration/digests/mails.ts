import { eq } from 'drizzle-orm'
import { dateIn } from '#domain/availability.ts'
import { isUuid } from '#domain/fields.ts'
import type { MailMaker } from '#server/features/accounts/outbox/mail-kinds.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { alsoToAddresses } from '#server/features/visits/appointments/history/mails.ts'
import { isNothing, waitingAt } from './reading.ts'
import { hospitalDigests } from './table.ts'

/**
 * Makes a digest of the pending work at the time of sending. It contains neither patients nor
 * treatments.
 */
const digest: MailMaker = async ({ deps: { db, clock }, row: { payload } }) => {
  const { hospitalId, day } = payload
  if (!isUuid(hospitalId)) return { skip: 'the hospital is gone' }
  const [hospital] = await db
    .select({ name: hospitals.name, isOn: hospitalDigests.isOn, language: hospitalDigests.language })
    .from(hospitals)
    .leftJoin(hospitalDigests, eq(hospitalDigests.hospitalId, hospitals.id))
    .where(eq(hospitals.id, hospitalId))
  if (!hospital) return { skip: 'the hospital is gone' }
  if (hospital.isOn === false) return { skip: 'turned off' }
  const now = clock()
  if (dateIn(now) !== day) return { skip: 'the day is over' }
  const waiting = await waitingAt(db, hospitalId, now)
  if (isNothing(waiting)) return { skip: 'nothing waits any more' }
  return {
    page: '/hospitalportal',
    digest: { hospital: hospital.name, ...waiting },
    ...(hospital.language && { language: hospital.language }),
  }
}

export const digestMails = { 'digest.daily': alsoToAddresses(digest) }
