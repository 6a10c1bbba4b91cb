/** The slim floor's reads: one prepared statement each, with only the columns of the answer. */
import type { Statement } from '../floor/reads.ts'

const hospital = `h.id, h.name, h.city, h.country, h.address, h.phone, h.logo_url as "logoUrl", h.image_urls as "imageUrls",
  h.is_verified as "isVerified", nullif(h.rating, 0) as "averageRating", h.review_count as "reviewCount", h.price_from as "priceFrom",
  h.next_free as "nextFreeAt"`
const services = (
  limit: number,
) => `(select coalesce(json_agg(x), '[]') from (select s.id, s.name, s.category, coalesce(o.price, s.price) as price
  from slim.offers o join slim.services s on s.id = o.service_id where o.hospital_id = h.id order by s.name_key, s.id limit ${limit}) x) as services`
const doctor = `d.id, d.name as "fullName", d.specialty, d.hospital_id as "hospitalId", d.hospital_name as "hospitalName",
  d.hospital_city as "hospitalCity", d.profile_image_url as "profileImageUrl", d.experience_years as "experienceYears",
  d.price_from as "priceFrom", nullif(d.rating, 0) as "averageRating", d.review_count as "reviewCount", d.next_free as "nextFreeAt"`

export const slimHospital = (id: string): Statement => ({
  name: 'hospital',
  text: `select row_to_json(x)::text as body from (select ${hospital}, h.description, ${services(100)} from slim.hospitals h where h.id = $1) x`,
  values: [id],
})

export type SlimSearch = {
  q?: string | undefined
  location?: string | undefined
  service?: string | undefined
  rating?: number | undefined
  specialty?: string | undefined
  page: number
  limit: number
}

/** Returns the conditions of a search's filters, with their values after the word. */
function filtersOf(search: SlimSearch, table: 'hospitals' | 'doctors'): { where: string; values: unknown[] } {
  const conditions: string[] = []
  const values: unknown[] = [search.q ?? '']
  const add = (condition: (place: string) => string, value: unknown) => {
    if (value === undefined) return
    values.push(value)
    conditions.push(condition(`$${values.length}`))
  }
  if (search.q) conditions.push("search_text like '%' || fold($1) || '%'")
  add((place) => `city_key = fold(${place})`, search.location)
  add((place) => `rating >= ${place}::real`, search.rating)
  add((place) => `specialty = ${place}`, search.specialty)
  add(
    (place) =>
      `exists (select from slim.offers o join slim.services s on s.id = o.service_id where o.hospital_id = ${table}.id and s.name_key = fold(${place}))`,
    search.service,
  )
  return { where: conditions.join(' and ') || 'true', values }
}

function searchOf(search: SlimSearch, table: 'hospitals' | 'doctors', body: string): Statement {
  const { where, values } = filtersOf(search, table)
  values.push(search.limit, (search.page - 1) * search.limit)
  const order = 'begins desc, named desc, rating desc, review_count desc, id'
  const text = `with found as materialized (select id, rating, review_count, name_key like '%' || fold($1) || '%' as named,
      name_key like fold($1) || '%' as begins from slim.${table} ${table} where ${where}),
    page as materialized (select row_number() over (order by ${order}) as nth, id from found
      order by nth limit $${values.length - 1}::int offset $${values.length}::int)
    select (select count(*) from found) as total, (select coalesce(json_agg(x), '[]')::text from (${body} order by p.nth) x) as body`
  return { name: `${table} ${where}`.slice(0, 60) + where.length, text, values }
}

export const slimHospitals = (search: SlimSearch, listed = 5): Statement =>
  searchOf(
    search,
    'hospitals',
    `select ${hospital}, ${services(listed)} from page p join slim.hospitals h on h.id = p.id`,
  )

export const slimDoctors = (search: SlimSearch): Statement =>
  searchOf(search, 'doctors', `select ${doctor} from page p join slim.doctors d on d.id = p.id`)
