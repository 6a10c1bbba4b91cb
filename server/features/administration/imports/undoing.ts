/** Undoes an import: deletes the records that it has added, while nothing hangs on them. */
import { and, eq, exists, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { canUndoImport, isUndoableKind, type UndoableKind } from '#domain/import-lists.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { unwrapDatabaseError } from '#server/database/fault.ts'
import { isCode } from '#server/database/secret.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { requireRole } from '#server/viewer.ts'
import { getImport, importNotFound } from './reading.ts'
import type { Import } from './record.ts'
import { importRecords, imports } from './table.ts'

const TABLES = { hospital: hospitals, doctor: doctors, health_service: healthServices } as const

const inUse = () =>
  new AppError(
    'conflict',
    'Some of these records were edited or are in use by now, so the import can no longer be undone.',
  )

type Undone = { kind: UndoableKind; added: SQL; finishedAt: Date }

/** Returns true if a record was edited after the import, or a doctor works at an added hospital. */
async function areTouched(tx: Tx, { kind, added, finishedAt }: Undone): Promise<boolean> {
  const table = TABLES[kind]
  const works = tx.select({ one: sql`1` }).from(doctors).where(eq(doctors.hospitalId, table.id))
  const isTouched = or(gt(table.updatedAt, finishedAt), kind === 'hospital' ? exists(works) : undefined)
  const [touched] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, added), isTouched))
    .limit(1)
  return touched !== undefined
}

/**
 * Deletes the records that an import has added. It throws if one of them is in use, or if the
 * import has also changed other records.
 */
export async function undoImport(ctx: Context, id: string): Promise<Import> {
  requireRole(ctx, 'admin')
  if (!isUuid(id)) throw importNotFound()
  await ctx.db
    .transaction(async (tx) => {
      const [job] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
      if (!job) throw importNotFound()
      const { kind, finishedAt, fileName: name } = job
      if (!finishedAt || !canUndoImport(job) || !isUndoableKind(kind))
        throw new AppError('conflict', 'This import cannot be undone.')
      const added = sql`(select ${importRecords.recordId} from ${importRecords} where ${importRecords.importId} = ${id}::uuid)`
      if (await areTouched(tx, { kind, added, finishedAt })) throw inUse()
      const table = TABLES[kind]
      const deleted = await tx.delete(table).where(inArray(table.id, added)).returning({ id: table.id })
      await tx.update(imports).set({ state: 'undone', finishedAt: ctx.clock() }).where(eq(imports.id, id))
      await recordAudit(tx, ctx, 'import.undo', id, { after: { name, kind, deleted: deleted.length } })
    })
    .catch((error) => {
      // Appointments, reviews and staff hold their records.
      const fault = unwrapDatabaseError(error)
      // From version 18 on, PostgreSQL has a code of its own for `on delete restrict`.
      throw isCode(fault, '23503') || isCode(fault, '23001') ? inUse() : error
    })
  return getImport(ctx, id)
}
