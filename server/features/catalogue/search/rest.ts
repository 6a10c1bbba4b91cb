import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CURRENCIES } from '#domain/money.ts'
import { suggest, suggestionsInput } from './suggestions.ts'

const suggestionsAnswer = z
  .object({
    treatments: z.array(
      z
        .object({
          id: z.string(),
          name: z.string(),
          sourceName: z.string().meta({ description: 'English name in every language' }),
          iconKey: z.string().nullable(),
          hospitals: z.number().int().meta({ description: 'number of active hospitals that offer it' }),
          from: z.number().nullable().meta({ description: 'lowest price at any hospital' }),
          currency: z.enum(CURRENCIES),
        })
        .meta({ title: 'TreatmentSuggestion' }),
    ),
    hospitals: z.array(z.object({ id: z.string(), name: z.string(), city: z.string() })),
    doctors: z.array(
      z.object({ id: z.string(), fullName: z.string(), specialty: z.string(), hospitalName: z.string().nullable() }),
    ),
    areDoctorsMeant: z
      .boolean()
      .meta({ description: 'whether the text names a sub-specialty, which only doctors have' }),
  })
  .meta({ title: 'Suggestions' })

export async function searchRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Search/suggestions',
    {
      schema: {
        operationId: 'suggest',
        access: 'anyone',
        tags: ['Search'],
        summary: 'Suggestions of treatments, hospitals and doctors while typing, from three letters',
        querystring: suggestionsInput.meta({ title: 'suggestions' }),
        response: { 200: suggestionsAnswer },
      },
    },
    (request) => suggest(request.ctx, request.query),
  )
}
