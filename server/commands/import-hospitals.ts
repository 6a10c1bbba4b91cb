import { eq, isNotNull, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { DEFAULT_OPENING_HOURS } from '#domain/availability.ts'
import { findProvince, type Point } from '#domain/places.ts'
import type { Db, Tx } from '#server/database/client.ts'
import { databaseFault } from '#server/database/fault.ts'
import { healthServices } from '#server/features/health-services/table.ts'
import { hospitals, openingHours, hospitalServices } from '#server/features/hospitals/table.ts'
import { findDistrict } from '../seed/districts.ts'
import type { ListedHospital, Refusal } from './hospital-list.ts'
import { type KnownHospital, matcher } from './match-hospitals.ts'
import { type KnownService, offeredServices } from './offered-services.ts'

export interface ImportResult {
  added: number
  changed: number
  unchanged: number
  refused: Refusal[]
  /** Imported hospitals that nobody can book, because no service in the database fits them. */
  withoutServices: number
}

interface Options {
  /** Told after every batch how many hospitals are done. */
  onProgress?: (done: number) => void
  /** Stops between two batches; what is done stays. */
  signal?: AbortSignal
}

type Outcome = 'added' | 'changed' | 'unchanged'
type Plan = { listed: ListedHospital; known: KnownHospital | undefined }
const BATCH = 100

/**
 * Writes the hospitals of a list. A hospital that is there already gets what the list says differently and keeps what
 * the list does not say: its place on the map, its services, its hours, whether it is active or verified.
 */
export async function importHospitals(db: Db, listed: ListedHospital[], options: Options = {}): Promise<ImportResult> {
  const result: ImportResult = { added: 0, changed: 0, unchanged: 0, refused: [], withoutServices: 0 }
  const match = matcher(await knownHospitals(db), listed)
  const services = await db
    .select({ id: healthServices.id, name: healthServices.name, category: healthServices.category })
    .from(healthServices)
    .where(eq(healthServices.isActive, true))
  const plans = listed.map((hospital) => ({ listed: hospital, known: match(hospital) }))

  for (let at = 0; at < plans.length && !options.signal?.aborted; at += BATCH) {
    const batch = plans.slice(at, at + BATCH)
    for (const { outcome, bookable, refusal } of await writeBatch(db, batch, services)) {
      if (refusal) result.refused.push(refusal)
      else {
        result[outcome] += 1
        if (!bookable) result.withoutServices += 1
      }
    }
    options.onProgress?.(at + batch.length)
  }
  // Thousands of new rows would otherwise be planned for as if there were none until PostgreSQL looks by itself.
  if (result.added > 0) await db.execute(sql`analyze hospitals, opening_hours, hospital_services`)
  return result
}

type Written = { outcome: Outcome; bookable: boolean; refusal?: Refusal }

/** One transaction; when the database refuses a row of it, each row has its own, so that only the bad one is lost. */
async function writeBatch(db: Db, batch: Plan[], services: KnownService[]): Promise<Written[]> {
  try {
    return await db.transaction(async (tx) => {
      const written: Written[] = []
      for (const plan of batch) written.push(await write(tx, plan, services))
      return written
    })
  } catch (error) {
    if (databaseFault(error) === 'unavailable') throw error
  }
  const written: Written[] = []
  for (const plan of batch) {
    try {
      written.push(await db.transaction((tx) => write(tx, plan, services)))
    } catch (error) {
      if (databaseFault(error) === 'unavailable') throw error
      const refusal = { line: plan.listed.line, reason: 'The database does not take this row.' }
      written.push({ outcome: 'unchanged', bookable: false, refusal })
    }
  }
  return written
}

async function write(tx: Tx, { listed, known }: Plan, services: KnownService[]): Promise<Written> {
  if (!known) return add(tx, listed, services)
  const changes = differences(listed, known)
  let outcome: Outcome = 'unchanged'
  if (Object.keys(changes).length > 0) {
    await tx.update(hospitals).set(changes).where(eq(hospitals.id, known.id))
    outcome = 'changed'
  }
  if (known.hasServices) return { outcome, bookable: true }
  const linked = await linkServices(tx, known.id, listed.type, services)
  return { outcome: linked ? 'changed' : outcome, bookable: linked }
}

async function add(tx: Tx, listed: ListedHospital, services: KnownService[]): Promise<Written> {
  const { externalCode, name, city, country, district, phone, website, place } = listed
  const address = listed.address ?? [district, city].filter(Boolean).join(', ')
  const row = { id: v7(), externalCode, name, city, country, district, address, phone, website, ...place }
  const [added] = await tx
    .insert(hospitals)
    .values(row)
    .onConflictDoNothing({ target: hospitals.externalCode })
    .returning({ id: hospitals.id })
  // Another import of the same list was faster with this one.
  if (!added) return { outcome: 'unchanged', bookable: true }
  await tx
    .insert(openingHours)
    .values(
      Object.entries(DEFAULT_OPENING_HOURS).flatMap(([weekday, times]) =>
        (times ?? []).map((startTime) => ({ hospitalId: row.id, weekday: Number(weekday), startTime })),
      ),
    )
  return { outcome: 'added', bookable: await linkServices(tx, row.id, listed.type, services) }
}

async function linkServices(tx: Tx, hospitalId: string, type: string, services: KnownService[]): Promise<boolean> {
  const links = offeredServices(type, services).map(({ id: serviceId }) => ({ hospitalId, serviceId }))
  if (links.length > 0) await tx.insert(hospitalServices).values(links).onConflictDoNothing()
  return links.length > 0
}

function differences(listed: ListedHospital, known: KnownHospital): Partial<typeof hospitals.$inferInsert> {
  const { externalCode, name, city, district, address, phone, website } = listed
  const said = { externalCode, name, city, district, address, phone, website }
  const changes: Partial<typeof hospitals.$inferInsert> = Object.fromEntries(
    Object.entries(said).filter(([key, value]) => value !== null && value !== known[key as keyof typeof said]),
  )
  const moved = 'city' in changes || 'district' in changes
  // A pin that somebody set by hand stays; one that stood for the old district follows the hospital.
  if (known.latitude === null || (moved && standsFor(known))) Object.assign(changes, listed.place)
  return changes
}

function standsFor({ city, district, latitude, longitude }: KnownHospital): boolean {
  const centre: Point | undefined = findDistrict(city, district ?? '') ?? findProvince(city)
  return centre?.latitude === latitude && centre?.longitude === longitude
}

const knownHospitals = (db: Db): Promise<KnownHospital[]> =>
  db
    .select({
      id: hospitals.id,
      externalCode: sql<string>`${hospitals.externalCode}`,
      name: hospitals.name,
      city: hospitals.city,
      district: hospitals.district,
      address: hospitals.address,
      phone: hospitals.phone,
      website: hospitals.website,
      latitude: hospitals.latitude,
      longitude: hospitals.longitude,
      hasServices: sql<boolean>`exists (select from ${hospitalServices} where ${hospitalServices.hospitalId} = ${hospitals.id})`,
    })
    .from(hospitals)
    .where(isNotNull(hospitals.externalCode))
