import { and, eq, sql } from 'drizzle-orm'
import { readSearch } from '#domain/search-address.ts'
import { createSystemContext } from '#server/context.ts'
import { linkFor } from '#server/features/accounts/outbox/links.ts'
import type { MailMaker } from '#server/features/accounts/outbox/mail-kinds.ts'
import { findListedDoctors } from '#server/features/catalogue/doctors/catalogue.ts'
import { findActiveHospitals } from '#server/features/catalogue/hospitals/catalogue.ts'
import { savedSearches } from './table.ts'

/** Maximum hospitals that a mail names. Others are counted. */
const MOST_NAMED = 5

/**
 * States the number of new results and names hospitals. Searches and doctors are not named, because
 * they reveal the subject of a search.
 */
const weekly: MailMaker = async ({ deps, row: { userId } }) => {
  if (!userId) return { skip: 'nobody to write to' }
  const isMailed = and(eq(savedSearches.userId, userId), savedSearches.weeklyMail)
  const searches = await deps.db
    .select({ query: savedSearches.query, newIds: savedSearches.newIds })
    .from(savedSearches)
    .where(and(isMailed, sql`cardinality(${savedSearches.newIds}) > 0`))
  const newIds = { hospitals: new Set<string>(), doctors: new Set<string>() }
  for (const search of searches) {
    const { type } = readSearch(new URLSearchParams(search.query))
    for (const id of search.newIds) newIds[type].add(id)
  }
  const ctx = createSystemContext(deps)
  const hospitals = await findActiveHospitals(ctx, [...newIds.hospitals])
  const doctors = await findListedDoctors(ctx, [...newIds.doctors])
  if (hospitals.length + doctors.length === 0) return { skip: 'nothing is new any more' }
  const token = linkFor(deps, 'search-mails', userId)
  return {
    page: '/profile',
    searchNews: {
      hospitals: hospitals.slice(0, MOST_NAMED).map(({ name, city }) => `${name}, ${city}`),
      otherHospitals: Math.max(0, hospitals.length - MOST_NAMED),
      doctors: doctors.length,
    },
    unsubscribe: { page: `/search-mails?token=${token}`, call: `/api/SavedSearches/unsubscribe?token=${token}` },
  }
}

export const savedSearchMails = { 'search.weekly': weekly }
