/** Tools for agents: public verbs with their input and output. */
import { z } from 'zod'
import { CATEGORIES } from '#domain/health-services.ts'
import { PRICE_PARTS } from '#domain/price-parts.ts'
import { withoutWithheld } from '#domain/rules/fields.ts'
import { SPECIALTIES } from '#domain/specialties.ts'
import { CHANNELS, VISIT_TYPES } from '#domain/visit-types.ts'
import { AppError } from '#server/errors.ts'
import { searchDoctors } from '#server/features/catalogue/doctors/reading.ts'
import { searchHealthServices } from '#server/features/catalogue/health-services/reading.ts'
import { withServices } from '#server/features/catalogue/hospitals/offers.ts'
import { getHospital, searchHospitals } from '#server/features/catalogue/hospitals/reading.ts'
import { findAvailability } from '#server/features/visits/appointments/calendar/availability.ts'
import { APPOINTMENT_TOOLS } from './appointment-tools.ts'
import { QUOTE_TOOLS } from './quote-tools.ts'
import { type Tool, tool } from './tool.ts'

const text = z.string().nullable()
const id = z.uuid()
const limit = z.int().min(1).max(20).default(10).describe(`Number of records, at most 20.`)
const words = z.string().max(200).optional().describe(`A treatment, complaint, specialty or name, in any language.`)
const location = z.string().max(100).optional().describe(`A city or district of Türkiye.`)
/** Aliases of `q` and `location` that agents use. */
const aliases = {
  query: words.describe(`Another name for q.`),
  city: location.describe(`Another name for location.`),
}
const serviceId = id.optional().describe(`Name or ID of a treatment, as returned by search_services.`)

const nextFree = {
  nextFreeAt: text.describe(`Next bookable time: of nextFreeServiceId, else of any service.`),
  nextFreeServiceId: id.nullable().describe(`Service to book for nextFreeAt. Null for any service.`),
}
const hospitalOutput = z.object({
  id,
  name: z.string(),
  city: z.string(),
  district: text,
  rating: z.number().nullable().describe(`Average rating, 1 to 5. Null without reviews.`),
  reviews: z.int().nullable().describe(`Number of reviews. Null where local rules hide reviews.`),
  priceFrom: z.number().nullable().describe(`Lowest price among its services, in US dollars. Null if on request.`),
  ...nextFree,
})
const visitOutput = z.object({
  visitType: z.enum(VISIT_TYPES).describe(`Visit that is booked: consultation or examination.`),
  isFirstConsultation: z.boolean().describe(`Whether it is the first consultation of an operation.`),
  channels: z.array(z.enum(CHANNELS)).describe(`Ways to hold the visit.`),
  price: z.number().nullable().describe(`Price of the visit. Null if unknown; 0 is free.`),
  currency: text,
  minutes: z.int(),
})
const offer = z.object({
  serviceId: id,
  name: z.string(),
  price: z.number().nullable().describe(`Price of the treatment; of an operation, not of its first consultation.`),
  currency: text,
  nights: z.int().nullable().describe(`Nights in hospital. Null if unknown.`),
  stayDays: z.int().nullable().describe(`Days in Türkiye. Null if unknown.`),
  priceIncludes: z.array(z.enum(PRICE_PARTS)).describe(`Parts of the treatment that the price includes.`),
  priceExcludes: z.array(z.enum(PRICE_PARTS)).describe(`Parts paid separately. A part in neither list is not stated.`),
  visit: visitOutput,
})
type ToolAliases = {
  q?: string | undefined
  query?: string | undefined
  location?: string | undefined
  city?: string | undefined
}

/**
 * Moves aliases to their own names. Two names with different values are refused, because one would
 * be ignored.
 */
function withoutAliases<Input extends ToolAliases>({ query, city, ...input }: Input) {
  for (const [name, value, alias, other] of [
    ['q', input.q, 'query', query],
    ['location', input.location, 'city', city],
  ] as const)
    if (value !== undefined && other !== undefined && value !== other)
      throw new AppError('bad_input', '{{name}} and {{alias}} are two names for one argument. Send one of them.', {
        params: { name, alias },
      })
  return { ...input, q: input.q ?? query, location: input.location ?? city }
}

