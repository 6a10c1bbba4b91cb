import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { paging } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { findHospitals } from '#server/features/catalogue/hospitals/catalogue.ts'
import { sendPage } from '#server/rest/answer.ts'
import { page } from '#server/rest/operation.ts'
import { figuresAnswer, hospitalPart } from './answers/parts.ts'
import { byId } from './answers/quotes.ts'
import { countDoctors, findQuoteHospitals, type QuoteHospital } from './choice.ts'
import { figuresOf, listQuoteFigures, unmeasured } from './figures.ts'

const tags = ['Quotes']

/** Comma-joined values of an address. */
const joined = (description: string, example: string) => z.string().max(5000).meta({ description, example })
const valuesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)

const hospitalSearch = z.object({
  treatments: joined('UUIDs of services or IDs of concepts, 1 to 5, comma-joined.', 'hair-transplant'),
  languages: joined("ISO 639 codes of the patient's languages, comma-joined.", 'en,ar').optional(),
  q: z.string().max(100).optional().meta({ description: 'Part of the name.' }),
})
const figuresQuery = z.object({
  hospitalIds: joined('UUIDs of at most 100 hospitals, comma-joined.', '0197d1f0-0000-7000-8000-000000000001'),
})

const quoteHospitalAnswer = z
  .object({
    hospital: hospitalPart,
    serviceIds: z.array(z.string()),
    doctorCount: z.int(),
    speaks: z.array(z.string()),
    figures: figuresAnswer,
  })
  .meta({ title: 'QuoteHospital' })

/** Adds hospital, doctors and figures to hospitals that can be asked. */
async function answerQuoteHospitals(
  ctx: Context,
  items: readonly QuoteHospital[],
): Promise<z.input<typeof quoteHospitalAnswer>[]> {
  const ids = items.map(({ id }) => id)
  const [hospitals, doctors, figures] = await Promise.all([
    findHospitals(ctx, ids),
    countDoctors(ctx, items),
    figuresOf(ctx, ids),
  ])
  const hospitalsById = byId(hospitals)
  return items.flatMap(({ id, serviceIds, speaks }) => {
    const hospital = hospitalsById.get(id)
    if (!hospital) return []
    return [
      { hospital, serviceIds, doctorCount: doctors.get(id) ?? 0, speaks, figures: figures.get(id) ?? unmeasured(id) },
    ]
  })
}

/** Hospitals that can be asked for a quote, and their measured answers, for everybody. */
export async function quoteChoiceRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/QuoteHospitals',
    {
      schema: {
        operationId: 'listQuoteHospitals',
        access: 'anyone',
        tags,
        summary: 'Active hospitals that offer every one of these treatments',
        description: 'Those who speak one of the languages and answer sooner come first; each record says why.',
        querystring: hospitalSearch.extend(paging.shape).meta({ title: 'quoteHospitals' }),
        response: page(quoteHospitalAnswer),
      },
    },
    async (request, reply) => {
      const { treatments, languages, q } = hospitalSearch.parse(request.query)
      const choice = { treatments: valuesOf(treatments), languages: valuesOf(languages), q }
      const hospitals = await findQuoteHospitals(request.ctx, { ...paging.parse(request.query), ...choice })
      return sendPage(request, reply, { ...hospitals, items: await answerQuoteHospitals(request.ctx, hospitals.items) })
    },
  )

  app.get(
    '/QuoteFigures',
    {
      schema: {
        operationId: 'getQuoteFigures',
        access: 'anyone',
        tags,
        summary: 'Measured answers of hospitals to quote requests, and their final bills compared with the quotes',
        description: 'In the order of the IDs. A settled dispute counts with the total that applies.',
        querystring: figuresQuery.meta({ title: 'quoteFigures' }),
        response: { 200: z.array(figuresAnswer) },
      },
    },
    ({ ctx, query }) => listQuoteFigures(ctx, valuesOf(figuresQuery.parse(query).hospitalIds)),
  )
}
