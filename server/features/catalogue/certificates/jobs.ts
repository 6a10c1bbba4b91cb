import { and, between, eq, gte, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { addDays, dateIn } from '#domain/availability.ts'
import { CERTIFICATE_NOTICE_DAYS, LICENCE } from '#domain/certificates.ts'
import { createSystemContext, type Dependencies } from '#server/context.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { queueMails, queueMailTo, queueMailToStaff } from '#server/features/accounts/outbox/writing.ts'
import { certificateMailAddresses } from '#server/features/accounts/settings/reading.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { certificates } from './table.ts'

/** Certificates per run. The rest follow a minute later. */
const BATCH = 100

/** Removes the verification mark of hospitals whose licence has expired. */
export async function lapseVerification(deps: Dependencies): Promise<void> {
  const today = dateIn(deps.clock())
  const ofHospital = and(eq(certificates.hospitalId, hospitals.id), eq(certificates.kind, LICENCE))
  await deps.db.transaction(async (tx) => {
    const valid = tx
      .select({ id: certificates.id })
      .from(certificates)
      .where(and(ofHospital, isNotNull(certificates.checkedAt), gte(certificates.expiresOn, today)))
    const ended = tx
      .select({ id: certificates.hospitalId })
      .from(certificates)
      .where(and(eq(certificates.kind, LICENCE), lt(certificates.expiresOn, today)))
    const lapsed = await tx
      .update(hospitals)
      .set({ isVerified: false, updatedAt: sql`${hospitals.updatedAt}` })
      .where(and(eq(hospitals.isVerified, true), inArray(hospitals.id, ended), notExists(valid)))
      .returning({ id: hospitals.id })
    for (const { id } of lapsed)
      await recordAudit(tx, createSystemContext(deps), 'hospital.lapse', id, {
        before: { isVerified: true },
        after: { isVerified: false },
        hospitalId: id,
      })
  })
}

/**
 * Notifies the hospital, and the configured addresses or else the administrators, of certificates
 * that expire within 30 days, once for each expiry date.
 */
export async function noticeEndingCertificates({ db, clock }: Dependencies): Promise<void> {
  const now = clock()
  const today = dateIn(now)
  await db.transaction(async (tx) => {
    const ending = await tx
      .select({ id: certificates.id, hospitalId: certificates.hospitalId, expiresOn: certificates.expiresOn })
      .from(certificates)
      .where(
        and(
          isNotNull(certificates.checkedAt),
          between(certificates.expiresOn, today, addDays(today, CERTIFICATE_NOTICE_DAYS)),
          sql`${certificates.noticedFor} is distinct from ${certificates.expiresOn}`,
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (ending.length === 0) return
    const administrators = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.status, 'active')))
    const offices = await certificateMailAddresses(tx)
    for (const { id, hospitalId, expiresOn } of ending) {
      const payload = { certificateId: id, expiresOn }
      await queueMailToStaff(tx, now, { kind: 'certificate.ending', hospitalId, payload })
      if (offices.length === 0)
        await queueMails(
          tx,
          now,
          administrators.map((person) => ({ kind: 'certificate.ending_admin' as const, userId: person.id, payload })),
        )
      for (const place of offices.keys())
        await queueMailTo(tx, now, { kind: 'certificate.ending_office', payload: { ...payload, place: String(place) } })
      await tx
        .update(certificates)
        .set({ noticedFor: expiresOn, updatedAt: sql`${certificates.updatedAt}` })
        .where(eq(certificates.id, id))
    }
  })
}
