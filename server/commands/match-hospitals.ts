import type { ListedHospital } from './hospital-list.ts'

/** An imported hospital as the database has it. */
export interface KnownHospital {
  id: string
  externalCode: string
  name: string
  city: string
  district: string | null
  address: string
  phone: string | null
  website: string | null
  latitude: number | null
  longitude: number | null
  hasServices: boolean
}

/**
 * Finds the hospital that a row of the list speaks of: the one with the same code and name, or else, when both sides
 * have exactly one to offer, the one in the same district with the same name (its code was corrected) or with the same
 * code (it was renamed). Published lists give one code to many hospitals, so a code speaks for a renamed one only in a
 * list where every row has its own: a booking must never move to another hospital.
 */
export function matcher(known: KnownHospital[], listed: ListedHospital[]) {
  const exact = new Map(known.map((hospital) => [hospital.externalCode, hospital]))
  const told = new Set(listed.map(({ externalCode }) => externalCode))
  const missing = known.filter(({ externalCode }) => !told.has(externalCode))
  const fresh = listed.filter(({ externalCode }) => !exact.has(externalCode))
  const codes = listed.map(({ code }) => code)
  const codesTell = !codes.includes('') && new Set(codes).size === codes.length

  const keys = [sameName, ...(codesTell ? [sameCode] : [])]
  const pairs = new Map<string, KnownHospital>()
  const taken = new Set<string>()
  for (const key of keys) {
    const ours = groupBy(missing, key)
    for (const [value, rows] of groupBy(fresh, key)) {
      const [row, ...others] = rows
      const [hospital, ...rivals] = ours.get(value) ?? []
      if (!row || !hospital || others.length > 0 || rivals.length > 0) continue
      if (pairs.has(row.externalCode) || taken.has(hospital.id)) continue
      pairs.set(row.externalCode, hospital)
      taken.add(hospital.id)
    }
  }
  return ({ externalCode }: ListedHospital): KnownHospital | undefined =>
    exact.get(externalCode) ?? pairs.get(externalCode)
}

type Keyed = Pick<KnownHospital, 'externalCode' | 'city' | 'district'>
const sameName = ({ externalCode, city, district }: Keyed) =>
  JSON.stringify([city, district, externalCode.slice(externalCode.lastIndexOf('/'))])
const sameCode = ({ externalCode, city, district }: Keyed) =>
  JSON.stringify([city, district, externalCode.slice(0, externalCode.lastIndexOf('/'))])

function groupBy<Item>(items: Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}
