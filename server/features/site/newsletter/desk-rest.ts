import type { FastifyInstance } from 'fastify'
import { dateIn } from '#domain/availability.ts'
import { subscriberSearch } from '#domain/newsletter-desk.ts'
import { paging } from '#domain/paging.ts'
import { publicUrlOf } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { linkFor } from '#server/features/accounts/outbox/links.ts'
import { sendNothing, sendPage } from '#server/rest/answer.ts'
import { sendCsv } from '#server/rest/csv.ts'
import { part } from '#server/rest/input.ts'
import { download, nothing, page } from '#server/rest/operation.ts'
import { listSubscribers, readSubscribers, removeSubscriber } from './desk.ts'
import { type Subscriber, subscriberAnswer } from './record.ts'

const tags = ['Newsletter']

const columnsIn = ({ config }: Context): Record<string, (row: Subscriber) => unknown> => ({
  email: ({ email }) => email,
  language: ({ language }) => language,
  state: ({ state }) => state,
  since: ({ since }) => since,
  // Whatever sends an issue puts it into List-Unsubscribe (RFC 8058): one press there ends it.
  unsubscribe: ({ id, state }) =>
    state === 'confirmed'
      ? `${publicUrlOf(config)}/api/Newsletter/unsubscribe?token=${linkFor({ config }, 'newsletter-leave', id)}`
      : '',
})

/** The addresses of the newsletter, for administrators. */
export async function newsletterDeskRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Newsletter/subscribers',
    {
      schema: {
        operationId: 'listSubscribers',
        access: 'admin',
        tags,
        summary: 'Subscribers of the newsletter, newest first',
        querystring: subscriberSearch.extend(paging.shape).meta({ title: 'SubscriberSearch' }),
        response: page(subscriberAnswer),
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await listSubscribers(request.ctx, request.query, request.query)),
  )
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
  app.delete(
    '/Newsletter/subscribers/:id',
    {
      schema: {
        operationId: 'removeSubscriber',
        access: 'admin',
        tags,
        summary: 'Erase a subscriber',
        response: nothing,
      },
    },
    ({ ctx, params }, reply) => sendNothing(reply, removeSubscriber(ctx, part(params))),
  )
}
