/** Paging of every list: `page` starts at 1, `limit` is at most 100. */
import { z } from 'zod'
import { sentence } from './sentences.ts'

export const DEFAULT_LIMIT = 20
export const MAX_LIMIT = 100
/** The unfiltered REST collections answer this many by default. */
export const COLLECTION_LIMIT = 100
/** Deeper pages would make the database walk and throw away too much; narrow the search instead. */
export const MAX_PAGE = 1000

const whole = (name: string, max: number) =>
  z.coerce
    .number({ error: sentence('{{name}} must be a whole number', { name }) })
    .int(sentence('{{name}} must be a whole number', { name }))
    .min(1, sentence('{{name}} must be at least {{min}}', { name, min: 1 }))
    .max(max, sentence('{{name}} must be at most {{max}}', { name, max }))

export const paging = z.object({
  page: whole('page', MAX_PAGE).default(1),
  limit: whole('limit', MAX_LIMIT).default(DEFAULT_LIMIT),
})
/** Paging of the unfiltered REST collections. */
export const collectionPaging = paging.extend({ limit: whole('limit', MAX_LIMIT).default(COLLECTION_LIMIT) })
export type Paging = z.infer<typeof paging>

/** One page of a list with its true total. */
export type Page<T> = { items: T[]; total: number; page: number; limit: number; totalPages: number }

export const pageOf = <T>(items: T[], total: number, { page, limit }: Paging): Page<T> => ({
  items,
  total,
  page,
  limit,
  totalPages: Math.ceil(total / limit),
})
