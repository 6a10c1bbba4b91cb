import { eq } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import type { Queryable } from '#server/database/client.ts'
import { linkFor } from '#server/features/accounts/outbox/links.ts'
import type { MailToAnybody } from '#server/features/accounts/outbox/mail-kinds.ts'
import { newsletterSubscribers as subscribers } from './table.ts'

async function findSubscriber(db: Queryable, id: string | undefined) {
  if (!isUuid(id)) return undefined
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id))
  return row
}

const recipientOf: MailToAnybody['recipientOf'] = ({ deps, row }) => findSubscriber(deps.db, row.payload.subscriberId)

const confirm: MailToAnybody = {
  recipientOf,
  make: async ({ deps, row }) => {
    const subscriber = await findSubscriber(deps.db, row.payload.subscriberId)
    if (!subscriber || subscriber.confirmedAt) return { skip: 'nothing is left to confirm' }
    return { isNewsletter: true, page: `/newsletter?confirm=${linkFor(deps, 'newsletter-confirm', subscriber.id)}` }
  },
}

const welcome: MailToAnybody = {
  recipientOf,
  make: async ({ deps, row }) => {
    const subscriber = await findSubscriber(deps.db, row.payload.subscriberId)
    if (!subscriber?.confirmedAt) return { skip: 'the newsletter was left again' }
    const token = linkFor(deps, 'newsletter-leave', subscriber.id)
    const unsubscribe = { page: `/newsletter?leave=${token}`, call: `/api/Newsletter/unsubscribe?token=${token}` }
    return { isNewsletter: true, page: '/news', unsubscribe }
  },
}

export const newsletterMails = { 'newsletter.confirm': confirm, 'newsletter.welcome': welcome }
