/**
 * The floor's hand-written reads: one statement each, with the plain columns of the answer.
 * PostgreSQL builds the JSON.
 */
import {
  card,
  cardServices,
  doctor,
  hospital,
  hospitalFor,
  offers,
  price,
  service,
  services,
  texts,
} from '../columns.ts'

export type Statement = { name: string; text: string; values: unknown[] }

const body = (rows: string) => `select coalesce(json_agg(x), '[]')::text as body from (${rows}) x`

export const hospitalById = (id: string): Statement => ({
  name: 'hospital',
  text: `select row_to_json(x)::text as body from (select ${hospital}, ${texts}, ${services(100)} from hospitals h where h.id = $1 and h.is_active) x`,
  values: [id],
})

/** SQL of three hospitals from a position in the fixed shuffle. */
const featured = `from (select * from hospitals where is_active and hashtextextended(id::text, 0) >= $1
  order by hashtextextended(id::text, 0) limit 3) h`

export const featuredHospitals = (place: string): Statement => ({
  name: 'featured',
  text: body(`select ${hospital}, ${services(3)} ${featured}`),
  values: [place],
})

/**
 * Returns SQL that selects the IDs of a search page in order: by relevance of the name, then by
 * rating.
 */
const selectIds = (table: string, where: string, limit: number) => `with
  found as materialized (select id, rating_key, review_count, name_key like '%' || fold($1) || '%' as named,
    name_key like fold($1) || '%' as begins from ${table} where ${where}),
  page as materialized (select row_number() over (order by begins desc, named desc, rating_key desc, review_count desc, id) as nth, id
    from found order by nth limit ${limit})`

const chosenService = '(select id from health_services where name_key = fold($3))'

const hospitalsWhere = `is_active and search_text like '%' || fold($1) || '%' and city_key = fold($2) and rating_key >= 3
  and exists (select from hospital_services o where o.hospital_id = hospitals.id
    and o.service_id = ${chosenService})`

type Search = { q: string; location: string }

export const hospitalSearch = ({ q, location, service }: Search & { service: string }): Statement => ({
  name: 'hospitals',
  text: `${selectIds('hospitals', hospitalsWhere, 20)}
    select (select count(*) from found) as total, (${body(
      `select ${hospitalFor(chosenService)}, ${services(3)} from page p join hospitals h on h.id = p.id order by p.nth`,
    )}) as body`,
  values: [q, location, service],
})

export const doctorSearch = ({ q, location, specialty }: Search & { specialty: string }): Statement => ({
  name: 'doctors',
  text: `${selectIds('doctors', "is_listed and search_text like '%' || fold($1) || '%' and city_key = fold($2) and specialty = $3", 20)}
    select (select count(*) from found) as total,
      (${body(`select ${doctor} from page p join doctors d on d.id = p.id order by p.nth`)}) as body`,
  values: [q, location, specialty],
})

export const home = (place: string): Statement => ({
  name: 'home',
  text: `select json_build_object('data', json_build_object(
      'popular', json_build_object('items', (select json_agg(x) from (select id, name, category, icon_key as "iconKey" from health_services
        where is_active order by hospital_count desc, name_key, id limit 6) x)),
      'featuredHospitals', (select json_agg(x) from (select ${card}, ${cardServices} ${featured}) x)))::text as body`,
  values: [place],
})

const result = `${card}, ${cardServices}, h.district, h.price_from as "priceFrom", h.location_approximate as "locationApproximate",
  (select json_build_object('date', (n.at at time zone 'Europe/Istanbul')::date,
     'time', to_char(n.at at time zone 'Europe/Istanbul', 'HH24:MI')) from next_free_times n where n.id = h.id and n.at is not null) as "nextFreeSlot",
  (select coalesce(json_agg(x), '[]') from (select o.hospital_id || ':' || o.service_id as id, ${price}, ${service}
     from ${offers} where o.hospital_id = h.id and o.service_id = any($4)) x) as matched`

export const searchPage = ({
  q,
  location,
  service,
  serviceIds,
}: Search & { service: string; serviceIds: string[] }): Statement => ({
  name: 'search',
  text: `${selectIds('hospitals', hospitalsWhere, 12)}
    select json_build_object('data', json_build_object('hospitals', json_build_object(
      'total', t.total, 'page', 1, 'totalPages', ceil(t.total / 12.0),
      'items', (select json_agg(x) from (select ${result} from page p join hospitals h on h.id = p.id order by p.nth) x))))::text as body
    from (select count(*) as total from found) t`,
  values: [q, location, service, serviceIds],
})

/** Returns SQL that counts one filter's choices as `[{ value, count }]`. */
const counts = (rows: string) => `(select coalesce(json_agg(x), '[]') from (${rows}) x)`
const dollars = 'case when o.on_request then null else coalesce(o.price_usd, s.price_usd) end'

/**
 * Counts the choices of each filter without that filter. The only active filter here is a minimum
 * rating, which makes each question new.
 */
export const facets = ({ q, location, rating }: Search & { rating: number }): Statement => ({
  name: 'facets',
  text: `with found as materialized (select id, languages, insurers, rating_key from hospitals
      where is_active and search_text like '%' || fold($1) || '%' and city_key = fold($2)),
    rated as materialized (select * from found where rating_key >= $3::real)
    select json_build_object('data', json_build_object('hospitalFacets', json_build_object(
      'services', ${counts(`select coalesce(c.count, 0) as count, ${service} from health_services s left join
        (select o.service_id, count(*) from rated h join hospital_services o on o.hospital_id = h.id group by 1) c on c.service_id = s.id
        where s.is_active order by 1 desc, s.name_key, s.id`)},
      'specialties', ${counts(`select d.specialty as value, count(distinct d.hospital_id) from doctors d
        where d.is_listed and d.hospital_id in (select id from rated) group by 1`)},
      'ratings', ${counts(`select v.rating::text as value, count(*) from found join unnest(array[4.5, 4, 3.5, 3]::real[]) v (rating)
        on found.rating_key >= v.rating group by 1 order by 1 desc`)},
      'priceRanges', ${counts(`select b.value, count(distinct h.id) from rated h join hospital_services o on o.hospital_id = h.id
        join health_services s on s.id = o.service_id and s.is_active
        join (values ('$', 0, 100), ('$$', 100, 300), ('$$$', 300, 500), ('$$$$', 500, 1e9)) b (value, least, below)
          on ${dollars} >= b.least and ${dollars} < b.below group by 1 order by 1`)},
      'languages', ${counts('select l.value, count(distinct h.id) from rated h, unnest(h.languages) l (value) group by 1')},
      'acceptsInsurance', (select count(*) from rated where cardinality(insurers) > 0))))::text as body`,
  values: [q, location, rating],
})
