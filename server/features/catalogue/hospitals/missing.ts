/** Reasons why nothing can be booked at an active hospital, by facts. */
import { count, eq, or, type SQL, sql } from 'drizzle-orm'
import { MISSING_PARTS, type MissingPart } from '#domain/record-lists.ts'
import type { Context } from '#server/context.ts'
import { doctorHours, doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { idIn } from '#server/search/search.ts'
import { hospitalServices, hospitals, openingHours } from './table.ts'

/** Conditions on a row of `hospitals`. Each stops at the first row of an index. */
const CONDITIONS: Record<MissingPart, SQL> = {
  services: sql`not exists (select from ${hospitalServices}
    join ${healthServices} on ${healthServices.id} = ${hospitalServices.serviceId} and ${healthServices.isActive}
    where ${hospitalServices.hospitalId} = ${hospitals.id})`,
  hours: sql`(not exists (select from ${openingHours} where ${openingHours.hospitalId} = ${hospitals.id})
    and not exists (select from ${doctors} join ${doctorHours} on ${doctorHours.doctorId} = ${doctors.id}
      where ${doctors.hospitalId} = ${hospitals.id} and ${doctors.isActive}))`,
}

/** Returns the condition that nothing can be booked, for this reason or for any. */
export const isMissing = (part: MissingPart | 'any'): SQL | undefined =>
  part === 'any' ? or(...Object.values(CONDITIONS)) : CONDITIONS[part]

/** Columns of a select from `hospitals`. */
const columns = { services: sql<boolean>`${CONDITIONS.services}`, hours: sql<boolean>`${CONDITIONS.hours}` }

/** Counts active hospitals that cannot be booked, in total and by reason. */
export async function countUnbookable({ db }: Context) {
  const facts = db
    .select({ services: columns.services.as('services'), hours: columns.hours.as('hours') })
    .from(hospitals)
    .where(eq(hospitals.isActive, true))
    .as('facts')
  const countOf = (where: SQL) => sql<number>`count(*) filter (where ${where})`.mapWith(Number)
  const [counts] = await db
    .select({ total: count(), services: countOf(sql`${facts.services}`), hours: countOf(sql`${facts.hours}`) })
    .from(facts)
    .where(or(sql`${facts.services}`, sql`${facts.hours}`))
  return counts ?? { total: 0, services: 0, hours: 0 }
}

/** Returns the missing parts of each of these hospitals. */
export async function missingPartsOf(
  { db }: Context,
  hospitalIds: string[],
): Promise<{ hospitalId: string; parts: MissingPart[] }[]> {
  if (hospitalIds.length === 0) return []
  const rows = await db
    .select({ hospitalId: hospitals.id, ...columns })
    .from(hospitals)
    .where(idIn(hospitals.id, hospitalIds))
  return rows.map(({ hospitalId, ...missing }) => ({
    hospitalId,
    parts: MISSING_PARTS.filter((part) => missing[part]),
  }))
}
