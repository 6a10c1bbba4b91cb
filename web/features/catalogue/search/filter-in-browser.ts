/** The documented filtering in the client, used while the search service does not answer. */
import { fold } from '#domain/fold.ts'
import type { Filters } from '#domain/search-address.ts'

const contains = (text: string | null | undefined, words: string) => fold(text ?? '').includes(fold(words))

export type FilterableHospital = {
  id: string
  name: string
  address: string
  city: string
  averageRating: number | null
  offered: readonly { service: { id: string; name: string } }[]
}

/**
 * Filters by words in name, address or city, location in city or address, services by name or ID,
 * and minimum rating.
 */
export function filterHospitals<T extends FilterableHospital>(
  all: readonly T[],
  { q, location, rating, service, services = [] }: Filters,
): T[] {
  const names = [...(service === undefined ? [] : [service]), ...services].map(fold)
  return all.filter(
    ({ name, address, city, offered, averageRating }) =>
      (q === undefined || [name, address, city].some((text) => contains(text, q))) &&
      (location === undefined || [city, address].some((text) => contains(text, location))) &&
      (names.length === 0 ||
        offered.some(({ service }) => names.includes(fold(service.name)) || names.includes(fold(service.id)))) &&
      (rating === undefined || (averageRating ?? 0) >= rating),
  )
}

export type FilterableDoctor = {
  id: string
  fullName: string
  specialty: string
  hospitalName: string | null
}

/** Filters by words in name, specialty or hospital, and by specialty. */
export function filterDoctors<T extends FilterableDoctor>(all: readonly T[], { q, specialties }: Filters): T[] {
  return all.filter(
    ({ fullName, specialty, hospitalName }) =>
      (q === undefined || [fullName, specialty, hospitalName].some((text) => contains(text, q))) &&
      (specialties === undefined || specialties.some((name) => name === specialty)),
  )
}
