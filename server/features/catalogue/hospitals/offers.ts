/** Services at a hospital with that hospital's prices. */
import { z } from 'zod'
import { DEFAULT_DURATION } from '#domain/days.ts'
import { isUuid } from '#domain/fields.ts'
import { CURRENCIES, type Currency } from '#domain/money.ts'
import { collectionPaging, type Page, type Paging, pageOf, whole } from '#domain/paging.ts'
import { PRICE_PARTS, type StatedParts } from '#domain/price-parts.ts'
import { type BookableVisit, bookableVisit, CHANNELS, type ConsultationTerms } from '#domain/visit-types.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { type ActiveServices, activeServices } from '#server/features/catalogue/health-services/catalogue.ts'
import { type HealthService, healthServiceAnswer } from '#server/features/catalogue/health-services/record.ts'
import { type HospitalEntry, hospitalEntries, type OfferTerms } from './catalogue.ts'
import { getHospital, textsOf } from './reading.ts'
import { type Hospital, hospitalAnswer } from './record.ts'
import { hospitalTextAnswer } from './texts.ts'

export type OfferedService = StatedParts & {
  id: string
  price: number | null
  currency: Currency
  /** Nights in hospital and days in Türkiye. Null if unknown. */
  nights: number | null
  stayDays: number | null
  visit: BookableVisit
  /** The hospital's own terms of the consultation. */
  terms: ConsultationTerms
  service: HealthService
}

/**
 * Last offers made of an entry, valid while neither entry nor services change. Offers in one
 * language only, because they take as much memory as the entry.
 */
const madeOf = new WeakMap<HospitalEntry, { services: ActiveServices; offers: OfferedService[] }>()

/**
 * Returns the active services of a hospital, by name, at its own price, else at the service's,
 * unless the price is on request.
 */
function offersIn(entry: HospitalEntry, services: ActiveServices): OfferedService[] {
  const cached = madeOf.get(entry)
  if (cached?.services === services) return cached.offers
  const terms = new Map(entry.offers.map((offer) => [offer.serviceId, offer]))
  const offered = [...services.values()].filter(({ id }) => terms.has(id))
  const offers = offered.map((service) => {
    const own = terms.get(service.id) as OfferTerms
    const price = own.onRequest ? null : (own.price ?? service.price)
    const currency = own.currency ?? service.currency
    return {
      id: offerId(entry.hospital.id, service.id),
      price,
      currency,
      nights: own.nights ?? service.nights,
      stayDays: own.stayDays ?? service.stayDays,
      priceIncludes: own.priceIncludes,
      priceExcludes: own.priceExcludes,
      visit: visitOf({ service, price, currency }, own),
      terms: own,
      service,
    }
  })
  madeOf.set(entry, { services, offers })
  return offers
}

type PricedService = Pick<OfferedService, 'service' | 'price' | 'currency'>

/** Returns the visit that is booked for a service, by the terms of the hospital and of a doctor. */
export const visitOf = (
  { service, price, currency }: PricedService,
  terms: ConsultationTerms,
  ownTerms?: ConsultationTerms,
): BookableVisit => {
  const { visitType, duration } = service
  return bookableVisit({ visitType, minutes: duration ?? DEFAULT_DURATION, price, currency }, terms, ownTerms)
}

/** Returns every active service of each of these hospitals, by name. */
export async function allOffersOf(ctx: Context, hospitalIds: string[]): Promise<Map<string, OfferedService[]>> {
  const [entries, services] = await Promise.all([hospitalEntries(ctx, hospitalIds), activeServices(ctx)])
  return new Map(entries.map((entry) => [entry.hospital.id, offersIn(entry, services)]))
}

/** Returns a page of the active services of each of these hospitals, by name. */
export async function offersOf(
  ctx: Context,
  hospitalIds: string[],
  { page, limit }: Paging,
): Promise<Map<string, OfferedService[]>> {
  const all = await allOffersOf(ctx, hospitalIds)
  return new Map([...all].map(([id, offers]) => [id, offers.slice((page - 1) * limit, page * limit)]))
}

/** Counts the active services of each of these hospitals. */
export async function offerCountsOf(ctx: Context, hospitalIds: string[]): Promise<Map<string, number>> {
  const all = await allOffersOf(ctx, hospitalIds)
  return new Map([...all].map(([id, offers]) => [id, offers.length]))
}

/** Lists the services of one hospital, by name. */
export async function listOffers(
  ctx: Context,
  hospitalId: string,
  rawPaging: unknown,
  { includeInactive }: { includeInactive?: boolean } = {},
): Promise<Page<OfferedService>> {
  const paging = collectionPaging.parse(rawPaging)
  const { id } = await getHospital(ctx, hospitalId, { includeInactive })
  const [offers, counts] = await Promise.all([offersOf(ctx, [id], paging), offerCountsOf(ctx, [id])])
  return pageOf(offers.get(id) ?? [], counts.get(id) ?? 0, paging)
}

