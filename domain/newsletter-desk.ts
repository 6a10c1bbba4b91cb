/** Subscribers of the newsletter, as administrators see them. */
import { z } from 'zod'
import { emptyAsAbsent, text } from './fields.ts'
import { sentence } from './sentences.ts'

/** States of subscribers. Unsubscribed addresses are deleted, so there is no third state. */
export const SUBSCRIBER_STATES = ['waiting', 'confirmed'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]
export const SUBSCRIBER_LABELS: Record<SubscriberState, string> = {
  waiting: sentence('Waiting for confirmation'),
  confirmed: sentence('Confirmed'),
}

export const subscriberSearch = z.object({
  q: emptyAsAbsent(text(200)).meta({ description: 'Part of the e-mail address.' }),
  state: emptyAsAbsent(z.enum(SUBSCRIBER_STATES, 'Please choose waiting or confirmed')).meta({
    description: 'confirmed: confirmed by the link of a mail.',
  }),
})
export type SubscriberSearch = z.output<typeof subscriberSearch>
