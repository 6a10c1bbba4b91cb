/** The documented filtering in the client, for the time in which the search itself does not answer. */
import { fold } from '#domain/fold.ts'
import { chosenServices, type Filters } from './search-state.ts'

const contains = (text: string | null | undefined, words: string) => fold(text ?? '').includes(fold(words))

export type FallbackHospital = {
  id: string
  name: string
  address: string
  city: string
  averageRating: number | null
  offered: readonly { service: { id: string; name: string } }[]
}

/** Words in name, address or city; location in city or address; services by name or id; minimum rating. */
export function filterHospitals<T extends FallbackHospital>(all: readonly T[], filters: Filters): T[] {
  const { q, location, rating } = filters
  const wanted = chosenServices(filters).map(fold)
  return all.filter(
    (one) =>
      (q === undefined || [one.name, one.address, one.city].some((text) => contains(text, q))) &&
      (location === undefined || [one.city, one.address].some((text) => contains(text, location))) &&
      (wanted.length === 0 ||
        one.offered.some(({ service }) => wanted.includes(fold(service.name)) || wanted.includes(fold(service.id)))) &&
      (rating === undefined || (one.averageRating ?? 0) >= rating),
  )
}

export type FallbackDoctor = {
  id: string
  fullName: string
  specialty: string
  hospitalName: string | null
}

/** Words in name, specialty or hospital; specialty. */
export function filterDoctors<T extends FallbackDoctor>(all: readonly T[], { q, specialties }: Filters): T[] {
  return all.filter(
    (one) =>
      (q === undefined || [one.fullName, one.specialty, one.hospitalName].some((text) => contains(text, q))) &&
      (specialties === undefined || specialties.some((specialty) => specialty === one.specialty)),
  )
}
