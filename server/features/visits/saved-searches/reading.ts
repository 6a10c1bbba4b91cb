import { desc, eq } from 'drizzle-orm'
import { MOST_COMPARED } from '#domain/saved-searches.ts'
import { readSearch } from '#domain/search-address.ts'
import type { Context } from '#server/context.ts'
import { findDoctorIds } from '#server/features/catalogue/doctors/reading.ts'
import { findHospitalIds } from '#server/features/catalogue/hospitals/reading.ts'
import { requireViewer } from '#server/viewer.ts'
import { type SavedSearch, savedSearchColumns } from './record.ts'
import { savedSearches } from './table.ts'

/** Lists the saved searches of the viewer, newest first. */
export function listSavedSearches(ctx: Context): Promise<SavedSearch[]> {
  const viewer = requireViewer(ctx)
  return ctx.db
    .select(savedSearchColumns)
    .from(savedSearches)
    .where(eq(savedSearches.userId, viewer.id))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
}

/** Results of a search, to compare them with those of another week. */
export type Results = { foundIds: string[]; isTooBroad: boolean }

/**
 * Returns the current results of a saved search. Filters for times within hours are left out,
 * because their results change every day without being news.
 */
export async function resultsOf(ctx: Context, query: string): Promise<Results> {
  const { type, availability: _, urgency: __, sortBy: ___, ...search } = readSearch(new URLSearchParams(query))
  const find = type === 'hospitals' ? findHospitalIds : findDoctorIds
  const ids = await find(ctx, search, MOST_COMPARED + 1)
  return ids.length > MOST_COMPARED ? { foundIds: [], isTooBroad: true } : { foundIds: ids, isTooBroad: false }
}
