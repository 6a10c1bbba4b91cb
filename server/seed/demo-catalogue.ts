/** Hospitals, services, offers with their prices, and doctors, as rows. */
import { DEFAULT_OPENING_HOURS, TIME_SLOTS, type WeeklyHours } from '#domain/availability.ts'
import { findDistrict } from '#domain/districts.ts'
import { fold } from '#domain/fold.ts'
import { findProvince } from '#domain/places.ts'
import { type DemoDoctor, makeDoctors, PROFESSOR, treats } from './demo-doctors.ts'
import { comingHolidays, type Holiday } from './demo-holidays.ts'
import {
  CLOSED_HOSPITAL,
  DEMO_HOSPITALS,
  type DemoHospital,
  type Hours,
  INSURERS,
  UNVERIFIED_HOSPITAL,
} from './demo-hospitals.ts'
import { DEMO_SERVICES, type DemoService, POPULAR } from './demo-services.ts'
import { partsAt, stayOf, termsAt } from './demo-visit-terms.ts'
import { fictionalPhone, makeHealthService, makeHospital } from './factories.ts'
import type { Random } from './random.ts'

export type CatalogueService = DemoService & { id: string }
export type CatalogueHospital = DemoHospital & {
  id: string
  /** Part of addresses: `firuzepark`. */
  slug: string
  opening: WeeklyHours
  closures: Holiday[]
  offers: CatalogueService[]
}

const DAY_MS = 86_400_000
const WEEKDAYS = [1, 2, 3, 4, 5]
const OPENINGS: Record<Hours, WeeklyHours> = {
  full: DEFAULT_OPENING_HOURS,
  half: { ...DEFAULT_OPENING_HOURS, 6: TIME_SLOTS.filter((time) => time < '13:00') },
  few: Object.fromEntries(WEEKDAYS.map((day) => [day, ['10:00', '11:00', '14:00', '15:00']])),
}
const KIND =
  /\b(hospital|clinic|medical|centre|dental|eye|heart and vascular|women and children|rehabilitation|thermal)\b/g
/** Services that small hospitals add until they have six. */
const EXTRAS = ['Treatment Planning Call', 'Second Opinion']
const PREMIUM = 1.4
/** Factor of a professor's price to that of the hospital. */
const DEAR = 1.25

const isFree = (hospital: DemoHospital) => hospital.name !== CLOSED_HOSPITAL
const fits = (hospital: DemoHospital, service: DemoService) => hospital.departments.includes(service.department)

/**
 * Removes the most popular services from some hospitals, more the lower they are in the list, so
 * that the numbers match the order.
 */
function popularOffers(): Map<DemoHospital, Set<string>> {
  const offers = new Map(DEMO_HOSPITALS.map((hospital) => [hospital, new Set<string>()]))
  let most = Number.POSITIVE_INFINITY
  for (const [rank, name] of POPULAR.entries()) {
    const service = DEMO_SERVICES.find((candidate) => candidate.name === name)
    const able = DEMO_HOSPITALS.filter((hospital) => service && fits(hospital, service))
    most = Math.min(able.filter(isFree).length, most - 1)
    const large = able.filter((hospital) => hospital.departments.length > 4).slice(1)
    const start = (rank * 7) % large.length
    const surplus = able.filter(isFree).length - most
    const without = new Set([...large, ...large].filter(isFree).slice(start, start + surplus))
    for (const hospital of able) if (!without.has(hospital)) offers.get(hospital)?.add(name)
  }
  return offers
}

function offersOf(
  random: Random,
  hospital: DemoHospital,
  required: Set<string>,
  services: CatalogueService[],
): CatalogueService[] {
  const able = services.filter((service) => fits(hospital, service))
  const popular = able.filter(({ name }) => required.has(name))
  const others = able
    .filter(({ name }) => !POPULAR.includes(name))
    // Expensive hospitals do not offer cheap treatments.
    .filter(({ price }) => hospital.priceLevel < PREMIUM || price === null || price * hospital.priceLevel >= 100)
  const large = hospital.departments.length > 4
  const chosen = [...popular, ...random.sample(others, large ? random.int(7, 12) : 12)]
  const extras = services.filter(
    ({ name }) => EXTRAS.includes(name) && !chosen.some((service) => service.name === name),
  )
  return [...chosen, ...extras.slice(0, Math.max(0, 6 - chosen.length))]
}

function rounded(price: number): number {
  const step = price > 1000 ? 50 : 5
  return Math.round(price / step) * step
}

const ownPrice = (random: Random, { priceLevel }: DemoHospital, { price }: DemoService): number | null =>
  price === null || (priceLevel < PREMIUM && random.chance(0.35)) ? null : rounded(price * priceLevel)

export const inDollars = (price: number | null) => ({ price, currency: price === null ? null : ('USD' as const) })

type OfferPrice = { hospitalId: string; serviceId: string; price: number | null }

