import type { FastifyInstance } from 'fastify'
import { part } from '#server/rest/input.ts'
import { deletionOf } from './reading.ts'
import { deletionAnswer } from './record.ts'

const routes = [
  { kind: 'hospital', path: '/Hospitals', operationId: 'getHospitalDeletion', tag: 'Hospitals', noun: 'a hospital' },
  { kind: 'doctor', path: '/Doctor', operationId: 'getDoctorDeletion', tag: 'Doctors', noun: 'a doctor' },
  {
    kind: 'healthService',
    path: '/HealthService',
    operationId: 'getHealthServiceDeletion',
    tag: 'Health services',
    noun: 'a service',
  },
] as const

export async function deletionRoutes(app: FastifyInstance): Promise<void> {
  for (const { kind, path, operationId, tag, noun } of routes)
    app.get(
      `${path}/:id/deletion`,
      {
        schema: {
          operationId,
          access: 'admin',
          tags: [tag],
          summary: `Effect of deleting ${noun} now: erasure or deactivation, and the number of future appointments (admin)`,
          response: { 200: deletionAnswer },
        },
      },
      ({ ctx, params }) => deletionOf(ctx, kind, part(params)),
    )
}
