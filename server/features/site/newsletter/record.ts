import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { SUBSCRIBER_STATES, type SubscriberState } from '#domain/newsletter-desk.ts'
import type { Page } from '#domain/paging.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { newsletterSubscribers as subscribers } from './table.ts'

/** Subscriber of the newsletter, as administrators see it. */
export const subscriberAnswer = z
  .object({
    id: z.uuid(),
    email: z.string(),
    language: z.enum(UI_LANGUAGES),
    state: z.enum(SUBSCRIBER_STATES),
    since: instantAnswer.meta({ description: 'time of confirmation, or of sign-up if not confirmed' }),
  })
  .meta({ title: 'Subscriber' })
export type Subscriber = z.output<typeof subscriberAnswer>
export type SubscriberPage = Page<Subscriber>

export const subscriberColumns = {
  id: subscribers.id,
  email: subscribers.email,
  language: subscribers.language,
  state: sql<SubscriberState>`case when ${subscribers.confirmedAt} is null then 'waiting' else 'confirmed' end`,
  since: sql<string>`coalesce(${instantOf(subscribers.confirmedAt)}, ${instantOf(subscribers.createdAt)})`,
} satisfies ColumnsOf<Subscriber>