type HospitalMatch = Awaited<ReturnType<typeof searchHospitals>>['items'][number]
const asHospital = (hospital: HospitalMatch) => ({
  id: hospital.id,
  name: hospital.name,
  city: hospital.city,
  district: hospital.district,
  rating: hospital.averageRating,
  reviews: hospital.reviewCount,
  priceFrom: hospital.priceFrom,
  nextFreeAt: hospital.nextFreeAt,
  nextFreeServiceId: hospital.nextFreeServiceId,
})
export const TOOLS: Record<string, Tool> = {
  search_hospitals: tool({
    title: `Search hospitals`,
    description: `Hospitals in Türkiye that match, with city, rating, lowest price and next bookable time.`,
    operation: 'searchHospitals',
    input: z.object({ q: words, location, specialty: z.enum(SPECIALTIES).optional(), limit, ...aliases }),
    output: z.object({ total: z.int(), hospitals: z.array(hospitalOutput) }),
    run: async (ctx, { limit, ...input }) => {
      const { items, total } = await searchHospitals(ctx, withoutAliases(input), { limit })
      return { total, hospitals: withoutWithheld(ctx.withheld, items).map(asHospital) }
    },
  }),
  search_doctors: tool({
    title: `Search doctors`,
    description: `Doctors in Türkiye who match, with specialty, hospital, rating and next bookable time.`,
    operation: 'searchDoctors',
    input: z.object({
      q: words,
      location,
      specialty: z.enum(SPECIALTIES).optional(),
      hospitalId: id.optional(),
      limit,
      ...aliases,
    }),
    output: z.object({
      total: z.int(),
      doctors: z.array(
        z.object({
          id,
          name: z.string(),
          specialty: z.string(),
          hospitalId: id.nullable(),
          hospital: text,
          rating: z.number().nullable(),
          ...nextFree,
        }),
      ),
    }),
    run: async (ctx, { limit, ...input }) => {
      const { items, total } = await searchDoctors(ctx, withoutAliases(input), { limit })
      const doctors = withoutWithheld(ctx.withheld, items).map((doctor) => ({
        id: doctor.id,
        name: doctor.fullName,
        specialty: doctor.specialty,
        hospitalId: doctor.hospitalId,
        hospital: doctor.hospitalName,
        rating: doctor.averageRating,
        nextFreeAt: doctor.nextFreeAt,
        nextFreeServiceId: doctor.nextFreeServiceId,
      }))
      return { total, doctors }
    },
  }),
  search_services: tool({
    title: `Search treatments`,
    description: `Treatments offered by hospitals in Türkiye, with price, visit type and number of hospitals. Patients book the first consultation of an operation.`,
    operation: 'searchHealthServices',
    input: z.object({ q: words, category: z.enum(CATEGORIES).optional(), limit, query: aliases.query }),
    output: z.object({
      total: z.int(),
      services: z.array(
        z.object({
          id,
          name: z.string(),
          category: z.string(),
          price: z.number().nullable().describe(`Default price; a hospital may have its own. Null if on request.`),
          currency: text,
          visitType: z.enum(VISIT_TYPES),
          minutes: z
            .int()
            .nullable()
            .describe(`Length of the visit. Null for an operation, whose first consultation each hospital sets.`),
          hospitals: z.int(),
        }),
      ),
    }),
    run: async (ctx, { limit, ...input }) => {
      const { items, total } = await searchHealthServices(ctx, withoutAliases(input), { limit })
      const services = withoutWithheld(ctx.withheld, items).map((service) => ({
        id: service.id,
        name: service.name,
        category: service.category,
        price: service.price,
        currency: service.currency,
        visitType: service.visitType,
        minutes: service.visitType === 'procedure' ? null : service.duration,
        hospitals: service.hospitalCount,
      }))
      return { total, services }
    },
  }),
  get_hospital: tool({
    title: `Read a hospital`,
    description: `A hospital with its address and its treatments: own prices, and the visit that is booked for each.`,
    operation: 'getHospital',
    input: z.object({ hospitalId: id }),
    output: hospitalOutput.extend({
      description: text,
      address: z.string(),
      phone: text,
      website: text,
      languages: z.array(z.string()),
      services: z.array(offer),
    }),
    run: async (ctx, { hospitalId }) => {
      const record = await getHospital(ctx, hospitalId)
      const [{ services, ...hospital } = { ...record, services: [] }] = withoutWithheld(
        ctx.withheld,
        await withServices(ctx, [record]),
      )
      const { description, address, phone, website, languages } = hospital
      const offers = services.map(
        ({ id: serviceId, name, price, currency, nights, stayDays, priceIncludes, priceExcludes, visit }) => ({
          serviceId,
          name,
          price,
          currency,
          nights,
          stayDays,
          priceIncludes,
          priceExcludes,
          visit,
        }),
      )
      return { ...asHospital(hospital), description, address, phone, website, languages, services: offers }
    },
  }),
  free_times: tool({
    title: `Find free times`,
    description: `Bookable times at a hospital, optionally for a treatment and a doctor, at most 62 days.`,
    operation: 'getAvailability',
    input: z.object({
      hospitalId: id,
      serviceId,
      doctorId: id.optional(),
      from: z.iso.date().optional().describe(`First day, today by default.`),
      to: z.iso.date().optional().describe(`Last day, by default 30 days after the first.`),
    }),
    output: z.object({
      timeZone: z.string(),
      days: z.array(z.object({ date: z.string(), times: z.array(z.string()) })),
    }),
    run: async (ctx, { hospitalId, ...search }) => {
      const days = await findAvailability(ctx, hospitalId, search)
      const free = days.map(({ date, times }) => ({
        date,
        times: times.filter(({ available }) => available).map(({ time }) => time),
      }))
      return { timeZone: 'Europe/Istanbul', days: free.filter(({ times }) => times.length > 0) }
    },
  }),
  ...APPOINTMENT_TOOLS,
  ...QUOTE_TOOLS,
}
