import { eq } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import type { MailMaker, MailToAnybody } from '#server/features/accounts/outbox/mail-kinds.ts'
import { certificateMailAddresses } from '#server/features/accounts/settings/reading.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { certificates } from './table.ts'

/** Makes a mail about an expiring certificate, unless it was renewed or removed in the meantime. */
const aboutEnd =
  (page?: string): MailMaker =>
  async ({ deps: { db }, row: { payload } }) => {
    const { certificateId, expiresOn } = payload
    if (!isUuid(certificateId)) return { skip: 'the certificate is gone' }
    const [certificate] = await db
      .select({
        number: certificates.number,
        expiresOn: certificates.expiresOn,
        hospital: hospitals.name,
      })
      .from(certificates)
      .innerJoin(hospitals, eq(hospitals.id, certificates.hospitalId))
      .where(eq(certificates.id, certificateId))
    if (!certificate) return { skip: 'the certificate is gone' }
    if (certificate.expiresOn !== expiresOn) return { skip: 'the certificate was renewed' }
    return { page, certificate }
  }

const toVerification = aboutEnd('/admin/verification?task=ending30')

/** Mail to one of the operator's configured addresses, as configured at the time of sending. */
const toOffice: MailToAnybody = {
  recipientOf: async ({ deps: { db }, row: { payload } }) => {
    const email = (await certificateMailAddresses(db))[Number(payload.place)]
    return email ? { email, language: 'en' } : undefined
  },
  make: toVerification,
}

export const certificateMails = {
  'certificate.ending': aboutEnd(),
  'certificate.ending_admin': toVerification,
  'certificate.ending_office': toOffice,
}
