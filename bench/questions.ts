/**
 * Requests of the benchmark: equal for every side, and numbered so that no two searches are equal.
 */
import type pg from 'pg'
import { addDays, dateIn, TIME_SLOTS, weekdayOf } from '#domain/availability.ts'
import type { Config } from '#server/config.ts'
import { signToken } from '#server/http/tokens.ts'
import { FACETS, HOME, SEARCH } from './documents.ts'
import { PASSWORD } from './fill.ts'
import { SEARCH_DOCTORS, SEARCH_HOSPITALS } from './web-documents.ts'

export type Call = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string }

/** Data from which requests are built. */
export type Material = {
  hospitals: string[]
  hospitalSearches: { q: string; location: string; service: string; serviceId: string }[]
  doctorSearches: { q: string; location: string; specialty: string }[]
  users: number
  offers: { hospitalId: string; serviceId: string; doctorId: string }[]
  tokens: string[]
  days: string[]
  /** Addresses of pages, the most visited first. Only the mix requests pages. */
  pages?: string[]
}

type Searches = Material['hospitalSearches'][number]

const MOST = 40_000
const PATIENTS = 8000
/** First day of bookings, far enough ahead to be free of generated appointments. */
const FIRST_DAY = 60

const signIn = (config: Config) => (session: { userId: string; sessionId: string }) => signToken(config, session)

/**
 * Gathers the data. Searches find at least the hospital or doctor that they were derived from.
 * Words in doctors' names are excluded, because the product also finds hospitals by their doctors.
 */
export async function gatherMaterial(client: pg.Client, config: Config): Promise<Material> {
  const rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query(text, values)).rows as Row[]
  const hospitals = await rows<{ id: string }>('select id from hospitals where is_active order by md5(id::text)')
  const hospitalSearches = await rows<Material['hospitalSearches'][number]>(
    `with names as materialized (select distinct unnest(string_to_array(name_key, ' ')) as name from doctors)
     select h.q, h.city as location, s.name as service, s.id as "serviceId"
     from (select *, split_part(name, ' ', 1) as q from hospitals) h join hospital_services o on o.hospital_id = h.id
       join health_services s on s.id = o.service_id
     where h.is_active and h.rating_key >= 3
       and not exists (select from names where name like '%' || fold(h.q) || '%')
     group by 1, 2, 3, 4 order by md5(h.q || h.city || s.id) limit ${MOST}`,
  )
  const doctorSearches = await rows<Material['doctorSearches'][number]>(
    `select split_part(d.full_name, ' ', 3) as q, d.hospital_city as location, d.specialty from doctors d
     where d.is_listed group by 1, 2, 3 order by md5(split_part(d.full_name, ' ', 3) || d.hospital_city || d.specialty) limit ${MOST}`,
  )
  const sessions = await rows<{ userId: string; sessionId: string }>(
    `insert into sessions (id, user_id, expires_at)
     select gen_random_uuid(), u.id, now() + interval '7 days' from (select id from users order by id limit ${PATIENTS}) u
     returning user_id as "userId", id as "sessionId"`,
  )
  const offers = await rows<Material['offers'][number]>(
    `select d.hospital_id as "hospitalId", l.service_id as "serviceId", d.id as "doctorId"
     from doctors d, lateral (select service_id from doctor_services where doctor_id = d.id order by 1 limit 1) l
     where d.is_listed order by d.id limit 60000`,
  )
  const [{ users = 0 } = {}] = await rows<{ users: number }>('select count(*)::int as users from users')
  const ahead = Array.from({ length: 60 }, (_, day) => addDays(dateIn(new Date()), FIRST_DAY + day))
  return {
    hospitals: hospitals.map(({ id }) => id),
    hospitalSearches,
    doctorSearches,
    users,
    offers,
    tokens: sessions.map(signIn(config)),
    days: ahead.filter((date) => weekdayOf(date) !== 7),
  }
}

const get = (path: string, query: Record<string, string> = {}): Call => {
  const search = new URLSearchParams(query).toString()
  return { method: 'GET', path: search ? `${path}?${search}` : path }
}
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Call => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
const graphql = (operationName: string, query: string, variables: object) =>
  post('/graphql', { operationName, query, variables })

const times = TIME_SLOTS.filter((_, index) => index % 2 === 0)

/**
 * Returns a booking that conflicts with no other. A patient's next booking has another time or day,
 * and so has a doctor's once every doctor has one.
 */
function booking({ offers, tokens, days }: Material, index: number): Call {
  const round = Math.floor(index / Math.min(tokens.length, offers.length))
  const body = {
    ...offers[index % offers.length],
    patientInfo: { firstName: 'Ada', lastName: 'Söğüt', email: 'ada@mail.example', phone: '+44 20 7946 0100' },
    appointmentDate: days[Math.floor(round / times.length) % days.length],
    appointmentTime: times[round % times.length],
    notes: 'I would prefer an interpreter for English.',
  }
  return post('/api/Appointments', body, { authorization: `Bearer ${tokens[index % tokens.length]}` })
}

