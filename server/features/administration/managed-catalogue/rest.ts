import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { dateIn } from '#domain/availability.ts'
import {
  activationInput,
  managedDoctorSearch,
  managedHospitalSearch,
  managedServiceSearch,
} from '#domain/managed-catalogue.ts'
import { type Page, paging } from '#domain/paging.ts'
import type { RecordKind } from '#domain/record-lists.ts'
import type { Context } from '#server/context.ts'
import { doctorAnswer } from '#server/features/catalogue/doctors/record.ts'
import { healthServiceAnswer } from '#server/features/catalogue/health-services/record.ts'
import { hospitalAnswer } from '#server/features/catalogue/hospitals/record.ts'
import { sendPage } from '#server/rest/answer.ts'
import { sendCsv } from '#server/rest/csv.ts'
import { part } from '#server/rest/input.ts'
import { created, download, page } from '#server/rest/operation.ts'
import { changeActivation, previewActivation, undoActivation } from './activation.ts'
import { doctorColumns, hospitalColumns, serviceColumns } from './csv-columns.ts'
import type { WithTexts } from './lists.ts'
import {
  countManaged,
  exportDoctors,
  exportHospitals,
  exportServices,
  listManagedDoctors,
  listManagedHospitals,
  listManagedServices,
} from './reading.ts'
import { activationAnswer, activationPreviewAnswer, recordCountsAnswer } from './record.ts'

const tags = ['Lists']

type ListRoutes<Item> = {
  kind: RecordKind
  /** As the operations and the address call them. */
  plural: 'Hospitals' | 'Doctors' | 'HealthServices'
  search: z.ZodObject
  answer: z.ZodType
  list: (ctx: Context, search: unknown, paging: unknown) => Promise<Page<Item>>
  read: (ctx: Context, search: unknown) => AsyncGenerator<WithTexts<Item>[]>
  columns: Record<string, (row: WithTexts<Item>) => unknown>
}

function listRoutes<Item>(app: FastifyInstance, routes: ListRoutes<Item>): void {
  const { kind, plural, search, answer, list, read, columns } = routes
  const noun = kind.replace('health_', '')
  app.get(
    `/Admin/${plural}`,
    {
      schema: {
        operationId: `listManaged${plural}`,
        access: 'admin',
        tags,
        summary: `All ${noun}, active or not, by name by default`,
        querystring: search.extend(paging.shape),
        response: page(answer),
      },
    },
    async (request, reply) => sendPage(request, reply, await list(request.ctx, request.query, request.query)),
  )
  app.get(
    `/Admin/${plural}/export`,
    {
      schema: {
        operationId: `export${plural}`,
        access: 'admin',
        tags,
        summary: 'All results of the same search as CSV, with every column',
        querystring: search,
        response: download('text/csv'),
      },
    },
    ({ ctx, query }, reply: FastifyReply) =>
      sendCsv(reply, read(ctx, query), { name: `${noun}s-${dateIn(ctx.clock())}.csv`, columns }),
  )
  app.get(
    `/Admin/${plural}/counts`,
    {
      schema: {
        operationId: `count${plural}`,
        access: 'admin',
        tags,
        summary: 'Number of records, active or not',
        response: { 200: recordCountsAnswer },
      },
    },
    ({ ctx }) => countManaged(ctx, kind),
  )
}

export async function managedCatalogueRoutes(app: FastifyInstance): Promise<void> {
  listRoutes(app, {
    kind: 'hospital',
    plural: 'Hospitals',
    search: managedHospitalSearch,
    answer: hospitalAnswer,
    list: listManagedHospitals,
    read: exportHospitals,
    columns: hospitalColumns,
  })
  listRoutes(app, {
    kind: 'doctor',
    plural: 'Doctors',
    search: managedDoctorSearch,
    answer: doctorAnswer,
    list: listManagedDoctors,
    read: exportDoctors,
    columns: doctorColumns,
  })
  listRoutes(app, {
    kind: 'health_service',
    plural: 'HealthServices',
    search: managedServiceSearch,
    answer: healthServiceAnswer,
    list: listManagedServices,
    read: exportServices,
    columns: serviceColumns,
  })

  const example = { kind: 'hospital', isActive: false, search: { city: 'Van' } }
  app.post(
    '/Admin/activations/preview',
    {
      schema: {
        operationId: 'previewActivation',
        access: 'admin',
        tags,
        summary: 'Effect of activating or deactivating many records',
        body: activationInput.meta({ title: 'ActivationInput' }),
        example,
        response: { 200: activationPreviewAnswer },
      },
    },
    ({ ctx, body }) => previewActivation(ctx, body),
  )
  app.post(
    '/Admin/activations',
    {
      schema: {
        operationId: 'changeActivation',
        access: 'admin',
        refuses: ['too_many_requests'],
        tags,
        summary: 'Activate or deactivate many records at once; existing appointments stay',
        body: activationInput.meta({ title: 'ActivationInput' }),
        example,
        response: created(activationAnswer, []),
      },
    },
    async ({ ctx, body }, reply) => {
      reply.code(201)
      return changeActivation(ctx, body)
    },
  )
  app.post(
    '/Admin/activations/:id/undo',
    {
      schema: {
        operationId: 'undoActivation',
        access: 'admin',
        refuses: ['conflict'],
        tags,
        summary: 'Restore exactly the records changed by a bulk activation, within a day',
        response: { 200: activationAnswer },
      },
    },
    ({ ctx, params }) => undoActivation(ctx, part(params)),
  )
}
