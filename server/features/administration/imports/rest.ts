import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { MAX_IMPORT_BYTES } from '#domain/import-lists.ts'
import { importInput, refusedRowsSearch } from '#domain/imports.ts'
import type { Say } from '#domain/sentences.ts'
import { sendCsv } from '#server/rest/csv.ts'
import { part } from '#server/rest/input.ts'
import { created, download } from '#server/rest/operation.ts'
import { readRefusedRows } from './reading.ts'
import { sayIn, sayReason } from './reasons.ts'
import { type ImportRow, importAnswer } from './record.ts'
import { createImport } from './writing.ts'

const tags = ['Imports']

/** Returns the columns of the file of refused rows, in the reader's language. */
const refusedColumns = (say: Say): Record<string, (row: ImportRow) => unknown> => ({
  [say('line')]: ({ line }) => line,
  [say('reason')]: ({ reason }) => sayReason(say, reason ?? ''),
  [say('row')]: ({ text }) => text,
})

export async function importRoutes(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: MAX_IMPORT_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  app.post(
    '/Imports',
    {
      bodyLimit: MAX_IMPORT_BYTES,
      handlerTimeout: 120_000,
      schema: {
        operationId: 'createImport',
        access: 'admin',
        refuses: ['too_many_requests', 'payload_too_large', 'unsupported_media_type'],
        tags,
        summary: 'Upload a CSV file of at most 10 MB (UTF-8 or Windows-1254) for checking; nothing is changed yet',
        consumes: ['text/csv'],
        querystring: importInput,
        body: z.file().meta({ description: 'Content of the file.' }),
        response: created(importAnswer, []),
      },
    },
    async ({ ctx, query, body }, reply) => {
      reply.code(201)
      return createImport(ctx, query, body)
    },
  )
  app.get(
    '/Imports/:id/refused',
    {
      schema: {
        operationId: 'exportRefusedRows',
        access: 'admin',
        tags,
        summary: 'Refused rows with line and reason, as CSV',
        querystring: refusedRowsSearch,
        response: download('text/csv'),
      },
    },
    ({ ctx, params, query }, reply) => {
      const { language } = refusedRowsSearch.parse(query)
      return sendCsv(reply, readRefusedRows(ctx, part(params)), {
        name: 'refused.csv',
        columns: refusedColumns(sayIn(language)),
      })
    },
  )
}
