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

/** Makes a reminder of requests that have waited too long, sent by an administrator. */
const reminder: MailMaker = async ({ deps: { db, clock }, row: { payload } }) => {
  const { hospitalId } = payload
  if (!isUuid(hospitalId)) return { skip: 'the hospital is gone' }
  const [hospital] = await db.select({ name: hospitals.name }).from(hospitals).where(eq(hospitals.id, hospitalId))
  if (!hospital) return { skip: 'the hospital is gone' }
  const { pending, overdue } = await waitingAt(db, hospitalId, clock())
  if (overdue === 0) return { skip: 'nothing waits any more' }
  return {
    page: '/hospitalportal/inbox',
    digest: { hospital: hospital.name, pending, overdue, unread: 0, toClose: 0, today: [], reviews: 0 },
  }
}

export const digestMails = { 'digest.daily': alsoToAddresses(digest), 'hospital.reminded': alsoToAddresses(reminder) }
