import type { FastifyInstance } from 'fastify'
import { searchMailLink } from '#domain/saved-searches.ts'
import { sendNothing } from '#server/rest/answer.ts'
import { nothing } from '#server/rest/operation.ts'
import { stopSearchMails } from './writing.ts'

/** Mail programs call it for their own "Unsubscribe" button (RFC 8058), with an empty form. */
export async function savedSearchRoutes(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1000 },
    async () => null,
  )
  app.post(
    '/SavedSearches/unsubscribe',
    {
      schema: {
        operationId: 'stopSearchMails',
        access: 'guest',
        tags: ['Profile'],
        summary: 'Unsubscribe from the weekly email about saved searches with one click, by the link in an email',
        querystring: searchMailLink,
        response: nothing,
      },
    },
    ({ ctx, query }, reply) => sendNothing(reply, stopSearchMails(ctx, query)),
  )
}
