import { sql } from 'drizzle-orm'
import { type ColumnsOf, instantOf } from '#server/database/record.ts'
import { savedSearches } from './table.ts'

/** A saved search, as its owner reads it. */
export type SavedSearch = {
  id: string
  name: string
  query: string
  weeklyMail: boolean
  isTooBroad: boolean
  newCount: number
  createdAt: string
}

export const savedSearchColumns = {
  id: savedSearches.id,
  name: savedSearches.name,
  query: savedSearches.query,
  weeklyMail: savedSearches.weeklyMail,
  isTooBroad: savedSearches.isTooBroad,
  newCount: sql<number>`cardinality(${savedSearches.newIds})`,
  createdAt: instantOf(savedSearches.createdAt),
} satisfies ColumnsOf<SavedSearch>
