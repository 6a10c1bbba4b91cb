import type pg from 'pg'
import { FEATURED_HOSPITALS, POPULAR_SERVICES, SEARCH_PAGE } from '#domain/catalogue.ts'
import { webDocument } from './documents.ts'

export type Call = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string }
export type Scenario = {
  name: string
  /** At least this share of the floor's throughput. */
  aim: number
  /** At most so many milliseconds for half of the requests, one at a time. */
  aimP50?: number
  /** Repeated in turn. */
  calls: Call[]
}

/** What is asked for: every search finds at least the hospital or doctor it was taken from. */
export type Samples = {
  hospitals: { id: string; word: string; city: string; service: string }[]
  doctors: { word: string; city: string; specialty: string }[]
}

export const VARIANTS = 60
export async function takeSamples(client: pg.Client): Promise<Samples> {
  const hospitals = await client.query(`select h.id, split_part(h.name, ' ', 1) as word, h.city,
      (select s.name from hospital_services o join health_services s on s.id = o.service_id where o.hospital_id = h.id
       order by md5(s.id::text || h.id) limit 1) as service
    from hospitals h where h.is_active and h.rating_key >= 3 order by md5(h.id::text) limit ${VARIANTS}`)
  const doctors =
    await client.query(`select split_part(d.full_name, ' ', 3) as word, d.hospital_city as city, d.specialty
    from doctors d where d.is_listed order by md5(d.id::text) limit ${VARIANTS}`)
  return { hospitals: hospitals.rows, doctors: doctors.rows }
}

const times = <T>(make: (index: number) => T): T[] => Array.from({ length: VARIANTS }, (_, index) => make(index))

const get = (path: string, query: Record<string, string> = {}): Call => {
  const search = new URLSearchParams(query).toString()
  return { method: 'GET', path: search ? `${path}?${search}` : path }
}
export const post = (path: string, body: unknown, headers: Record<string, string> = {}): Call => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** What only reads; the same calls in every run. */
export function readScenarios(root: string, samples: Samples): Scenario[] {
  const graphql = (operation: string, variables: (index: number) => object) => {
    const query = webDocument(root, operation)
    return times((index) => post('/graphql', { operationName: operation, query, variables: variables(index) }))
  }
  const at = <T>(items: T[], index: number): T => items[index % items.length] as T
  const hospital = (index: number) => at(samples.hospitals, index)
  return [
    { name: 'Hospital by id', aim: 0.6, calls: times((index) => get(`/api/Hospitals/${hospital(index).id}`)) },
    { name: 'Featured hospitals', aim: 0.6, calls: [get('/api/Hospitals/featured')] },
    {
      name: 'Hospital search: text, city, service, rating',
      aim: 0.6,
      aimP50: 15,
      calls: times((index) => {
        const { word, city, service } = hospital(index)
        return get('/api/Hospitals/search', { q: word, location: city, service, rating: '3' })
      }),
    },
    {
      name: 'Doctor search: text, specialty, city',
      aim: 0.6,
      aimP50: 15,
      calls: times((index) => {
        const { word, city, specialty } = at(samples.doctors, index)
        return get('/api/Doctor/search', { q: word, specialty, location: city })
      }),
    },
    {
      name: 'GraphQL: home page',
      aim: 0.55,
      calls: graphql('HomePage', () => ({ featured: FEATURED_HOSPITALS, popular: POPULAR_SERVICES })),
    },
    {
      name: 'GraphQL: search page',
      aim: 0.55,
      aimP50: 15,
      calls: graphql('SearchHospitals', (index) => {
        const { word, city, service } = hospital(index)
        const search = { q: word, location: city, services: [service], rating: 3 }
        return { search, place: { location: city }, page: 1, limit: SEARCH_PAGE }
      }),
    },
    {
      name: 'GraphQL: filters of the search page',
      aim: 0.55,
      calls: graphql('SearchServices', (index) => {
        const { word, city } = hospital(index)
        return { search: { q: word, location: city, rating: 3 }, counted: true }
      }),
    },
  ]
}
