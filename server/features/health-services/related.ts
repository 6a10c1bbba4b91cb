import { type SQL, sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { searchPhrase } from '#domain/search-meaning.ts'
import { containing, list } from '#server/database/search.ts'
import { healthServiceColumns } from './table.ts'

/** A service `s` as the link `hs` offers it. */
export const offeredColumns: SQL = sql`hs.hospital_id || ':' || hs.service_id as id, coalesce(hs.price, s.price) as price,
  case when hs.price is null then s.currency else hs.currency end as currency,
  (select to_json(x) from (select ${healthServiceColumns}) x) as service`

/** The active services of hospital `h` by name, with its prices, as one JSON value. */
export const offeredServices = (limit: number): SQL => sql`(select coalesce(json_agg(o), '[]'::json) from (
  select ${offeredColumns}
  from hospital_services hs join health_services s on s.id = hs.service_id
  where hs.hospital_id = h.id and s.is_active order by s.name_key, s.id limit ${limit}) o)`

export const offeredServiceCount: SQL = sql`(select count(*)::int from hospital_services hs
  join health_services s on s.id = hs.service_id where hs.hospital_id = h.id and s.is_active)`

/**
 * The ids of the active services that these names or ids mean, as an array. A name is compared folded; one that no
 * service has means the services whose name contains it.
 */
export function servicesNamed(names: string[]): SQL {
  const ids = list(names.filter(isUuid))
  const folded = names.filter((name) => !isUuid(name)).map(searchPhrase)
  const [keys, patterns] = [list(folded), list(folded.map(containing))]
  return sql`array(select s.id from health_services s where s.is_active and (s.id = any(${ids}::uuid[]) or exists (
    select from unnest(${keys}::text[], ${patterns}::text[]) w (key, pattern)
    where s.name_key = w.key or (s.name_key like w.pattern
      and not exists (select from health_services e where e.is_active and e.name_key = w.key)))))`
}
