import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { uuid } from '#domain/fields.ts'
import { paging } from '#domain/paging.ts'
import { REPORT_KINDS, REPORT_PERIODS, reportCsvSearch, reportFileSearch, reportSearch } from '#domain/reports.ts'
import { sendCreated, sendNothing, sendPage } from '#server/rest/answer.ts'
import { sendCsv } from '#server/rest/csv.ts'
import { part } from '#server/rest/input.ts'
import { created, download, nothing, page } from '#server/rest/operation.ts'
import { sendDocument } from '#server/rest/upload.ts'
import { getReportCsv, getReportFile } from './files.ts'
import { getReport, listReports } from './reading.ts'
import { reportAnswer, reportDetailAnswer } from './record.ts'
import { cancelReport, createReport, deleteReport } from './writing.ts'

const tags = ['Reports']

const day = z.iso.date().optional()

/** Body in the OpenAPI document. The verb parses it. */
const reportBody = z
  .object({
    kind: z.enum(REPORT_KINDS),
    period: z.enum(REPORT_PERIODS),
    on: day,
    from: day,
    to: day,
    doctorId: uuid('Please choose a doctor').nullish(),
  })
  .meta({ title: 'ReportInput' })

const which = (params: unknown) => ({ chosen: part(params), id: part(params, 'reportId') })

async function* once<Row>(rows: Row[]) {
  yield rows
}

export async function reportRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Hospitals/:id/reports',
    {
      schema: {
        operationId: 'listReports',
        access: 'portal',
        tags,
        summary: 'Reports of a hospital, newest first, without their content',
        querystring: reportSearch.extend(paging.shape).meta({ title: 'ReportSearch' }),
        response: page(reportAnswer),
      },
    },
    async (request, reply) => {
      const { ctx, params, query } = request
      return sendPage(request, reply, await listReports(ctx, part(params), { search: query, paging: query }))
    },
  )
  app.post(
    '/Hospitals/:id/reports',
    {
      schema: {
        operationId: 'createReport',
        access: 'portal',
        refuses: ['too_many_requests'],
        tags,
        summary: 'Create a report, which a job computes',
        body: reportBody,
        example: { kind: 'revenue', period: 'month', on: '2026-10-15' },
        response: created(reportDetailAnswer),
      },
    },
    async (request, reply) =>
      sendCreated(request, reply, await createReport(request.ctx, part(request.params), request.body)),
  )
  app.get(
    '/Hospitals/:id/reports/:reportId',
    {
      schema: {
        operationId: 'getReport',
        access: 'portal',
        tags,
        summary: 'A report with its progress, and its content once complete',
        response: { 200: reportDetailAnswer },
      },
    },
    ({ ctx, params }) => getReport(ctx, part(params), part(params, 'reportId')),
  )
  app.post(
    '/Hospitals/:id/reports/:reportId/cancel',
    {
      schema: {
        operationId: 'cancelReport',
        access: 'portal',
        tags,
        summary: 'Cancel a report that is being computed; a completed one stays',
        response: { 200: reportDetailAnswer },
      },
    },
    ({ ctx, params }) => cancelReport(ctx, part(params), part(params, 'reportId')),
  )
  app.delete(
    '/Hospitals/:id/reports/:reportId',
    {
      schema: { operationId: 'deleteReport', access: 'portal', tags, summary: 'Delete a report', response: nothing },
    },
    ({ ctx, params }, reply) => sendNothing(reply, deleteReport(ctx, part(params), part(params, 'reportId'))),
  )
  app.get(
    '/Hospitals/:id/reports/:reportId/report.csv',
    {
      schema: {
        operationId: 'getReportCsv',
        access: 'portal',
        refuses: ['conflict'],
        tags,
        summary: 'A table of a completed report as CSV, with numbers as numbers and days as dates',
        querystring: reportCsvSearch,
        response: download('text/csv'),
      },
    },
    async ({ ctx, params, query }, reply) => {
      const { name, columns, rows } = await getReportCsv(ctx, which(params), query)
      const readers = columns.map((column, at) => [column, (row: (typeof rows)[number]) => row[at]] as const)
      return sendCsv(reply, once(rows), { name, columns: Object.fromEntries(readers) })
    },
  )
  app.get(
    '/Hospitals/:id/reports/:reportId/report.xlsx',
    {
      schema: {
        operationId: 'getReportWorkbook',
        access: 'portal',
        refuses: ['conflict'],
        tags,
        summary: 'A completed report as a workbook with a sheet for each table',
        querystring: reportFileSearch,
        response: download('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
      },
    },
    async ({ ctx, params, query }, reply) =>
      sendDocument(reply, await getReportFile(ctx, which(params), { raw: query, format: 'xlsx' })),
  )
  app.get(
    '/Hospitals/:id/reports/:reportId/report.pdf',
    {
      schema: {
        operationId: 'getReportPdf',
        access: 'portal',
        refuses: ['conflict'],
        tags,
        summary: 'A completed report as PDF in English, Turkish, Russian or Arabic',
        querystring: reportFileSearch,
        response: download('application/pdf'),
      },
    },
    async ({ ctx, params, query }, reply) =>
      sendDocument(reply, await getReportFile(ctx, which(params), { raw: query, format: 'pdf' })),
  )
}
