import type { FastifyInstance } from 'fastify'
import { identityProof } from '#domain/users.ts'
import { userAnswer } from '#server/features/accounts/users/record.ts'
import { download } from '#server/rest/operation.ts'
import { cancelAccountDeletion, requestAccountDeletion } from './deletion.ts'
import { exportAccount } from './export.ts'

const tags = ['Privacy']

export async function privacyRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Auth/me/export',
    {
      handlerTimeout: 120_000,
      schema: {
        operationId: 'exportAccount',
        access: 'viewer',
        tags,
        summary: 'Export of all data stored about the viewer: a zip of data.json and the documents',
        response: download('application/zip'),
      },
    },
    async (request, reply) => {
      const { name, bytes } = await exportAccount(request.ctx)
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'private, no-store',
        })
        .send(bytes)
    },
  )
  app.post(
    '/Auth/me/deletion',
    {
      schema: {
        operationId: 'requestAccountDeletion',
        access: 'viewer',
        refuses: ['conflict'],
        tags,
        summary: 'Delete the account after 14 days',
        body: identityProof,
        response: { 200: userAnswer },
      },
    },
    (request) => requestAccountDeletion(request.ctx, request.body),
  )
  app.delete(
    '/Auth/me/deletion',
    {
      schema: {
        operationId: 'cancelAccountDeletion',
        access: 'viewer',
        tags,
        summary: 'Cancel a requested account deletion',
        response: { 200: userAnswer },
      },
    },
    (request) => cancelAccountDeletion(request.ctx),
  )
}