/** Searches for the slim floor: a different request each time, cycling through pages 1 to 8. */
const NEW = ['word', 'filters', 'broad', 'doctor-word', 'doctor-filters', 'web-hospitals', 'web-doctors'] as const
type NewQuestion = (typeof NEW)[number]
const isNew = (question: Question): question is NewQuestion => (NEW as readonly Question[]).includes(question)

function newCallOf(question: NewQuestion, { hospitalSearches, doctorSearches }: Material, index: number): Call {
  const { q, location, service, serviceId } = hospitalSearches[index % hospitalSearches.length] as Searches
  const doctor = doctorSearches[index % doctorSearches.length] as Material['doctorSearches'][number]
  const page = 1 + (index % 8)
  const paged = { page: String(page) }
  const first = { page: 1, limit: 12 }
  if (question === 'word') return get('/api/Hospitals/search', { q, location, ...paged })
  if (question === 'filters') return get('/api/Hospitals/search', { q, location, service, rating: '3', ...paged })
  if (question === 'broad') return get('/api/Hospitals/search', { service, ...paged })
  if (question === 'doctor-word') return get('/api/Doctor/search', { q: doctor.q, location: doctor.location, ...paged })
  if (question === 'doctor-filters') return get('/api/Doctor/search', { ...doctor, ...paged })
  if (question === 'web-doctors') {
    const search = { q: doctor.q, location: doctor.location, specialty: doctor.specialty }
    return graphql('SearchDoctors', SEARCH_DOCTORS, {
      search,
      place: { location: doctor.location },
      serviceId: null,
      ...first,
    })
  }
  return graphql('SearchHospitals', SEARCH_HOSPITALS, {
    search: { q, location, services: [service], rating: 3 },
    place: { location },
    serviceIds: [serviceId],
    serviceId,
    ...first,
  })
}

export type Question =
  | 'hospital'
  | 'featured'
  | 'hospitals'
  | 'doctors'
  | 'home'
  | 'search'
  | 'facets'
  | NewQuestion
  | 'mix'
  | 'booking'
  | 'sign-in'

/** Headers of a browser that opens a page. */
export const BROWSER = {
  accept: 'text/html',
  'accept-encoding': 'br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
  'sec-fetch-site': 'same-origin',
}

/** Returns the fractional parts of multiples of an irrational number, which spread evenly. */
const spread = (index: number, irrational: number) => (index * irrational) % 1

/**
 * Returns 80 pages, 15 searches, 4 reads of signed-in patients and a booking in a hundred requests.
 * Half of the page views go to a quarter of the pages.
 */
function mixedCall(material: Material, index: number): Call {
  const { pages = [], tokens } = material
  const kind = spread(index, Math.SQRT2)
  if (kind < 0.8) {
    const address = pages[Math.floor(spread(index, Math.E) ** 2 * pages.length)] ?? '/'
    return { method: 'GET', path: address, headers: BROWSER }
  }
  if (kind < 0.95) return newCallOf(NEW[index % NEW.length] as NewQuestion, material, index)
  if (kind < 0.99)
    return { ...get('/api/Appointments/my'), headers: { authorization: `Bearer ${tokens[index % tokens.length]}` } }
  return booking(material, index)
}

/** Returns the request with a number. */
export function callOf(question: Question, material: Material, index: number): Call {
  const nth = <Item>(items: Item[]): Item => items[index % items.length] as Item
  if (isNew(question)) return newCallOf(question, material, index)
  if (question === 'mix') return mixedCall(material, index)
  if (question === 'hospital') return get(`/api/Hospitals/${nth(material.hospitals)}`)
  if (question === 'featured') return get('/api/Hospitals/featured')
  if (question === 'hospitals') {
    const { serviceId: _, ...search } = nth(material.hospitalSearches)
    return get('/api/Hospitals/search', { ...search, rating: '3' })
  }
  if (question === 'doctors') return get('/api/Doctor/search', nth(material.doctorSearches))
  if (question === 'home') return graphql('Home', HOME, { featured: 3, popular: 6 })
  if (question === 'search') {
    const { serviceId, service, ...search } = nth(material.hospitalSearches)
    return graphql('Search', SEARCH, {
      search: { ...search, services: [service], rating: 3 },
      serviceIds: [serviceId],
      page: 1,
      limit: 12,
    })
  }
  if (question === 'facets') {
    const { q, location } = nth(material.hospitalSearches)
    // Words and places repeat, so the rating makes each question new.
    return graphql('Facets', FACETS, { search: { q, location, rating: 3 + index / 1e6 } })
  }
  if (question === 'booking') return booking(material, index)
  // Every sign-in is another user's, as the limits on guessing require.
  return post('/api/Auth/login', { email: `user${(index % material.users) + 1}@bench.example`, password: PASSWORD })
}
