/** Finds the doctors and services of a list of links, and writes the links. */
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { fold } from '#domain/fold.ts'
import type { Currency } from '#domain/money.ts'
import { sentence } from '#domain/sentences.ts'
import type { Tx } from '#server/database/client.ts'
import { saveLinks } from '#server/features/catalogue/doctors/links.ts'
import { doctorServices, doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitalServices, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import type { ImportOptions, ListRow, RowDecision } from './batches.ts'

/** Titles, which only some lists put before names: `Op. Dr. Ayşe Kaya` is Ayşe Kaya. */
const TITLES = /\b(?:prof|doc|assoc|asst|dr|op|uzm|dt|md)\b/gu
export const personKey = (name: string): string =>
  fold(name)
    .replace(TITLES, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const noDoctor = (name: string, atHospital: boolean): string =>
  atHospital
    ? sentence('There is no doctor named "{{name}}" at this hospital.', { name })
    : sentence('There is no doctor named "{{name}}" without a hospital.', { name })
export const severalDoctors = (name: string, atHospital: boolean): string =>
  atHospital
    ? sentence('There are several doctors named "{{name}}" at this hospital.', { name })
    : sentence('There are several doctors named "{{name}}" without a hospital.', { name })

type Link = typeof doctorServices.$inferInsert

/** Row of the list as it is read. */
export interface ListedLink extends ListRow {
  doctor: string
  /** Empty for an independent doctor. */
  hospital: string
  service: string
  price: number | null
  /** Currency of the service if the list has none. */
  currency: Currency | null
}

export async function writeLinks(tx: Tx, batch: ListedLink[], { isDryRun }: ImportOptions): Promise<RowDecision[]> {
  const find = await finderFor(tx, batch)
  const pairs = batch.map((row) => ({ row, found: find(row) }))
  const doctorIds = pairs.flatMap(({ found: target }) => (typeof target === 'string' ? [] : [target.doctorId]))
  const existing = await tx.select().from(doctorServices).where(inArray(doctorServices.doctorId, doctorIds))

  const links: Link[] = []
  const decided = pairs.map(({ row, found: target }): RowDecision => {
    const { line, text } = row
    if (typeof target === 'string') return { refusal: { line, text, reason: target } }
    const { doctorId, serviceId } = target
    const before = existing.find((link) => link.doctorId === doctorId && link.serviceId === serviceId)
    const price = row.price ?? before?.price ?? null
    const currency = price === null ? null : (row.currency ?? before?.currency ?? target.currency)
    const isSame = before && before.price === price && before.currency === currency
    if (!isSame) links.push({ doctorId, serviceId, price, currency })
    const own = price === null ? "at the hospital's price" : `for ${price} ${currency}`
    const message = `Line ${line}: ${before ? 'change' : 'add'} ${row.service} by ${row.doctor} ${own}`
    const terms = { serviceId, service: row.service, price, currency }
    const audit = {
      action: 'doctor.services',
      subjectId: doctorId,
      ...(before && { before: { ...terms, price: before.price, currency: before.currency } }),
      after: terms,
      hospitalId: target.hospitalId,
    }
    const name = `${row.doctor} · ${row.service}`
    return { outcome: isSame ? 'unchanged' : before ? 'changed' : 'added', line, name, message, audit }
  })
  if (!isDryRun) await saveLinks(tx, links)
  return decided
}

/**
 * Returns a function that finds the doctor and the service of a row, or the reason why they are
 * missing.
 */
async function finderFor(tx: Tx, batch: ListedLink[]) {
  const houseKeys = [...new Set(batch.map(({ hospital }) => fold(hospital)))]
  const serviceKeys = [...new Set(batch.map(({ service }) => fold(service)))]
  const isNamed = inArray(hospitals.nameKey, houseKeys)
  const isIndependent = houseKeys.includes('') ? isNull(doctors.hospitalId) : undefined
  const [houses, people, services, offers] = [
    await tx.select({ id: hospitals.id, key: hospitals.nameKey }).from(hospitals).where(isNamed),
    await tx
      .select({ id: doctors.id, name: doctors.fullName, hospitalId: doctors.hospitalId })
      .from(doctors)
      .leftJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
      .where(or(isNamed, isIndependent)),
    await tx
      .select({ id: healthServices.id, key: healthServices.nameKey, currency: healthServices.currency })
      .from(healthServices)
      .where(and(inArray(healthServices.nameKey, serviceKeys), healthServices.isActive)),
    await tx
      .select({ hospitalId: hospitalServices.hospitalId, serviceId: hospitalServices.serviceId })
      .from(hospitalServices)
      .innerJoin(hospitals, eq(hospitals.id, hospitalServices.hospitalId))
      .where(isNamed),
  ]

  return ({ doctor, hospital, service }: ListedLink) => {
    const [house, ...otherHouses] = houses.filter(({ key }) => key === fold(hospital))
    if (hospital !== '' && !house) return sentence('There is no hospital named "{{name}}".', { name: hospital })
    if (otherHouses.length > 0) return sentence('There are several hospitals named "{{name}}".', { name: hospital })
    const hospitalId = house?.id ?? null
    const colleagues = people.filter((person) => person.hospitalId === hospitalId)
    const [person, ...namesakes] = colleagues.filter(({ name }) => personKey(name) === personKey(doctor))
    if (!person) return noDoctor(doctor, house !== undefined)
    if (namesakes.length > 0) return severalDoctors(doctor, house !== undefined)
    const [treatment, ...others] = services.filter(({ key }) => key === fold(service))
    if (!treatment) return sentence('There is no active service named "{{name}}".', { name: service })
    if (others.length > 0) return sentence('There are several services named "{{name}}".', { name: service })
    const isOffered = offers.some((offer) => offer.hospitalId === hospitalId && offer.serviceId === treatment.id)
    if (house && !isOffered) return sentence('The hospital does not offer "{{name}}".', { name: service })
    return { doctorId: person.id, serviceId: treatment.id, currency: treatment.currency, hospitalId }
  }
}
