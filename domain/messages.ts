/** The conversation about an appointment. */
import { z } from 'zod'
import { uuid } from './fields.ts'
import { paging } from './paging.ts'

/** Default number of latest messages. */
export const MESSAGES_SHOWN = 50

/**
 * The last messages, or the last ones before another; with `page` the pages of the whole, oldest
 * first.
 */
export const messageSearch = z.object({
  limit: paging.shape.limit
    .unwrap()
    .nullish()
    .transform((limit) => limit ?? MESSAGES_SHOWN),
  before: uuid('Unknown message').nullish(),
  page: paging.shape.page.unwrap().nullish(),
})
