import type { FastifyInstance } from 'fastify'
import { newsletterLink } from '#domain/newsletter.ts'
import { sendNothing } from '#server/rest/answer.ts'
import { nothing } from '#server/rest/operation.ts'
import { confirmNewsletter, leaveNewsletter } from './writing.ts'

const tags = ['Newsletter']

/** What links of the newsletter's mails do. Mail programs call the second when somebody presses their own "Unsubscribe" (RFC 8058): with a form that says nothing. */
export async function newsletterRoutes(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1000 },
    async () => null,
  )
  app.post(
    '/Newsletter/confirm',
    {
      schema: {
        operationId: 'confirmNewsletter',
        access: 'guest',
        tags,
        summary: 'Agree to get the newsletter, by the link of the mail that asks for it',
        body: newsletterLink.meta({ title: 'NewsletterLink' }),
        example: { token: 'What the link of the mail carries.' },
        response: nothing,
      },
    },
    ({ ctx, body }, reply) => sendNothing(reply, confirmNewsletter(ctx, body)),
  )
  app.post(
    '/Newsletter/unsubscribe',
    {
      schema: {
        operationId: 'leaveNewsletter',
        access: 'guest',
        tags,
        summary: 'End the newsletter with one click, by the link of one of its mails',
        querystring: newsletterLink,
        response: nothing,
      },
    },
    ({ ctx, query }, reply) => sendNothing(reply, leaveNewsletter(ctx, query)),
  )
}