/**
 * Links each doctor to services of the own hospital, and an independent one to all services. A
 * professor charges more.
 */
function linksOf(
  doctors: DemoDoctor[],
  hospitals: CatalogueHospital[],
  services: CatalogueService[],
  offers: OfferPrice[],
) {
  return doctors.flatMap((doctor) => {
    const offered = hospitals.find(({ id }) => id === doctor.hospitalId)?.offers ?? services
    const priceOf = (service: CatalogueService) =>
      offers.find(({ hospitalId, serviceId }) => hospitalId === doctor.hospitalId && serviceId === service.id)?.price ??
      service.price
    return offered
      .filter((service) => treats(doctor, service))
      .map((service) => {
        const price = doctor.fullName.startsWith(PROFESSOR) ? priceOf(service) : null
        return { doctorId: doctor.id, serviceId: service.id, ...inDollars(price && rounded(price * DEAR)) }
      })
  })
}

export function makeCatalogue(random: Random, now: Date, totalDoctors: number) {
  const holidays = comingHolidays(now)
  const required = popularOffers()
  const since = (from: number, to: number) => new Date(now.getTime() - random.int(from, to) * DAY_MS)

  const services: CatalogueService[] = DEMO_SERVICES.map((service) => ({ ...service, id: random.id() }))
  const serviceRows = services.map(({ department, topic, ...row }) =>
    makeHealthService(random, { ...row, ...stayOf(row), createdAt: since(900, 950) }),
  )

  const hospitals: CatalogueHospital[] = DEMO_HOSPITALS.map((hospital) => ({
    ...hospital,
    id: random.id(),
    slug: fold(hospital.name)
      .replace(KIND, '')
      .replace(/[^a-z]/g, ''),
    opening: OPENINGS[hospital.hours],
    closures: random.chance(0.6)
      ? holidays
      : random.chance(0.5)
        ? holidays.filter((day) => day.reason.endsWith('Bayramı'))
        : [],
    offers: offersOf(random, hospital, required.get(hospital) ?? new Set(), services),
  }))
  const hospitalRows = hospitals.map((hospital) => {
    const { id, name, city, district, street, areaCode, description, languages, slug } = hospital
    const centre = findDistrict(city, district) ?? findProvince(city)
    // A few streets from the centre of the district.
    const nearby = (degrees: number | undefined) => Number(((degrees ?? 0) + (random.next() - 0.5) * 0.006).toFixed(5))
    return makeHospital(random, {
      id,
      name,
      city,
      district: district || null,
      address: street,
      description,
      latitude: nearby(centre?.latitude),
      longitude: nearby(centre?.longitude),
      phone: fictionalPhone(areaCode, random),
      email: `${random.pick(['info', 'hello', 'desk', 'care'])}@${slug}.example`,
      website: `https://www.${slug}.example`,
      languages: [...languages],
      insurers: random.chance(0.8) ? random.sample(INSURERS, random.int(1, 5)) : [],
      isActive: name !== CLOSED_HOSPITAL,
      createdAt: name === UNVERIFIED_HOSPITAL ? since(12, 20) : since(560, 890),
    })
  })
  const links = hospitals.flatMap((hospital, nth) =>
    hospital.offers.map((service) => ({
      hospitalId: hospital.id,
      serviceId: service.id,
      ...inDollars(ownPrice(random, hospital, service)),
      ...termsAt(nth, service),
      ...partsAt(nth, service),
    })),
  )
  const slugs = new Map(hospitals.map(({ id, slug }) => [id, slug]))
  const doctors = makeDoctors(random, hospitals, totalDoctors).map((doctor) => ({
    ...doctor,
    meetingUrl: doctor.hospitalId
      ? `https://meet.${slugs.get(doctor.hospitalId)}.example/${doctor.id.slice(-8)}`
      : null,
  }))
  const doctorLinks = linksOf(doctors, hospitals, services, links)
  const priceOf = ({ hospitalId, serviceId, doctorId }: { hospitalId: string; serviceId: string; doctorId?: string }) =>
    doctorLinks.find((link) => link.doctorId === doctorId && link.serviceId === serviceId)?.price ??
    links.find((link) => link.hospitalId === hospitalId && link.serviceId === serviceId)?.price ??
    services.find(({ id }) => id === serviceId)?.price ??
    null
  const nthOf = new Map(hospitals.map(({ id }, nth) => [id, nth]))
  const termsOf = (hospital: CatalogueHospital, service: CatalogueService) =>
    termsAt(nthOf.get(hospital.id) ?? 0, service)
  // Last, because their number depends on the day.
  const closures = hospitals.flatMap(({ id, closures: days }) =>
    days.map((day) => ({ id: random.id(), hospitalId: id, ...day })),
  )
  return { services, serviceRows, hospitals, hospitalRows, links, closures, doctors, doctorLinks, priceOf, termsOf }
}
export type Catalogue = ReturnType<typeof makeCatalogue>
