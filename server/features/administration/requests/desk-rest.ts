import type { FastifyInstance } from 'fastify'
import { part } from '#server/rest/input.ts'
import { download } from '#server/rest/operation.ts'
import { sendDocument } from '#server/rest/upload.ts'
import { FILE_TYPES } from '#server/storage/content.ts'
import { openRequestFile } from './reading.ts'

const tags = ['Requests']

/** Registers the routes of the request desk, for administrators. */
export async function requestDeskRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Requests/:id/files/:fileId',
    {
      schema: {
        operationId: 'getRequestFile',
        access: 'admin',
        tags,
        summary: 'Content of a file of a request',
        response: download(...FILE_TYPES),
      },
    },
    async ({ ctx, params }, reply) =>
      sendDocument(reply, await openRequestFile(ctx, part(params), part(params, 'fileId'))),
  )
}
