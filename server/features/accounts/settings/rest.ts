import type { FastifyInstance } from 'fastify'
import { settingsInput } from '#domain/settings.ts'
import { basedOn, sendRecord } from '#server/rest/answer.ts'
import { ifMatch, record } from '#server/rest/operation.ts'
import { getSettings } from './reading.ts'
import { settingsAnswer } from './record.ts'
import { updateSettings } from './writing.ts'

const tags = ['Settings']

export async function settingsRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Settings',
    {
      schema: {
        operationId: 'getSettings',
        access: 'admin',
        tags,
        summary: 'Settings of the operator',
        response: record(settingsAnswer),
      },
    },
    async ({ ctx }, reply) => sendRecord(reply, await getSettings(ctx)),
  )
  app.put(
    '/Settings',
    {
      schema: {
        operationId: 'updateSettings',
        access: 'admin',
        headers: ifMatch,
        tags,
        summary: 'Change settings. Omitted fields stay unchanged',
        body: settingsInput.meta({ title: 'SettingsInput' }),
        example: { phone: '+90 212 000 00 00', messagesPerHour: 30, requireTwoFactorForStaff: true },
        response: record(settingsAnswer),
      },
    },
    async (request, reply) =>
      sendRecord(reply, await updateSettings(request.ctx, request.body, { basedOn: basedOn(request) })),
  )
}
