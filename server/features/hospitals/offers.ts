/** Services at a hospital, with that hospital's prices. */
import { and, count, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isUuid } from '#domain/fields.ts'
import type { Currency } from '#domain/money.ts'
import { collectionPaging, type Page, type Paging, pageOf } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { type ColumnsOf, selectList } from '#server/database/record.ts'
import { idIn, list } from '#server/database/search.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import {
  type HealthService,
  healthServiceAnswer,
  healthServiceColumns,
} from '#server/features/health-services/record.ts'
import { healthServices } from '#server/features/health-services/table.ts'
import { getHospital } from './reading.ts'
import { type Hospital, hospitalAnswer, offeredCurrency, offeredPrice } from './record.ts'
import { hospitalServices } from './table.ts'

export type OfferedService = { id: string; price: number | null; currency: Currency; service: HealthService }

const offerColumns = {
  id: sql<string>`${hospitalServices.hospitalId} || ':' || ${hospitalServices.serviceId}`,
  price: offeredPrice,
  currency: offeredCurrency,
} satisfies ColumnsOf<Omit<OfferedService, 'service'>>

const itsService = eq(healthServices.id, hospitalServices.serviceId)

/**
 * A page of the active services of each of these hospitals, by name. Hand-written: PostgreSQL writes the lists as JSON. With
 * the builder's rows, 20 hospitals with all they offer took 9 ms of this server's processor; now it is 4.
 */
export async function offersOf(
  ctx: Context,
  hospitalIds: string[],
  { page, limit }: Paging,
): Promise<Map<string, OfferedService[]>> {
  const rows = await query<{ hospitalId: string; offers: OfferedService[] }>(
    ctx.db,
    sql`select wanted.id as "hospitalId", (select coalesce(json_agg(offer), '[]'::json) from (
        select ${selectList(offerColumns)},
          (select to_json(service) from (select ${selectList(healthServiceColumns)}) service) as service
        from ${hospitalServices} join ${healthServices} on ${itsService}
        where ${hospitalServices.hospitalId} = wanted.id and ${healthServices.isActive}
        order by ${healthServices.nameKey}, ${healthServices.id} limit ${limit} offset ${(page - 1) * limit}) offer) as offers
      from unnest(${list(hospitalIds)}::uuid[]) wanted (id)`,
  )
  return new Map(rows.map(({ hospitalId, offers }) => [hospitalId, offers]))
}

/** How many active services each of these hospitals offers. */
export async function offerCountsOf(ctx: Context, hospitalIds: string[]): Promise<Map<string, number>> {
  const { hospitalId } = hospitalServices
  const rows = await ctx.db
    .select({ hospitalId, count: count() })
    .from(hospitalServices)
    .innerJoin(healthServices, itsService)
    .where(and(idIn(hospitalId, hospitalIds), healthServices.isActive))
    .groupBy(hospitalId)
  return new Map(rows.map((row) => [row.hospitalId, row.count]))
}

/** What one hospital offers, by name. */
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

/** Which of these services these hospitals offer, active or not, by the id of the offer. */
export async function findOffers(
  ctx: Context,
  hospitalIds: string[],
  serviceIds: string[],
): Promise<Map<string, OfferedService>> {
  const rows = await ctx.db
    .select({ item: offerColumns, service: healthServiceColumns })
    .from(hospitalServices)
    .innerJoin(healthServices, itsService)
    .where(and(idIn(hospitalServices.hospitalId, hospitalIds), idIn(hospitalServices.serviceId, serviceIds)))
  return new Map(rows.map(({ item, service }) => [item.id, { ...item, service }]))
}

/** What each of these hospitals offers of these active services, in their order. */
export async function matchedOffers(
  ctx: Context,
  hospitalIds: string[],
  { serviceIds, limit }: { serviceIds: string[]; limit: number },
): Promise<Map<string, OfferedService[]>> {
  if (serviceIds.length === 0) return new Map()
  const offers = await findOffers(ctx, hospitalIds, serviceIds)
  const matchedAt = (hospitalId: string) =>
    serviceIds.flatMap((serviceId) => offers.get(offerId(hospitalId, serviceId)) ?? [])
  return new Map(
    hospitalIds.map((id) => [
      id,
      matchedAt(id)
        .filter(({ service }) => service.isActive)
        .slice(0, limit),
    ]),
  )
}

export const offerId = (hospitalId: string, serviceId: string): string => `${hospitalId}:${serviceId}`.toLowerCase()

/** One service that an active hospital offers. */
export async function getOffer(ctx: Context, hospitalId: string, serviceId: string): Promise<OfferedService> {
  const { id } = await getHospital(ctx, hospitalId)
  const offers = isUuid(serviceId) ? await findOffers(ctx, [id], [serviceId]) : undefined
  const offer = offers?.get(offerId(id, serviceId))
  if (!offer?.service.isActive) throw notOffered()
  return offer
}

export const notOffered = () => new AppError('not_found', 'This hospital does not offer this service')

/** The documented REST form: a service's fields beside the hospital's own price. */
export const offeredServiceAnswer = healthServiceAnswer
  .pick({
    id: true,
    name: true,
    description: true,
    category: true,
    iconKey: true,
    price: true,
    currency: true,
    duration: true,
  })
  .meta({ title: 'OfferedService' })
export const toOfferedService = ({ service, price, currency }: OfferedService) => ({ ...service, price, currency })

/** A hospital as REST answers it. */
export const hospitalWithServicesAnswer = hospitalAnswer
  .extend({
    services: z.array(offeredServiceAnswer),
    serviceCount: z.number().int(),
  })
  .meta({ title: 'Hospital' })

/** So many of its services come with a hospital; the rest are at `/services`. */
const SERVICES_WITH_HOSPITAL = 100

/** Hospitals with the services that come with each of them in REST. */
export async function withServices(ctx: Context, records: Hospital[]) {
  const ids = records.map(({ id }) => id)
  const [offers, counts] = await Promise.all([
    offersOf(ctx, ids, { page: 1, limit: SERVICES_WITH_HOSPITAL }),
    offerCountsOf(ctx, ids),
  ])
  return records.map((hospital) => ({
    ...hospital,
    services: (offers.get(hospital.id) ?? []).map(toOfferedService),
    serviceCount: counts.get(hospital.id) ?? 0,
  }))
}

/** One hospital in that form. */
export async function withItsServices(ctx: Context, hospital: Hospital) {
  const [record] = await withServices(ctx, [hospital])
  if (!record) throw new AppError('internal')
  return record
}
