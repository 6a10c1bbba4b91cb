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
 * Thousands may hold a common word: the best of so many are good enough, and no more are put in
 * order.
 */
const CANDIDATES = 1000

/** How the records of a kind are found and named. */
type Source = {
  table: PgTable
  id: PgColumn
  /** Searched expression, as the index has it. */
  text: SQLWrapper
  name: SQLWrapper
  detail: SQLWrapper
  place: SQLWrapper
  state: SQLWrapper
  where?: SQL | undefined
}

const nothing = sql`null`
const activeOrNot = (isActive: PgColumn) => sql`case when ${isActive} then 'active' else 'inactive' end`
/** Looked up for the few that are answered. */
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
    // There are some hundreds: they need no index.
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
    // An account whose end has come only waits for its erasure.
    where: or(isNull(users.deletesAt), gt(users.deletesAt, now)),
  },
  appointment: {
    table: appointments,
    id: appointments.id,
    // As the index of `appointments.sql` has it: only the same words match it.
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
 * Records of every kind by a few letters, at most five of each; those whose name begins with them
 * come first.
 */
export async function findRecords(ctx: Context, raw: unknown): Promise<FoundRecord[]> {
  requireRole(ctx, 'admin')
  const words = paletteWords(paletteSearch.parse(raw).q)
  if (words.length === 0) return []
  const sources = Object.entries(sourcesAt(ctx.clock(), ctx.language)) as [FoundKind, Source][]
  const groups = await Promise.all(sources.map(([kind, source]) => findIn(ctx, kind, source, words)))
  return groups.flat()
}
