import type { FastifyInstance } from 'fastify'
import { hospitalDoctorSearch } from '#domain/managed-catalogue.ts'
import { paging } from '#domain/paging.ts'
import { doctorAnswer } from '#server/features/catalogue/doctors/record.ts'
import { sendPage, sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { page, record } from '#server/rest/operation.ts'
import {
  countHospitalDoctors,
  getHospitalDoctor,
  hospitalDoctorCountsAnswer,
  listHospitalDoctors,
} from './hospital-doctors.ts'

const tags = ['Lists']

export async function hospitalDoctorRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Hospitals/:id/doctors',
    {
      schema: {
        operationId: 'listHospitalDoctors',
        access: 'portal',
        tags,
        summary: 'Doctors of a hospital, active or not',
        querystring: hospitalDoctorSearch.extend(paging.shape),
        response: page(doctorAnswer),
      },
    },
    async (request, reply) => {
      const { ctx, params, query } = request
      return sendPage(request, reply, await listHospitalDoctors(ctx, part(params), { raw: query, paging: query }))
    },
  )
  app.get(
    '/Hospitals/:id/doctors/counts',
    {
      schema: {
        operationId: 'countHospitalDoctors',
        access: 'portal',
        tags,
        summary: 'Doctor counts of a hospital, by specialty, with those away today',
        response: { 200: hospitalDoctorCountsAnswer },
      },
    },
    ({ ctx, params }) => countHospitalDoctors(ctx, part(params)),
  )
  app.get(
    '/Hospitals/:id/doctors/:doctorId',
    {
      schema: {
        operationId: 'getHospitalDoctor',
        access: 'portal',
        tags,
        summary: 'A doctor of a hospital, active or not',
        response: record(doctorAnswer),
      },
    },
    async ({ ctx, params }, reply) =>
      sendRecord(reply, await getHospitalDoctor(ctx, part(params), part(params, 'doctorId'))),
  )
}
