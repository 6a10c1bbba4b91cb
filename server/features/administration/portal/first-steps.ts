/** Steps of a new hospital until patients can find and book it, measured by facts. */
import { and, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { dateIn } from '#domain/availability.ts'
import { FIRST_STEPS, type FirstStep } from '#domain/portal.ts'
import type { Context } from '#server/context.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { certificates } from '#server/features/catalogue/certificates/table.ts'
import { doctorServices, doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import {
  bookingRules,
  hospitalAddresses,
  hospitalServices,
  hospitals,
  openingHours,
} from '#server/features/catalogue/hospitals/table.ts'

/** Returns the number of rows of a hospital as a subquery. */
const countOf = (table: PgTable, hospitalId: AnyPgColumn, where?: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${table} where ${and(eq(hospitalId, hospitals.id), where)})`

const isBookable = sql`exists (select from ${healthServices} where ${healthServices.id} = ${hospitalServices.serviceId} and ${healthServices.isActive})`
const hasPrice = sql`(${hospitalServices.price} is not null or (not ${hospitalServices.onRequest}
  and exists (select from ${healthServices} where ${healthServices.id} = ${hospitalServices.serviceId} and ${healthServices.price} is not null)))`
const hasTreatment = sql`exists (select from ${doctorServices} where ${doctorServices.doctorId} = ${doctors.id})`

/** Returns each step with whether it is done, and a number that says how far it is. */
export async function readFirstSteps({ db, clock }: Context, hospitalId: string): Promise<FirstStep[]> {
  const today = dateIn(clock())
  const isLicence = and(eq(certificates.kind, 'operating_licence'), gte(certificates.expiresOn, today))
  const [facts] = await db
    .select({
      texts: sql<number>`(coalesce(trim(${hospitals.description}), '') <> '')::int`,
      services: countOf(hospitalServices, hospitalServices.hospitalId, isBookable),
      prices: countOf(hospitalServices, hospitalServices.hospitalId, and(isBookable, hasPrice)),
      doctors: countOf(doctors, doctors.hospitalId, doctors.isActive.getSQL()),
      treatments: countOf(doctors, doctors.hospitalId, and(doctors.isActive.getSQL(), hasTreatment)),
      hours: countOf(openingHours, openingHours.hospitalId),
      rules: countOf(bookingRules, bookingRules.hospitalId),
      licence: countOf(certificates, certificates.hospitalId, isLicence),
      team: countOf(users, users.hospitalId),
      notices: countOf(hospitalAddresses, hospitalAddresses.hospitalId, isNotNull(hospitalAddresses.confirmedAt)),
    })
    .from(hospitals)
    .where(eq(hospitals.id, hospitalId))
  return FIRST_STEPS.map((key) => {
    const count = facts?.[key] ?? 0
    // A colleague besides the first member of staff, and a treatment for each doctor.
    const least = key === 'team' ? 2 : key === 'treatments' ? Math.max(1, facts?.doctors ?? 0) : 1
    return { key, isDone: count >= least, missing: Math.max(0, least - count) }
  })
}
