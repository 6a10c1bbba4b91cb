/** Decides what a row changes in the database, and writes it. */
import { eq, inArray, or, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { isUuid } from '#domain/fields.ts'
import type { Tx } from '#server/database/client.ts'
import { hospitalServices, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import type { ListedHospital } from './map.ts'
import { type KnownService, offeredServices } from './offered-services.ts'

type HospitalRow = typeof hospitals.$inferInsert
type StoredHospital = Pick<typeof hospitals.$inferSelect, keyof typeof knownColumns & keyof HospitalRow> & {
  hasServices: boolean
}

const knownColumns = {
  id: hospitals.id,
  externalCode: hospitals.externalCode,
  name: hospitals.name,
  city: hospitals.city,
  district: hospitals.district,
  address: hospitals.address,
  phone: hospitals.phone,
  website: hospitals.website,
  latitude: hospitals.latitude,
  longitude: hospitals.longitude,
  locationApproximate: hospitals.locationApproximate,
}

export interface Decision {
  listed: ListedHospital
  id: string
  /** Record before the import. Absent for a new one. */
  before?: StoredHospital
  /** New or changed values. */
  values: Partial<HospitalRow>
  isNew: boolean
  /** Newly offered services. Empty if the hospital offers some already. */
  offers: string[]
  /** True if no service in the database fits the kind of hospital. */
  offersNothing: boolean
}

/**
 * Decides what each row of a batch changes. An existing hospital takes changed values from the list
 * and keeps everything that the list does not state: a manually entered position, its services, its
 * hours, and whether it is active or verified.
 */
export async function decide(
  tx: Tx,
  batch: ListedHospital[],
  { services, renamed }: { services: KnownService[]; renamed: Map<string, string> },
): Promise<Decision[]> {
  const codes = batch.map(({ externalCode }) => externalCode)
  const ids = codes.flatMap((code) => renamed.get(code) ?? [])
  // A list that was exported here identifies hospitals by ID.
  const hospitalIds = batch.flatMap(({ code }) => (isUuid(code) ? [code.toLowerCase()] : []))
  const rows: StoredHospital[] = await tx
    .select({
      ...knownColumns,
      hasServices: sql<boolean>`exists (select from ${hospitalServices} where ${hospitalServices.hospitalId} = ${hospitals.id})`,
    })
    .from(hospitals)
    .where(
      or(
        inArray(hospitals.externalCode, codes),
        ids.length > 0 ? inArray(hospitals.id, ids) : undefined,
        hospitalIds.length > 0 ? inArray(hospitals.id, hospitalIds) : undefined,
      ),
    )
    .orderBy(hospitals.id)
    .for('no key update')
  const byCode = new Map(rows.map((row) => [row.externalCode, row]))
  const byId = new Map(rows.map((row) => [row.id, row]))

  return batch.map((listed) => {
    const own = byId.get(listed.code.toLowerCase())
    const stored = own ?? byCode.get(listed.externalCode) ?? byId.get(renamed.get(listed.externalCode) ?? '')
    const fitting = stored?.hasServices ? [] : offeredServices(listed, services).map(({ id }) => id)
    return {
      listed,
      id: stored?.id ?? v7(),
      values: stored ? differences(listed, { stored, isOwn: own !== undefined }) : newHospital(listed),
      isNew: !stored,
      ...(stored && { before: stored }),
      offers: fitting,
      offersNothing: !stored?.hasServices && fitting.length === 0,
    }
  })
}

/**
 * Writes the decisions and returns those that were still needed, because another import of the same
 * list may have been faster. Imported hospitals get no opening hours, which are unknown until the
 * hospital enters them.
 */
export async function carryOut(tx: Tx, decisions: Decision[]): Promise<Decision[]> {
  const rows = decisions.filter(({ isNew }) => isNew).map(({ listed, id }) => ({ ...newHospital(listed), id }))
  const added =
    rows.length === 0
      ? []
      : await tx
          .insert(hospitals)
          .values(rows)
          .onConflictDoNothing({ target: hospitals.externalCode })
          .returning({ id: hospitals.id })
  const addedIds = new Set(added.map(({ id }) => id))
  const open = decisions.map((decision) =>
    decision.isNew && !addedIds.has(decision.id) ? { ...decision, isNew: false, values: {}, offers: [] } : decision,
  )
  for (const { id, values, isNew } of open) {
    if (!isNew && Object.keys(values).length > 0) await tx.update(hospitals).set(values).where(eq(hospitals.id, id))
  }
  const offers = open.flatMap(({ id: hospitalId, offers: ids }) =>
    ids.map((serviceId) => ({ hospitalId, serviceId, onRequest: true })),
  )
  if (offers.length > 0) await tx.insert(hospitalServices).values(offers).onConflictDoNothing()
  return open
}

function newHospital({
  externalCode,
  name,
  city,
  country,
  district,
  phone,
  website,
  place,
  ...listed
}: ListedHospital) {
  const address = listed.address ?? [district, city].filter(Boolean).join(', ')
  return { externalCode, name, city, country, district, address, phone, website, ...place, locationApproximate: true }
}

type RowComparison = {
  stored: StoredHospital
  /** True if the row contains the hospital's ID instead of a code of the list. */
  isOwn: boolean
}

function differences(listed: ListedHospital, { stored, isOwn }: RowComparison): Partial<HospitalRow> {
  const { name, city, district, address, phone, website } = listed
  const externalCode = isOwn ? stored.externalCode : listed.externalCode
  const cells = { externalCode, name, city, district, address, phone, website }
  const changes: Partial<HospitalRow> = Object.fromEntries(
    Object.entries(cells).filter(([key, value]) => value !== null && value !== stored[key as keyof typeof cells]),
  )
  const { latitude, longitude } = listed.place
  const isElsewhere = stored.latitude !== latitude || stored.longitude !== longitude
  // A manually entered position stays.
  const isVague = stored.latitude === null || stored.locationApproximate
  return isVague && isElsewhere ? { ...changes, ...listed.place, locationApproximate: true } : changes
}
