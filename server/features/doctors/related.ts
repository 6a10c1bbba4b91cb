import { type SQL, sql } from 'drizzle-orm'
import { doctorColumns } from './table.ts'

/** The listed doctors of hospital `h` by name, as one JSON value. */
export const listedDoctors = (limit: number): SQL => sql`(select coalesce(json_agg(o), '[]'::json) from (
  select ${doctorColumns} from doctors d where d.hospital_id = h.id and d.is_listed
  order by d.full_name, d.id limit ${limit}) o)`