/** Finds which of these active services these hospitals offer, by the ID of the offer. */
export async function findOffers(
  ctx: Context,
  hospitalIds: string[],
  serviceIds: string[],
): Promise<Map<string, OfferedService>> {
  const requested = new Set(serviceIds.map((id) => id.toLowerCase()))
  const all = [...(await allOffersOf(ctx, hospitalIds)).values()].flat()
  return new Map(all.filter(({ service }) => requested.has(service.id)).map((offer) => [offer.id, offer]))
}

/** Returns the offers of each hospital among these active services, in their order. */
export async function matchedOffers(
  ctx: Context,
  hospitalIds: string[],
  { serviceIds, limit }: { serviceIds: string[]; limit: number },
): Promise<Map<string, OfferedService[]>> {
  if (serviceIds.length === 0) return new Map()
  const offers = await findOffers(ctx, hospitalIds, serviceIds)
  const matchedAt = (hospitalId: string) =>
    serviceIds.flatMap((serviceId) => offers.get(offerId(hospitalId, serviceId)) ?? [])
  return new Map(hospitalIds.map((id) => [id, matchedAt(id).slice(0, limit)]))
}

export const offerId = (hospitalId: string, serviceId: string): string => `${hospitalId}:${serviceId}`.toLowerCase()

/** Returns one service of an active hospital. */
export async function getOffer(ctx: Context, hospitalId: string, serviceId: string): Promise<OfferedService> {
  const { id } = await getHospital(ctx, hospitalId)
  const offers = isUuid(serviceId) ? await findOffers(ctx, [id], [serviceId]) : undefined
  const offer = offers?.get(offerId(id, serviceId))
  if (!offer) throw notOffered()
  return offer
}

export const notOffered = () => new AppError('not_found', 'This hospital does not offer this service')

const bookableVisitAnswer = z
  .object({
    visitType: z.enum(['consultation', 'examination']),
    isFirstConsultation: z.boolean().meta({ description: 'whether it is the first consultation of a procedure' }),
    channels: z.array(z.enum(CHANNELS)).meta({ description: 'ways to hold the visit' }),
    price: z.number().nullable().meta({ description: 'price of the visit; null if unknown, 0 if free' }),
    currency: z.enum(CURRENCIES),
    minutes: z.number().int(),
  })
  .meta({ title: 'BookableVisit', description: 'the visit that is booked for the service' })

/** Documented REST form: the fields of a service with the hospital's price. */
export const offeredServiceAnswer = healthServiceAnswer
  .pick({
    id: true,
    name: true,
    description: true,
    textLanguage: true,
    sourceName: true,
    category: true,
    iconKey: true,
    price: true,
    currency: true,
    duration: true,
    visitType: true,
    nights: true,
    stayDays: true,
  })
  .extend({
    visit: bookableVisitAnswer,
    priceIncludes: z.array(z.enum(PRICE_PARTS)).meta({ description: 'parts that the price includes' }),
    priceExcludes: z
      .array(z.enum(PRICE_PARTS))
      .meta({ description: 'parts that are paid separately; a part in neither list is not stated' }),
  })
  .meta({ title: 'OfferedService' })
export const toOfferedService = ({ service, id: _, terms: __, ...offer }: OfferedService) => ({ ...service, ...offer })

/** Hospital as REST returns it. */
export const hospitalWithServicesAnswer = hospitalAnswer
  .extend({
    services: z.array(offeredServiceAnswer),
    serviceCount: z.number().int(),
  })
  .meta({ title: 'Hospital' })

const MAX_SERVICES_LIMIT = 1000

/** Parameter of lists of hospitals. */
export const servicesLimit = whole('servicesLimit', MAX_SERVICES_LIMIT).optional().meta({
  description:
    'Maximum number of services returned with each hospital, by name. Default: all. `serviceCount` has their total.',
})

/** Returns hospitals with their services for REST, all services unless there is a limit. */
export async function withServices(ctx: Context, records: Hospital[], limit?: number) {
  const all = await allOffersOf(
    ctx,
    records.map(({ id }) => id),
  )
  return records.map((hospital) => {
    const offers = all.get(hospital.id) ?? []
    return {
      ...hospital,
      services: offers.slice(0, limit).map(toOfferedService),
      serviceCount: offers.length,
    }
  })
}

/** Single hospital, with its translations. */
export const hospitalRecordAnswer = hospitalWithServicesAnswer
  .extend({ texts: z.array(hospitalTextAnswer) })
  .meta({ title: 'HospitalRecord' })

export async function withItsServices(ctx: Context, hospital: Hospital) {
  const [[record], texts] = await Promise.all([withServices(ctx, [hospital]), textsOf(ctx, [hospital.id])])
  if (!record) throw new AppError('internal')
  return { ...record, texts: texts.get(hospital.id) ?? [] }
}
