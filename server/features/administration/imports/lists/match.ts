import { and, asc, gt, isNotNull, sql } from 'drizzle-orm'
import { fold } from '#domain/fold.ts'
import type { Db } from '#server/database/client.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import type { ListedHospital } from './map.ts'

/** Identity of a hospital in a row or in the database. Only this part of a list stays in memory. */
type Identity = Pick<ListedHospital, 'externalCode' | 'city' | 'district'>
type StoredIdentity = Identity & { id: string }

const PAGE = 5000

/**
 * Finds imported hospitals that the list now gives another code or name, by the row's new code and
 * name. A hospital with the same code and name needs no search. The others match if both sides have
 * exactly one candidate in the same district: with the same name (its code was corrected) or with
 * the same code (it was renamed). Published lists give one code to many hospitals, so a code
 * identifies a renamed one only in a list whose rows all have different codes: a booking must never
 * move to another hospital.
 */
export async function renamedHospitals(db: Db, listed: Map<string, Identity>): Promise<Map<string, string>> {
  const missing: StoredIdentity[] = []
  const fresh = new Map(listed)
  for await (const stored of importedHospitals(db)) {
    if (!fresh.delete(stored.externalCode)) missing.push(stored)
  }
  const pairs = new Map<string, string>()
  if (missing.length === 0) return pairs

  const taken = new Set<string>()
  for (const key of codesTell(listed) ? [sameName, sameCode] : [sameName]) {
    const ours = groupBy(missing, key)
    for (const [value, rows] of groupBy(fresh.values(), key)) {
      const [row, ...others] = rows
      const [hospital, ...rivals] = ours.get(value) ?? []
      if (!row || !hospital || others.length > 0 || rivals.length > 0) continue
      if (pairs.has(row.externalCode) || taken.has(hospital.id)) continue
      pairs.set(row.externalCode, hospital.id)
      taken.add(hospital.id)
    }
  }
  return pairs
}

async function* importedHospitals(db: Db): AsyncGenerator<StoredIdentity> {
  const { id, city, district } = hospitals
  const columns = { id, city, district, externalCode: sql<string>`${hospitals.externalCode}` }
  const isImported = isNotNull(hospitals.externalCode)
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: StoredIdentity[] = await db
      .select(columns)
      .from(hospitals)
      .where(after === '' ? isImported : and(isImported, gt(id, after)))
      .orderBy(asc(id))
      .limit(PAGE)
    yield* page
    after = page.at(-1)?.id
  }
}

const codeOf = ({ externalCode }: Identity) => externalCode.slice(0, externalCode.lastIndexOf('/'))
const nameOf = ({ externalCode }: Identity) => externalCode.slice(externalCode.lastIndexOf('/'))
const areaOf = ({ city, district }: Identity) => `${city}/${fold(district ?? '')}`

const sameName = (hospital: Identity) => JSON.stringify([areaOf(hospital), nameOf(hospital)])
const sameCode = (hospital: Identity) => JSON.stringify([areaOf(hospital), codeOf(hospital)])

const codesTell = (listed: Map<string, Identity>): boolean =>
  new Set([...listed.values()].map(codeOf)).size === listed.size

function groupBy<Item>(items: Iterable<Item>, key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}
