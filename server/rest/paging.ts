import { DEFAULT_LIMIT, MAX_LIMIT, type Paging, paging } from '#domain/paging.ts'

/** Page and limit from either door; GraphQL sends null for what is not given. */
export function readPaging(raw: unknown, limit: number = DEFAULT_LIMIT): Paging {
  const given = Object.entries((raw ?? {}) as Record<string, unknown>).filter(([, value]) => value != null)
  return paging.parse({ limit, ...Object.fromEntries(given) })
}

/** `limit` of a list inside a record; all of it means at most a hundred. */
export const readLimit = (limit: number | null | undefined): number => readPaging({ limit }, MAX_LIMIT).limit
