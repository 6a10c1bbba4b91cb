import type { FastifyInstance } from 'fastify'
import { dateIn } from '#domain/availability.ts'
import { subscriberSearch } from '#domain/newsletter-desk.ts'
import { publicUrlOf } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { linkFor } from '#server/features/accounts/outbox/links.ts'
import { sendCsv } from '#server/rest/csv.ts'
import { download } from '#server/rest/operation.ts'
import { readSubscribers } from './desk.ts'
import type { Subscriber } from './record.ts'

const tags = ['Newsletter']

const columnsIn = ({ config }: Context): Record<string, (row: Subscriber) => unknown> => ({
  email: ({ email }) => email,
  language: ({ language }) => language,
  state: ({ state }) => state,
  since: ({ since }) => since,
  // For the header List-Unsubscribe of an issue (RFC 8058), whose button unsubscribes with one
  // click.
  unsubscribe: ({ id, state }) =>
    state === 'confirmed'
      ? `${publicUrlOf(config)}/api/Newsletter/unsubscribe?token=${linkFor({ config }, 'newsletter-leave', id)}`
      : '',
})

/** Registers the routes of the newsletter's subscribers, for administrators. */
export async function newsletterDeskRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Newsletter/subscribers/export',
    {
      schema: {
        operationId: 'exportSubscribers',
        access: 'admin',
        tags,
        summary: 'The list as CSV, at most 20,000 lines, with the unsubscribe link of each confirmed address',
        querystring: subscriberSearch.meta({ title: 'SubscriberSearch' }),
        response: download('text/csv'),
      },
    },
    ({ ctx, query }, reply) =>
      sendCsv(reply, readSubscribers(ctx, query), {
        name: `newsletter-${dateIn(ctx.clock())}.csv`,
        columns: columnsIn(ctx),
      }),
  )
}
