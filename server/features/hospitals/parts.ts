import { type SQL, sql } from 'drizzle-orm'
import { listedDoctors } from '#server/features/doctors/related.ts'
import { offeredServiceCount, offeredServices } from '#server/features/health-services/related.ts'
import { hospitalColumns } from './table.ts'

/** Lists that come with a hospital in the same statement, with how many rows of each; absent ones are not asked for. */
export type HospitalParts = { services?: number; doctors?: number }

export const withParts = ({ services, doctors }: HospitalParts): SQL => {
  const columns = [hospitalColumns]
  if (services !== undefined)
    columns.push(sql`${offeredServices(services)} as services, ${offeredServiceCount} as "serviceCount"`)
  if (doctors !== undefined) columns.push(sql`${listedDoctors(doctors)} as doctors`)
  return sql.join(columns, sql`, `)
}
