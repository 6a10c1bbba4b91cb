/** Conversation about an appointment. */
import { z } from 'zod'
import { uuid } from './fields.ts'
import { paging } from './paging.ts'

/** Default number of latest messages. */
export const MESSAGES_SHOWN = 50

/**
 * Filter of messages: the latest, or the latest before another one. With `page` the pages of all
 * messages, oldest first.
 */
export const messageSearch = z.object({
  limit: paging.shape.limit
    .unwrap()
    .nullish()
    .transform((limit) => limit ?? MESSAGES_SHOWN),
  before: uuid('Unknown message').nullish(),
  page: paging.shape.page.unwrap().nullish(),
})
