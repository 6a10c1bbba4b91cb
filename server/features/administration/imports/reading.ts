import { and, asc, desc, eq } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { importRowSearch } from '#domain/imports.ts'
import { pageOf, readPaging } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { inBatches } from '#server/database/in-batches.ts'
import { AppError } from '#server/errors.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { requireRole } from '#server/viewer.ts'
import {
  type Import,
  type ImportPage,
  type ImportRow,
  type ImportRowPage,
  importColumns,
  importRowColumns,
} from './record.ts'
import { importRows, imports } from './table.ts'

const selectImports = ({ db }: Context) =>
  db.select(importColumns).from(imports).leftJoin(users, eq(users.id, imports.actorId))

/** Lists imports, newest first. */
export async function listImports(ctx: Context, rawPaging: unknown): Promise<ImportPage> {
  requireRole(ctx, 'admin')
  const paging = readPaging(rawPaging)
  const [items, total] = await Promise.all([
    selectImports(ctx)
      .orderBy(desc(imports.createdAt), imports.id)
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    ctx.db.$count(imports),
  ])
  return pageOf(items, total, paging)
}

export const importNotFound = () => new AppError('not_found', 'This import does not exist.')

export async function getImport(ctx: Context, id: string): Promise<Import> {
  requireRole(ctx, 'admin')
  const [job] = isUuid(id) ? await selectImports(ctx).where(eq(imports.id, id)) : []
  if (!job) throw importNotFound()
  return job
}

const selectRows = ({ db }: Context, where: ReturnType<typeof and>) =>
  db.select(importRowColumns).from(importRows).where(where).orderBy(asc(importRows.line), importRows.id)

/**
 * Returns rows of one outcome in the order of their lines: the first added or changed ones, and all
 * refused ones.
 */
export async function listImportRows(
  ctx: Context,
  id: string,
  { search, paging }: { search: unknown; paging: unknown },
): Promise<ImportRowPage> {
  await getImport(ctx, id)
  const { outcome } = importRowSearch.parse(search)
  const requested = readPaging(paging)
  const where = and(eq(importRows.importId, id), eq(importRows.outcome, outcome))
  const [items, total] = await Promise.all([
    selectRows(ctx, where)
      .limit(requested.limit)
      .offset((requested.page - 1) * requested.limit),
    ctx.db.$count(importRows, where),
  ])
  return pageOf(items, total, requested)
}

/** Reads every refused row, for a file to correct and import again. */
export async function* readRefusedRows(ctx: Context, id: string): AsyncGenerator<ImportRow[]> {
  await getImport(ctx, id)
  const where = and(eq(importRows.importId, id), eq(importRows.outcome, 'refused'))
  yield* inBatches(({ limit, offset }) => selectRows(ctx, where).limit(limit).offset(offset))
}
