import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { MAX_IMPORT_BYTES } from '#domain/import-lists.ts'
import { importInput, importRowSearch, refusedRowsSearch } from '#domain/imports.ts'
import { paging } from '#domain/paging.ts'
import type { Say } from '#domain/sentences.ts'
import { sendCreated, sendPage } from '#server/rest/answer.ts'
import { sendCsv } from '#server/rest/csv.ts'
import { part } from '#server/rest/input.ts'
import { created, download, page } from '#server/rest/operation.ts'
import { getImport, listImportRows, listImports, readRefusedRows } from './reading.ts'
import { sayIn, sayReason } from './reasons.ts'
import { type ImportRow, importAnswer, importRowAnswer } from './record.ts'
import { cancelImport, createImport, startImport } from './writing.ts'

const tags = ['Imports']

/** The columns of the file of refused rows, in the language of its reader. */
const refusedColumns = (say: Say): Record<string, (row: ImportRow) => unknown> => ({
  [say('line')]: ({ line }) => line,
  [say('reason')]: ({ reason }) => sayReason(say, reason ?? ''),
  [say('row')]: ({ text }) => text,
})

export async function importRoutes(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: MAX_IMPORT_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  app.get(
    '/Imports',
    {
      schema: {
        operationId: 'listImports',
        access: 'admin',
        tags,
        summary: 'Imports, newest first',
        querystring: paging,
        response: page(importAnswer),
      },
    },
    async (request, reply) => sendPage(request, reply, await listImports(request.ctx, request.query)),
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
        response: created(importAnswer),
      },
    },
    async (request, reply) => sendCreated(request, reply, await createImport(request.ctx, request.query, request.body)),
  )
  app.get(
    '/Imports/:id',
    {
      schema: {
        operationId: 'getImport',
        access: 'admin',
        tags,
        summary: 'An import with its progress and counts',
        response: { 200: importAnswer },
      },
    },
    ({ ctx, params }) => getImport(ctx, part(params)),
  )
  app.get(
    '/Imports/:id/rows',
    {
      schema: {
        operationId: 'listImportRows',
        access: 'admin',
        tags,
        summary: 'Rows of an import: the first hundred added or changed ones, and all refused ones',
        querystring: importRowSearch.extend(paging.shape),
        response: page(importRowAnswer),
      },
    },
    async (request, reply) => {
      const { ctx, params, query } = request
      return sendPage(request, reply, await listImportRows(ctx, part(params), { search: query, paging: query }))
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
  app.post(
    '/Imports/:id/start',
    {
      schema: {
        operationId: 'startImport',
        access: 'admin',
        refuses: ['conflict'],
        tags,
        summary: 'Start a checked import; one at a time per kind',
        response: { 200: importAnswer },
      },
    },
    ({ ctx, params }) => startImport(ctx, part(params)),
  )
  app.post(
    '/Imports/:id/cancel',
    {
      schema: {
        operationId: 'cancelImport',
        access: 'admin',
        tags,
        summary: 'Cancel an import between two batches; rows imported so far stay',
        response: { 200: importAnswer },
      },
    },
    ({ ctx, params }) => cancelImport(ctx, part(params)),
  )
}
