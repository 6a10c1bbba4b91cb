import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { idFrom, part } from '#server/rest/input.ts'
import { download, type Success } from '#server/rest/operation.ts'
import { type Download, getCalendarFeed, getCalendarFile, getReceipt } from './documents.ts'

const tags = ['Appointments']
const querystring = z.object({
  lang: z.enum(UI_LANGUAGES).optional().meta({ description: "Language, by default that of the viewer's mails." }),
})

const sendDownload = (reply: FastifyReply, { name, type, bytes }: Download) =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(bytes)

export async function documentRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Appointments/:id/calendar.ics',
    {
      schema: {
        operationId: 'getCalendarFile',
        access: 'reader',
        tags,
        summary: 'Calendar entry of the appointment as iCalendar',
        querystring,
        response: download('text/calendar'),
      },
    },
    async (request, reply) =>
      sendDownload(reply, await getCalendarFile(request.ctx, idFrom(request.params), request.query)),
  )

  app.get(
    '/Appointments/:id/receipt.pdf',
    {
      schema: {
        operationId: 'getReceipt',
        access: 'reader',
        tags,
        summary: 'Receipt in English, Turkish, Russian or Arabic',
        querystring,
        response: download('application/pdf'),
      },
    },
    async (request, reply) => sendDownload(reply, await getReceipt(request.ctx, idFrom(request.params), request.query)),
  )

  app.get(
    '/Calendar/:file',
    {
      schema: {
        operationId: 'getCalendarFeed',
        refuses: ['not_found'],
        access: 'anyone',
        tags: ['Calendar'],
        summary: 'Private calendar of a user, as {key}.ics. No sign-in: the address is the secret',
        params: z.object({ file: z.string().meta({ description: 'Key of the address, followed by `.ics`.' }) }),
        response: {
          200: { description: 'Appointments as iCalendar.', media: ['text/calendar'] } satisfies Success,
        },
      },
    },
    async (request, reply) =>
      reply
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          'cache-control': 'private, no-cache',
          'x-robots-tag': 'noindex',
        })
        .send(await getCalendarFeed(request.ctx, part(request.params, 'file'))),
  )
}
