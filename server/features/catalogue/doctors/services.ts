/** Treatments of doctors and their prices. */
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mayAt, worksAt } from '#domain/portal-access.ts'
import { specialtiesOfService } from '#domain/concepts/ranking.ts'
import { MAX_SERVICES_OF_DOCTOR } from '#domain/doctors.ts'
import { isUuid } from '#domain/fields.ts'
import type { Currency } from '#domain/money.ts'
import { collectionPaging, pageOf } from '#domain/paging.ts'
import { NOTHING_STATED, type StatedParts } from '#domain/price-parts.ts'
import type { BookableVisit, ConsultationTerms } from '#domain/visit-types.ts'
import type { Context } from '#server/context.ts'
import { type ColumnsOf, foundByOwner } from '#server/database/record.ts'
import { AppError } from '#server/errors.ts'
import { activeServices } from '#server/features/catalogue/health-services/catalogue.ts'
import type { HealthService } from '#server/features/catalogue/health-services/record.ts'
import {
  allOffersOf,
  type OfferedService,
  offeredServiceAnswer,
  offersOf,
  visitOf,
} from '#server/features/catalogue/hospitals/offers.ts'
import { offeredCurrency, offeredPrice } from '#server/features/catalogue/hospitals/record.ts'
import { hospitalServices, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { idIn } from '#server/search/search.ts'
import { requireRole } from '#server/viewer.ts'
import { type DoneTerms, doctorEntries, findDoctors, findListedDoctors, withTimesFor } from './catalogue.ts'
import { getDoctor } from './reading.ts'
import { type Doctor, doctorAnswer } from './record.ts'
import { doctorServices, doctors } from './table.ts'

export type DoctorService = StatedParts & {
  id: string
  price: number | null
  currency: Currency
  /** Null if the price of the hospital or of the service applies. */
  ownPrice: number | null
  nights: number | null
  stayDays: number | null
  visit: BookableVisit
  /** The doctor's own terms of the consultation. Null values are those of the hospital. */
  terms: ConsultationTerms
  service: HealthService
}

/**
 * Price of the doctor, else of the hospital, else of the service. Null means on request. `doneAt`
 * computes the same in memory.
 */
export const priceColumns = {
  price: sql<number | null>`coalesce(${doctorServices.price}, ${offeredPrice})`,
  currency: sql<Currency>`case when ${doctorServices.price} is null then ${offeredCurrency} else ${doctorServices.currency} end`,
} satisfies ColumnsOf<Pick<DoctorService, 'price' | 'currency'>>

const itsOffer = and(
  eq(hospitalServices.hospitalId, doctors.hospitalId),
  eq(hospitalServices.serviceId, doctorServices.serviceId),
)

/**
 * Returns the active services of each of these doctors, by name. A doctor of a hospital offers only
 * its services. An independent doctor may offer any.
 */
async function servicesOfEach(ctx: Context, doctorIds: string[]): Promise<Map<string, DoctorService[]>> {
  const [doctors, services] = await Promise.all([doctorEntries(ctx, doctorIds), activeServices(ctx)])
  const hospitalIds = doctors.flatMap(({ doctor }) => doctor.hospitalId ?? [])
  const offers = await allOffersOf(ctx, [...new Set(hospitalIds)])
  return new Map(
    doctors.map(({ doctor, services: done }) => {
      const terms = new Map(done.map((link) => [link.serviceId, link]))
      const offered = doctor.hospitalId ? offers.get(doctor.hospitalId) : [...services.values()].map(atUsualPrice)
      return [doctor.id, (offered ?? []).flatMap((offer) => doneAt(doctor, offer, terms.get(offer.service.id)))]
    }),
  )
}

const USUAL_TERMS: ConsultationTerms = {
  channels: null,
  consultationPrice: null,
  consultationCurrency: null,
  consultationMinutes: null,
}

const atUsualPrice = (service: HealthService) => ({
  service,
  price: service.price,
  currency: service.currency,
  nights: service.nights,
  stayDays: service.stayDays,
  ...NOTHING_STATED,
  terms: USUAL_TERMS,
})

/** Returns the price of the doctor, else of the hospital, else of the service. */
function doneAt(
  { id }: Doctor,
  { service, price, currency, terms: hospitalTerms, ...facts }: Omit<OfferedService, 'id' | 'visit'>,
  terms: DoneTerms | undefined,
): DoctorService[] {
  if (!terms) return []
  const isOwn = terms.price !== null
  const priced = { price: isOwn ? terms.price : price, currency: (isOwn ? terms.currency : null) ?? currency }
  return [
    {
      ...facts,
      id: `${id}:${service.id}`,
      ...priced,
      ownPrice: terms.price,
      visit: visitOf({ service, ...priced }, hospitalTerms, terms),
      terms,
      service,
    },
  ]
}

/**
 * Returns the first active services of each of these doctors, by name. All are read, because a
 * doctor has few.
 */
export async function servicesOfDoctors(
  ctx: Context,
  doctorIds: string[],
  { limit }: { limit: number },
): Promise<Map<string, DoctorService[]>> {
  const all = await servicesOfEach(ctx, doctorIds)
  return new Map([...all].map(([id, services]) => [id, services.slice(0, limit)]))
}

/** Returns this service as each of these doctors offers it. Doctors without it are left out. */
export async function serviceOfDoctors(
  ctx: Context,
  doctorIds: string[],
  { serviceId }: { serviceId: string },
): Promise<Map<string, DoctorService>> {
  const all = await servicesOfEach(ctx, doctorIds)
  const matches = [...all].map(
    ([id, services]) => [id, services.find(({ service }) => service.id === serviceId)] as const,
  )
  return new Map(matches.flatMap(([id, service]) => (service ? [[id, service]] : [])))
}

/**
 * Returns the listed doctors of each of these hospitals who offer one of its services, best rated
 * first, with their next free time for it.
 */
export async function doctorsFor(
  ctx: Context,
  hospitalIds: string[],
  { serviceId, limit }: { serviceId: string; limit: number },
): Promise<Map<string, Doctor[]>> {
  const firstOfEach = ctx.read
    .select({
      doctorId: sql<string>`${doctors.id}`.as('doctor_id'),
      ratingKey: doctors.ratingKey,
      reviewCount: doctors.reviewCount,
    })
    .from(doctorServices)
    .innerJoin(doctors, eq(doctors.id, doctorServices.doctorId))
    .innerJoin(hospitalServices, itsOffer)
    .where(and(eq(doctorServices.serviceId, serviceId), eq(doctors.hospitalId, hospitals.id), doctors.isListed))
    .orderBy(desc(doctors.ratingKey), desc(doctors.reviewCount), doctors.id)
    .limit(limit)
    .as('first')
  const rows = await ctx.read
    .select({ owner: hospitals.id, id: firstOfEach.doctorId })
    .from(hospitals)
    .innerJoinLateral(firstOfEach, sql`true`)
    .where(idIn(hospitals.id, hospitalIds))
    .orderBy(desc(firstOfEach.ratingKey), desc(firstOfEach.reviewCount), asc(firstOfEach.doctorId))
  return foundByOwner(rows, async (ids) => withTimesFor(ctx, await findListedDoctors(ctx, ids), [serviceId]))
}

/**
 * Returns the documented REST form: the fields of a service with the price of the doctor or of the
 * hospital.
 */
const toDoneService = ({ service, id: _, ownPrice: __, terms: ___, ...done }: DoctorService) => ({
  ...service,
  ...done,
})

/** Doctor as REST returns one. */
export const doctorWithServicesAnswer = doctorAnswer
  .extend({ services: z.array(offeredServiceAnswer).meta({ description: 'treatments of the doctor, by name' }) })
  .meta({ title: 'DoctorWithServices' })

/** Returns one doctor in that form. */
export async function withItsServices(ctx: Context, doctor: Doctor) {
  const services = (await servicesOfDoctors(ctx, [doctor.id], { limit: MAX_SERVICES_OF_DOCTOR })).get(doctor.id) ?? []
  return { ...doctor, services: services.map(toDoneService) }
}

/** Lists the treatments of a doctor, by name. */
export async function listDoctorServices(ctx: Context, id: string, rawPaging: unknown) {
  const paging = collectionPaging.parse(rawPaging)
  const { services } = await withItsServices(ctx, await getDoctor(ctx, id))
  const start = (paging.page - 1) * paging.limit
  return pageOf(services.slice(start, start + paging.limit), services.length, paging)
}

/**
 * Lists treatments of the doctor's specialty that the hospital offers and the doctor is not linked
 * to yet, as proposals for a new doctor.
 */
export async function proposedServices(ctx: Context, id: string): Promise<OfferedService[]> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  const [doctor] = isUuid(id) ? await findDoctors(ctx, [id]) : []
  if (!doctor) throw new AppError('not_found', 'Doctor not found')
  if (!worksAt(viewer, doctor.hospitalId)) throw new AppError('forbidden')
  if (!doctor.hospitalId) return []
  const [offers, done] = await Promise.all([
    offersOfSpecialty(ctx, doctor.hospitalId, doctor.specialty),
    servicesOfDoctors(ctx, [doctor.id], { limit: MAX_SERVICES_OF_DOCTOR }),
  ])
  const linked = new Set(done.get(doctor.id)?.map(({ service }) => service.id))
  return offers.filter(({ service }) => !linked.has(service.id))
}

/** Returns the offered treatments of a specialty. */
async function offersOfSpecialty(ctx: Context, hospitalId: string, specialty: string): Promise<OfferedService[]> {
  const offers = await offersOf(ctx, [hospitalId], { page: 1, limit: MAX_SERVICES_OF_DOCTOR })
  return (offers.get(hospitalId) ?? []).filter(({ service }) =>
    specialtiesOfService(service.sourceName).some((name) => name === specialty),
  )
}

/** Lists the treatments of a hospital that are proposed for a new doctor of this specialty. */
export async function treatmentsOfSpecialty(
  ctx: Context,
  { hospitalId: chosen, specialty }: { hospitalId: string; specialty: string },
): Promise<OfferedService[]> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  const hospitalId = chosen.toLowerCase()
  if (!mayAt(viewer, hospitalId, 'doctors')) throw new AppError('forbidden')
  return isUuid(hospitalId) ? offersOfSpecialty(ctx, hospitalId, specialty) : []
}
