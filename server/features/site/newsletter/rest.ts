import type { FastifyInstance } from 'fastify'
import { newsletterLink } from '#domain/newsletter.ts'
import { sendNothing } from '#server/rest/answer.ts'
import { nothing } from '#server/rest/operation.ts'
import { leaveNewsletter } from './writing.ts'

const tags = ['Newsletter']

/**
 * Registers the links of the newsletter's mails. Mail programs call the second one for their own
 * "Unsubscribe" button (RFC 8058), with an empty form.
 */
export async function newsletterRoutes(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1000 },
    async () => null,
  )
  app.post(
    '/Newsletter/unsubscribe',
    {
      schema: {
        operationId: 'leaveNewsletter',
        access: 'guest',
        tags,
        summary: 'Unsubscribe from the newsletter with one click, by the link in an email',
        querystring: newsletterLink,
        response: nothing,
      },
    },
    ({ ctx, query }, reply) => sendNothing(reply, leaveNewsletter(ctx, query)),
  )
}
