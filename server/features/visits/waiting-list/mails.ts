import { eq } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { linkFor } from '#server/features/accounts/outbox/links.ts'
import type { MailMaker } from '#server/features/accounts/outbox/mail-kinds.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { waitingOffers } from './table.ts'

/**
 * Makes a mail with place and time, never the purpose of the visit. Its link answers without
 * signing in.
 */
const offered: MailMaker = async ({ deps, row }) => {
  const { offerId } = row.payload
  const [offer] = isUuid(offerId)
    ? await deps.db
        .select({
          id: waitingOffers.id,
          state: waitingOffers.state,
          startsAt: waitingOffers.startsAt,
          expiresAt: waitingOffers.expiresAt,
          hospital: hospitals.name,
          place: {
            address: hospitals.address,
            district: hospitals.district,
            city: hospitals.city,
            country: hospitals.country,
          },
        })
        .from(waitingOffers)
        .innerJoin(hospitals, eq(hospitals.id, waitingOffers.hospitalId))
        .where(eq(waitingOffers.id, offerId))
    : []
  if (offer?.state !== 'open' || offer.expiresAt <= deps.clock()) return { skip: 'the time is no longer offered' }
  const { startsAt, expiresAt, hospital, place } = offer
  const address = [place.address, place.district, place.city, place.country].filter(Boolean).join(', ')
  return {
    page: `/waiting-offer?token=${linkFor(deps, 'waiting-offer', offer.id)}`,
    offer: { startsAt, expiresAt, hospital, address },
  }
}

export const waitingListMails = { 'waiting.offered': offered }
