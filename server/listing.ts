import { isAdmin } from '#domain/access.ts'
import { DEFAULT_LIMIT, MAX_LIMIT, type Paging, paging } from '#domain/paging.ts'
import type { Context } from './context.ts'
import { AppError } from './errors.ts'
import { requireViewer } from './viewer.ts'

/** Page and limit from either door; GraphQL sends null for what is not given. */
export function readPaging(raw: unknown, limit: number = DEFAULT_LIMIT): Paging {
  const given = Object.entries((raw ?? {}) as Record<string, unknown>).filter(([, value]) => value != null)
  return paging.parse({ limit, ...Object.fromEntries(given) })
}

/** Inactive records are for administrators who ask for them. */
export function allowInactive(ctx: Context, wanted: boolean | null | undefined): boolean {
  if (!wanted) return false
  if (!isAdmin(requireViewer(ctx))) throw new AppError('forbidden')
  return true
}

/** `limit` of a list inside a record; all of it means at most a hundred. */
export const readLimit = (limit: number | null | undefined): number => readPaging({ limit }, MAX_LIMIT).limit
