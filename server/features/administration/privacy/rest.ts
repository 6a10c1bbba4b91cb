import type { FastifyInstance } from 'fastify'
import { download } from '#server/rest/operation.ts'
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
}
