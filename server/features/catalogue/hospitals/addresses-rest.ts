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
        summary: 'Confirm a notification address of a hospital with the link of the confirmation mail',
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
        summary: 'Send the confirmation mail for a notification address again',
        body: addressChoice.meta({ title: 'HospitalAddressChoice' }),
        example: { email: 'desk@hospital.example' },
        response: nothing,
      },
    },
    ({ ctx, params, body }, reply) => sendNothing(reply, askAddressAgain(ctx, part(params), body)),
  )
}
