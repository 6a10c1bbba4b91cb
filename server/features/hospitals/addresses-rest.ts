import type { FastifyInstance } from 'fastify'
import { addressChoice, addressLink } from '#domain/hospital-addresses.ts'
import { sendNothing } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { nothing } from '#server/rest/operation.ts'
import { askAddressAgain, confirmAddress } from './addresses.ts'

const tags = ['Hospitals']

export async function hospitalAddressRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    '/HospitalAddresses/confirm',
    {
      schema: {
        operationId: 'confirmHospitalAddress',
        access: 'guest',
        tags,
        summary: 'Agree to get news of a hospital, by the link of the mail that asks for it',
        body: addressLink.meta({ title: 'HospitalAddressLink' }),
        example: { token: 'What the link of the mail carries.' },
        response: nothing,
      },
    },
    ({ ctx, body }, reply) => sendNothing(reply, confirmAddress(ctx, body)),
  )
  app.post(
    '/Hospitals/:id/addresses/ask',
    {
      schema: {
        operationId: 'askHospitalAddress',
        access: 'portal',
        tags,
        summary: 'Ask an address once more whether it wants news of the hospital',
        body: addressChoice.meta({ title: 'HospitalAddressChoice' }),
        example: { email: 'desk@hospital.example' },
        response: nothing,
      },
    },
    ({ ctx, params, body }, reply) => sendNothing(reply, askAddressAgain(ctx, part(params), body)),
  )
}
