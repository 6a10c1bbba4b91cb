import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { SubjectKind } from '#domain/activity.ts'
import type { UiLanguage } from '#domain/languages.ts'
import type { Context } from '#server/context.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { imports } from '#server/features/administration/imports/table.ts'
import { reports } from '#server/features/administration/reports/table.ts'
import { requests } from '#server/features/administration/requests/table.ts'
import { certificates } from '#server/features/catalogue/certificates/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { serviceNameIn } from '#server/features/catalogue/health-services/texts.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { terms } from '#server/features/catalogue/taxonomy/table.ts'
import { termNameIn } from '#server/features/catalogue/taxonomy/texts.ts'
import { apiKeys } from '#server/features/developers/api-keys/table.ts'
import { webhookEndpoints } from '#server/features/developers/webhooks/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { quoteRequests } from '#server/features/visits/quotes/table.ts'
import { reviews } from '#server/features/visits/reviews/table.ts'

type SubjectTable = { table: PgTable; id: PgColumn; name: PgColumn | SQL }

/**
 * Returns the name columns of each kind of record, in the administrator's language. A mail has no
 * name.
 */
const namedIn = (language: UiLanguage): Partial<Record<SubjectKind, SubjectTable>> => ({
  hospital: { table: hospitals, id: hospitals.id, name: hospitals.name },
  doctor: { table: doctors, id: doctors.id, name: doctors.fullName },
  health_service: { table: healthServices, id: healthServices.id, name: serviceNameIn(language) },
  term: { table: terms, id: terms.id, name: termNameIn(language) },
  user: { table: users, id: users.id, name: sql`${users.firstName} || ' ' || ${users.lastName}` },
  appointment: { table: appointments, id: appointments.id, name: appointments.bookingId },
  certificate: { table: certificates, id: certificates.id, name: certificates.number },
  api_key: { table: apiKeys, id: apiKeys.id, name: apiKeys.prefix },
  webhook: {
    table: webhookEndpoints,
    id: webhookEndpoints.id,
    name: sql`split_part(${webhookEndpoints.url}, '/', 3)`,
  },
  import: { table: imports, id: imports.id, name: imports.fileName },
  report: {
    table: reports,
    id: reports.id,
    name: sql`${reports.kind} || ', ' || ${reports.startsOn} || ' – ' || ${reports.endsOn}`,
  },
  request: { table: requests, id: requests.id, name: requests.number },
  quote_request: { table: quoteRequests, id: quoteRequests.id, name: quoteRequests.number },
  review: { table: reviews, id: reviews.id, name: reviews.authorName },
})

/** Returns the names of existing records by ID, with one statement for each kind. */
export async function subjectNames(
  { db, language }: Context,
  subjects: { kind: SubjectKind | null; id: string | null }[],
): Promise<Map<string, string>> {
  const names = namedIn(language)
  const kinds = [...new Set(subjects.flatMap(({ kind }) => kind ?? []))]
  const groups = await Promise.all(
    kinds.map((subjectKind) => {
      const readNames = names[subjectKind]
      const ids = subjects.flatMap(({ kind, id }) => (kind === subjectKind && id ? [id] : []))
      if (!readNames || ids.length === 0) return []
      return db
        .select({ id: readNames.id, name: sql<string>`${readNames.name}` })
        .from(readNames.table)
        .where(inArray(readNames.id, ids))
    }),
  )
  return new Map(groups.flat().map(({ id, name }) => [String(id), name]))
}
