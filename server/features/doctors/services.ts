/** Which treatments doctors do, and at which price. */
import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { worksAt } from '#domain/access.ts'
import { specialtiesOfService } from '#domain/concepts/ranking.ts'
import { MAX_SERVICES_OF_DOCTOR } from '#domain/doctors.ts'
import { isUuid } from '#domain/fields.ts'
import type { Currency } from '#domain/money.ts'
import { collectionPaging, pageOf } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { byOwner, type ColumnsOf } from '#server/database/record.ts'
import { idIn } from '#server/database/search.ts'
import { AppError } from '#server/errors.ts'
import { type HealthService, healthServiceColumns } from '#server/features/health-services/record.ts'
import { healthServices } from '#server/features/health-services/table.ts'
import { offeredCurrency, offeredPrice } from '#server/features/hospitals/record.ts'
import { type OfferedService, offeredServiceAnswer, offersOf } from '#server/features/hospitals/offers.ts'
import { hospitalServices, hospitals } from '#server/features/hospitals/table.ts'
import { requireRole } from '#server/viewer.ts'
import { findDoctors, getDoctor } from './reading.ts'
import { type Doctor, doctorAnswer, doctorColumns } from './record.ts'
import { doctorServices, doctors } from './table.ts'

export type DoctorService = { id: string; price: number | null; currency: Currency; service: HealthService }

/** The doctor's own price, else the hospital's, else the service's. */
const serviceColumns = {
  id: sql<string>`${doctorServices.doctorId} || ':' || ${doctorServices.serviceId}`,
  price: sql<number | null>`coalesce(${doctorServices.price}, ${offeredPrice})`,
  currency: sql<Currency>`case when ${doctorServices.price} is null then ${offeredCurrency} else ${doctorServices.currency} end`,
} satisfies ColumnsOf<Omit<DoctorService, 'service'>>

const itsOffer = and(
  eq(hospitalServices.hospitalId, doctors.hospitalId),
  eq(hospitalServices.serviceId, doctorServices.serviceId),
)
/** Somebody who is independent does what no hospital has to offer. */
const isOffered = or(isNull(doctors.hospitalId), isNotNull(hospitalServices.serviceId))

const linkedServices = (ctx: Context, where: SQL | undefined) =>
  ctx.db
    .select({ owner: doctorServices.doctorId, item: serviceColumns, service: healthServiceColumns })
    .from(doctorServices)
    .innerJoin(doctors, eq(doctors.id, doctorServices.doctorId))
    .innerJoin(healthServices, eq(healthServices.id, doctorServices.serviceId))
    .leftJoin(hospitalServices, itsOffer)
    .where(and(where, healthServices.isActive, isOffered))
    .orderBy(healthServices.nameKey, healthServices.id)

/** The first active services of each of these doctors, by name. A doctor does few, so that all are read. */
export async function servicesOfDoctors(
  ctx: Context,
  doctorIds: string[],
  { limit }: { limit: number },
): Promise<Map<string, DoctorService[]>> {
  const rows = await linkedServices(ctx, idIn(doctorServices.doctorId, doctorIds))
  const all = byOwner(rows.map(({ owner, item, service }) => ({ owner, item: { ...item, service } })))
  return new Map([...all].map(([id, services]) => [id, services.slice(0, limit)]))
}

/** This service as each of these doctors does it; those who do not are left out. */
export async function serviceOfDoctors(
  ctx: Context,
  doctorIds: string[],
  { serviceId }: { serviceId: string },
): Promise<Map<string, DoctorService>> {
  const isIt = and(idIn(doctorServices.doctorId, doctorIds), eq(doctorServices.serviceId, serviceId))
  const rows = await linkedServices(ctx, isIt)
  return new Map(rows.map(({ owner, item, service }) => [owner, { ...item, service }]))
}

