import { eq } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import type { Queryable } from '#server/database/client.ts'
import { linkFor } from '#server/features/accounts/outbox/links.ts'
import type { MailToAnybody } from '#server/features/accounts/outbox/mail-kinds.ts'
import { hospitalAddresses, hospitals } from './table.ts'

async function findAddress(db: Queryable, id: string | undefined) {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select({
      id: hospitalAddresses.id,
      email: hospitalAddresses.email,
      confirmedAt: hospitalAddresses.confirmedAt,
      hospital: hospitals.name,
    })
    .from(hospitalAddresses)
    .innerJoin(hospitals, eq(hospitals.id, hospitalAddresses.hospitalId))
    .where(eq(hospitalAddresses.id, id))
  return row
}

/**
 * Mail that asks the owner of an address to confirm it for notifications of a hospital, in the
 * language of the country, like the notifications.
 */
const address: MailToAnybody = {
  recipientOf: async ({ deps, row }) => {
    const recipient = await findAddress(deps.db, row.payload.addressId)
    return recipient && { email: recipient.email, language: 'tr' }
  },
  make: async ({ deps, row }) => {
    const recipient = await findAddress(deps.db, row.payload.addressId)
    if (!recipient || recipient.confirmedAt) return { skip: 'nothing is left to confirm' }
    return {
      toHospital: true,
      hospital: recipient.hospital,
      page: `/confirm-address?token=${linkFor(deps, 'hospital-address', recipient.id)}`,
    }
  },
}

export const hospitalMails = { 'hospital.address': address }
