import { and, eq, inArray } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { MAX_IMPORT_BYTES } from '#domain/import-lists.ts'
import { IMPORT_TOO_LARGE, importInput } from '#domain/imports.ts'
import type { Context } from '#server/context.ts'
import { unwrapDatabaseError } from '#server/database/fault.ts'
import { isCode } from '#server/database/secret.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { neighbourhoodOf } from '#server/http/address.ts'
import { takeFrom } from '#server/limits.ts'
import { requireRole } from '#server/viewer.ts'
import { getImport, importNotFound } from './reading.ts'
import type { Import } from './record.ts'
import { importFiles, importRows, imports } from './table.ts'

const limitOf = (who: string) => ({ what: 'import', who, most: 60, seconds: 3600 })

/**
 * Stores an uploaded list. A job computes its effect. The catalogue is not changed until an
 * administrator starts the import.
 */
export async function createImport(ctx: Context, raw: unknown, content: unknown): Promise<Import> {
  const viewer = requireRole(ctx, 'admin')
  const input = importInput.parse(raw)
  const empty = 'The file is empty.'
  if (!Buffer.isBuffer(content) || content.length === 0)
    throw new AppError('bad_input', empty, { fields: { file: empty } })
  if (content.length > MAX_IMPORT_BYTES) throw new AppError('payload_too_large', IMPORT_TOO_LARGE)
  await takeFrom(ctx, limitOf(viewer.id))
  const id = await ctx.db.transaction(async (tx) => {
    const values = { ...input, actorId: viewer.id, network: neighbourhoodOf(ctx.ip) }
    const [made] = await tx.insert(imports).values(values).returning({ id: imports.id })
    if (!made) throw new AppError('internal')
    await tx.insert(importFiles).values({ importId: made.id, content })
    await recordAudit(tx, ctx, 'import.check', made.id, { after: { name: input.fileName, kind: input.kind } })
    return made.id
  })
  return getImport(ctx, id)
}

const isRunning = () =>
  new AppError('conflict', 'Another list of this kind is being imported. Please wait until it is done.')

/** Starts the import of a checked list. The database allows one running import of each kind. */
export async function startImport(ctx: Context, id: string): Promise<Import> {
  const viewer = requireRole(ctx, 'admin')
  if (!isUuid(id)) throw importNotFound()
  await ctx.db
    .transaction(async (tx) => {
      const [started] = await tx
        .update(imports)
        .set({
          state: 'running',
          actorId: viewer.id,
          network: neighbourhoodOf(ctx.ip),
          startedAt: ctx.clock(),
          finishedAt: null,
          added: 0,
          changed: 0,
          unchanged: 0,
          refused: 0,
          doneLine: 0,
          withoutServices: null,
        })
        .where(and(eq(imports.id, id), eq(imports.state, 'ready')))
        .returning()
      if (!started) return
      await tx.delete(importRows).where(eq(importRows.importId, id))
      await recordAudit(tx, ctx, 'import.start', id, { after: { name: started.fileName, kind: started.kind } })
    })
    .catch((error) => {
      throw isCode(unwrapDatabaseError(error), '23505') ? isRunning() : error
    })
  const job = await getImport(ctx, id)
  if (job.state === 'running') return job
  throw new AppError('conflict', 'This list cannot be imported now.')
}

/**
 * Cancels an import: a waiting one at once, a running one between two batches. Imported rows stay.
 */
export async function cancelImport(ctx: Context, id: string): Promise<Import> {
  requireRole(ctx, 'admin')
  if (!isUuid(id)) throw importNotFound()
  await ctx.db.transaction(async (tx) => {
    const isIt = eq(imports.id, id)
    const [waiting] = await tx
      .update(imports)
      .set({ state: 'cancelled', finishedAt: ctx.clock() })
      .where(and(isIt, eq(imports.state, 'ready')))
      .returning()
    if (waiting) await tx.delete(importFiles).where(eq(importFiles.importId, id))
    const [busy] = await tx
      .update(imports)
      .set({ isCancelRequested: true })
      .where(and(isIt, inArray(imports.state, ['checking', 'running'])))
      .returning()
    const cancelled = waiting ?? busy
    if (cancelled) await recordAudit(tx, ctx, 'import.cancel', id, { after: { name: cancelled.fileName } })
  })
  return getImport(ctx, id)
}
