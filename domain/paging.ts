/** Paging of every list: `page` starts at 1, `limit` is at most 100. */
import { z } from 'zod'
import { sentence } from './sentences.ts'

export const DEFAULT_LIMIT = 20
export const MAX_LIMIT = 100
/** Default limit of the unfiltered REST collections. */
export const COLLECTION_LIMIT = 100
/**
 * Maximum depth of a list. Beyond it the database would read and discard too much. Searches should
 * be narrowed instead.
 */
export const MAX_RECORDS_READ = 20_000

/** Returns the last page that can be requested. */
const lastPage = (limit: number) => Math.floor(MAX_RECORDS_READ / limit)

/** Returns a schema for a parameter that is a whole number from 1. */
export const whole = (name: string, max: number) =>
  z.coerce
    .number({ error: sentence('{{name}} must be a whole number', { name }) })
    .int(sentence('{{name}} must be a whole number', { name }))
    .min(1, sentence('{{name}} must be at least {{min}}', { name, min: 1 }))
    .max(max, sentence('{{name}} must be at most {{max}}', { name, max }))

const pagingOf = (defaultLimit: number) =>
  z
    .object({
      page: whole('page', MAX_RECORDS_READ).default(1).meta({ description: 'Page number, starting at 1.' }),
      limit: whole('limit', MAX_LIMIT).default(defaultLimit).meta({ description: 'Records per page.' }),
    })
    .superRefine(({ page, limit }, { addIssue }) => {
      const max = lastPage(limit)
      const message = sentence('{{name}} must be at most {{max}}', { name: 'page', max })
      if (page > max) addIssue({ code: 'custom', path: ['page'], message })
    })

export const paging = pagingOf(DEFAULT_LIMIT)
/** Paging of the unfiltered REST collections. */
export const collectionPaging = pagingOf(COLLECTION_LIMIT)
export type Paging = z.infer<typeof paging>

/** Parses page and limit of either API. GraphQL sends null for missing values. */
export function readPaging(raw: unknown, limit: number = DEFAULT_LIMIT): Paging {
  const present = Object.entries((raw ?? {}) as Record<string, unknown>).filter(([, value]) => value != null)
  return paging.parse({ limit, ...Object.fromEntries(present) })
}

/** Returns the `limit` of a list inside a record, at most a hundred. */
export const readLimit = (limit: number | null | undefined): number => readPaging({ limit }, MAX_LIMIT).limit

/**
 * One page of a list with its total. `totalPages` is the last page that can be requested. If the
 * total is not exact, there are more than `total`, and `totalPages` is the last page known to
 * exist.
 */
export type Page<T> = {
  items: T[]
  total: number
  totalIsExact: boolean
  page: number
  limit: number
  totalPages: number
}

type Total = { total: number; totalIsExact: boolean }

export function pageOf<T>(items: T[], count: number | Total, { page, limit }: Paging): Page<T> {
  const { total, totalIsExact } = typeof count === 'number' ? { total: count, totalIsExact: true } : count
  const pages = totalIsExact ? Math.ceil(total / limit) : Math.floor(total / limit) + 1
  return { items, total, totalIsExact, page, limit, totalPages: Math.min(pages, lastPage(limit)) }
}
