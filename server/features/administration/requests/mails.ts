import { and, eq } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import type { Queryable } from '#server/database/client.ts'
import type { MailToAnybody } from '#server/features/accounts/outbox/mail-kinds.ts'
import { requestEvents, requests } from './table.ts'

async function findRequest(db: Queryable, id: string | undefined) {
  if (!isUuid(id)) return undefined
  const [row] = await db.select().from(requests).where(eq(requests.id, id))
  return row
}

/** Returns the recipient without a name, because a form may contain any address. */
const recipientOf: MailToAnybody['recipientOf'] = async ({ deps, row }) => {
  const request = await findRequest(deps.db, row.payload.requestId)
  return request && { email: request.email, language: request.language }
}

const received: MailToAnybody = {
  recipientOf,
  make: async ({ deps, row }) => {
    const request = await findRequest(deps.db, row.payload.requestId)
    return request ? { request: { number: request.number } } : { skip: 'the request is gone' }
  },
}

const answered: MailToAnybody = {
  recipientOf,
  make: async ({ deps, row: { payload } }) => {
    const request = await findRequest(deps.db, payload.requestId)
    if (!request || !isUuid(payload.eventId)) return { skip: 'the request is gone' }
    const [event] = await deps.db
      .select({ text: requestEvents.text })
      .from(requestEvents)
      .where(and(eq(requestEvents.id, payload.eventId), eq(requestEvents.requestId, request.id)))
    return event?.text ? { request: { number: request.number }, letter: event.text } : { skip: 'the answer is gone' }
  },
}

export const requestMails = { 'request.received': received, 'request.answered': answered }