/** The listed doctors of each of these hospitals who do a service that it offers, the best rated first. */
export async function doctorsFor(
  ctx: Context,
  hospitalIds: string[],
  { serviceId, limit }: { serviceId: string; limit: number },
): Promise<Map<string, Doctor[]>> {
  const firstOfEach = ctx.db
    .select({ doctorId: sql<string>`${doctors.id}`.as('doctor_id') })
    .from(doctorServices)
    .innerJoin(doctors, eq(doctors.id, doctorServices.doctorId))
    .innerJoin(hospitalServices, itsOffer)
    .where(and(eq(doctorServices.serviceId, serviceId), eq(doctors.hospitalId, hospitals.id), doctors.isListed))
    .orderBy(desc(doctors.ratingKey), desc(doctors.reviewCount), doctors.id)
    .limit(limit)
    .as('first')
  const rows = await ctx.db
    .select({ owner: hospitals.id, item: doctorColumns })
    .from(hospitals)
    .innerJoinLateral(firstOfEach, sql`true`)
    .innerJoin(doctors, eq(doctors.id, firstOfEach.doctorId))
    .where(idIn(hospitals.id, hospitalIds))
    .orderBy(desc(doctors.ratingKey), desc(doctors.reviewCount), asc(doctors.id))
  return byOwner(rows)
}

/** The documented REST form: a service's fields beside the doctor's own price, or the hospital's. */
const toDoneService = ({ service, price, currency }: DoctorService) => ({ ...service, price, currency })

/** A doctor as REST answers one. */
export const doctorWithServicesAnswer = doctorAnswer
  .extend({ services: z.array(offeredServiceAnswer).meta({ description: 'What the doctor does, by name' }) })
  .meta({ title: 'DoctorWithServices' })

/** One doctor in that form. */
export async function withItsServices(ctx: Context, doctor: Doctor) {
  const services = (await servicesOfDoctors(ctx, [doctor.id], { limit: MAX_SERVICES_OF_DOCTOR })).get(doctor.id) ?? []
  return { ...doctor, services: services.map(toDoneService) }
}

/** What one doctor does, by name. */
export async function listDoctorServices(ctx: Context, id: string, rawPaging: unknown) {
  const paging = collectionPaging.parse(rawPaging)
  const { services } = await withItsServices(ctx, await getDoctor(ctx, id))
  const start = (paging.page - 1) * paging.limit
  return pageOf(services.slice(start, start + paging.limit), services.length, paging)
}

/**
 * What the hospital offers of the doctor's specialty and the doctor is not linked to yet: for whoever says what a new doctor does.
 */
export async function proposedServices(ctx: Context, id: string): Promise<OfferedService[]> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  const [doctor] = isUuid(id) ? await findDoctors(ctx, [id]) : []
  if (!doctor) throw new AppError('not_found', 'Doctor not found')
  if (!worksAt(viewer, doctor.hospitalId)) throw new AppError('forbidden')
  if (!doctor.hospitalId) return []
  const [offers, done] = await Promise.all([
    offersOf(ctx, [doctor.hospitalId], { page: 1, limit: MAX_SERVICES_OF_DOCTOR }),
    servicesOfDoctors(ctx, [doctor.id], { limit: MAX_SERVICES_OF_DOCTOR }),
  ])
  const linked = new Set(done.get(doctor.id)?.map(({ service }) => service.id))
  return (offers.get(doctor.hospitalId) ?? []).filter(
    ({ service }) => !linked.has(service.id) && specialtiesOfService(service.name).includes(doctor.specialty),
  )
}

/** What a hospital asks for a service now, at the doctor's price where a doctor is chosen; both null: on request. */
export async function priceAt(
  db: Queryable,
  { hospitalId, serviceId, doctorId }: { hospitalId: string; serviceId: string; doctorId?: string | null },
): Promise<{ price: number | null; currency: Currency | null }> {
  const isTheirs = and(
    eq(doctorServices.serviceId, hospitalServices.serviceId),
    doctorId ? eq(doctorServices.doctorId, doctorId) : sql`false`,
  )
  const [row] = await db
    .select({ price: serviceColumns.price, currency: serviceColumns.currency })
    .from(hospitalServices)
    .innerJoin(healthServices, eq(healthServices.id, hospitalServices.serviceId))
    .leftJoin(doctorServices, isTheirs)
    .where(and(eq(hospitalServices.hospitalId, hospitalId), eq(hospitalServices.serviceId, serviceId)))
  return row && row.price !== null ? row : { price: null, currency: null }
}
