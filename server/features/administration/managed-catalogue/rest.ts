import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { dateIn } from '#domain/availability.ts'
import { managedDoctorSearch, managedHospitalSearch, managedServiceSearch } from '#domain/managed-catalogue.ts'
import type { RecordKind } from '#domain/record-lists.ts'
import type { Context } from '#server/context.ts'
import { sendCsv } from '#server/rest/csv.ts'
import { download } from '#server/rest/operation.ts'
import { doctorColumns, hospitalColumns, serviceColumns } from './csv-columns.ts'
import type { WithTexts } from './lists.ts'
import { exportDoctors, exportHospitals, exportServices } from './reading.ts'

const tags = ['Lists']

type ListRoutes<Item> = {
  kind: RecordKind
  /** Noun of the operation and the address. */
  plural: 'Hospitals' | 'Doctors' | 'HealthServices'
  search: z.ZodObject
  read: (ctx: Context, search: unknown) => AsyncGenerator<WithTexts<Item>[]>
  columns: Record<string, (row: WithTexts<Item>) => unknown>
}

function listRoutes<Item>(app: FastifyInstance, routes: ListRoutes<Item>): void {
  const { kind, plural, search, read, columns } = routes
  const noun = kind.replace('health_', '')
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
}

export async function managedCatalogueRoutes(app: FastifyInstance): Promise<void> {
  listRoutes(app, {
    kind: 'hospital',
    plural: 'Hospitals',
    search: managedHospitalSearch,
    read: exportHospitals,
    columns: hospitalColumns,
  })
  listRoutes(app, {
    kind: 'doctor',
    plural: 'Doctors',
    search: managedDoctorSearch,
    read: exportDoctors,
    columns: doctorColumns,
  })
  listRoutes(app, {
    kind: 'health_service',
    plural: 'HealthServices',
    search: managedServiceSearch,
    read: exportServices,
    columns: serviceColumns,
  })
}
