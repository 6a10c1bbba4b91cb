import { and, desc, eq, gt, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { UiLanguage } from '#domain/languages.ts'
import { type FoundKind, MOST_FOUND, paletteSearch, paletteWords } from '#domain/palette.ts'
import type { Context } from '#server/context.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { serviceNameIn } from '#server/features/catalogue/health-services/texts.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { appointmentSearchText } from '#server/features/visits/appointments/record.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { contains } from '#server/search/search.ts'
import { requireRole } from '#server/viewer.ts'
import type { FoundRecord } from './record.ts'

/**
 * Maximum number of sorted candidates. Thousands may contain a common word, and the best of this
 * many are good enough.
 */
const CANDIDATES = 1000

/** Search and name expressions of a kind of record. */
type Source = {
  table: PgTable
  id: PgColumn
  /** Searched expression, equal to that of the index. */
  text: SQLWrapper
  name: SQLWrapper
  detail: SQLWrapper
  place: SQLWrapper
  state: SQLWrapper
  where?: SQL | undefined
}

const nothing = sql`null`
const activeOrNot = (isActive: PgColumn) => sql`case when ${isActive} then 'active' else 'inactive' end`
/** Returns SQL for the hospital's name, read only for returned records. */
const hospitalNameOf = (id: PgColumn) => sql`(select ${hospitals.name} from ${hospitals} where ${hospitals.id} = ${id})`

const sourcesAt = (now: Date, language: UiLanguage): Record<FoundKind, Source> => ({
  hospital: {
    table: hospitals,
    id: hospitals.id,
    text: hospitals.nameKey,
    name: hospitals.name,
    detail: nothing,
    place: hospitals.city,
    state: activeOrNot(hospitals.isActive),
  },
  doctor: {
    table: doctors,
    id: doctors.id,
    text: doctors.nameKey,
    name: doctors.fullName,
    detail: doctors.specialty,
    place: doctors.hospitalName,
    state: activeOrNot(doctors.isActive),
  },
  health_service: {
    table: healthServices,
    id: healthServices.id,
    // A few hundred rows need no index.
    text: sql`(${healthServices.nameKey} || ' ' || ${healthServices.translatedNames})`,
    name: serviceNameIn(language),
    detail: healthServices.category,
    place: nothing,
    state: activeOrNot(healthServices.isActive),
  },
  user: {
    table: users,
    id: users.id,
    text: users.searchText,
    name: sql`${users.firstName} || ' ' || ${users.lastName}`,
    detail: users.role,
    place: sql`${users.email}::text`,
    state: users.status,
    // A deleted account only waits for its erasure.
    where: or(isNull(users.deletesAt), gt(users.deletesAt, now)),
  },
  appointment: {
    table: appointments,
    id: appointments.id,
    // Expression of the index in `appointments.sql`. Only the same text uses the index.
    text: appointmentSearchText,
    name: appointments.bookingId,
    detail: sql`${appointments.patientFirstName} || ' ' || ${appointments.patientLastName}`,
    place: hospitalNameOf(appointments.hospitalId),
    state: appointments.status,
  },
})

async function findIn({ db }: Context, kind: FoundKind, source: Source, words: string[]): Promise<FoundRecord[]> {
  const { table, id, text, name, detail, place, state, where } = source
  const candidates = db
    .select({ id: sql<string>`${id}`.as('found_id'), text: sql<string>`${text}`.as('found_text') })
    .from(table)
    .where(and(where, ...words.map((word) => contains(text, word))))
    .limit(CANDIDATES)
    .as('candidates')
  const begins = sql`starts_with(${candidates.text}, ${words.join(' ')})`
  const best = db
    .select({ id: candidates.id, text: candidates.text, begins: begins.as('begins') })
    .from(candidates)
    .orderBy(desc(begins), candidates.text, candidates.id)
    .limit(MOST_FOUND)
    .as('best')
  const rows = await db
    .select({
      id: best.id,
      name: sql<string>`${name}`,
      detail: sql<string | null>`${detail}`,
      place: sql<string | null>`${place}`,
      state: sql<string>`${state}`,
    })
    .from(best)
    .innerJoin(table, eq(id, best.id))
    .orderBy(desc(best.begins), best.text, best.id)
  return rows.map((row) => ({ ...row, kind }))
}

/**
 * Finds records of every kind by a few letters, at most five of each. Records whose name starts
 * with them come first.
 */
export async function findRecords(ctx: Context, raw: unknown): Promise<FoundRecord[]> {
  requireRole(ctx, 'admin')
  const words = paletteWords(paletteSearch.parse(raw).q)
  if (words.length === 0) return []
  const sources = Object.entries(sourcesAt(ctx.clock(), ctx.language)) as [FoundKind, Source][]
  const groups = await Promise.all(sources.map(([kind, source]) => findIn(ctx, kind, source, words)))
  return groups.flat()
}
