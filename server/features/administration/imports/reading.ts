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

/** The latest first. */
export async function listImports(ctx: Context, rawPaging: unknown): Promise<ImportPage> {
  requireRole(ctx, 'admin')
  const wanted = readPaging(rawPaging)
  const [items, total] = await Promise.all([
    selectImports(ctx)
      .orderBy(desc(imports.createdAt), imports.id)
      .limit(wanted.limit)
      .offset((wanted.page - 1) * wanted.limit),
    ctx.db.$count(imports),
  ])
  return pageOf(items, total, wanted)
}

export const importNotFound = () => new AppError('not_found', 'This import does not exist.')

export async function getImport(ctx: Context, id: string): Promise<Import> {
  requireRole(ctx, 'admin')
  const [found] = isUuid(id) ? await selectImports(ctx).where(eq(imports.id, id)) : []
  if (!found) throw importNotFound()
  return found
}

const selectRows = ({ db }: Context, where: ReturnType<typeof and>) =>
  db.select(importRowColumns).from(importRows).where(where).orderBy(asc(importRows.line), importRows.id)

/**
 * Rows of one outcome in the order of their lines: the first that are added or changed, and all
 * that are refused.
 */
export async function listImportRows(
  ctx: Context,
  id: string,
  { search, paging }: { search: unknown; paging: unknown },
): Promise<ImportRowPage> {
  await getImport(ctx, id)
  const { outcome } = importRowSearch.parse(search)
  const wanted = readPaging(paging)
  const where = and(eq(importRows.importId, id), eq(importRows.outcome, outcome))
  const [items, total] = await Promise.all([
    selectRows(ctx, where)
      .limit(wanted.limit)
      .offset((wanted.page - 1) * wanted.limit),
    ctx.db.$count(importRows, where),
  ])
  return pageOf(items, total, wanted)
}

/** Every refused row, for a file to put right and import again. */
export async function* readRefusedRows(ctx: Context, id: string): AsyncGenerator<ImportRow[]> {
  await getImport(ctx, id)
  const where = and(eq(importRows.importId, id), eq(importRows.outcome, 'refused'))
  yield* inBatches(({ limit, offset }) => selectRows(ctx, where).limit(limit).offset(offset))
}
