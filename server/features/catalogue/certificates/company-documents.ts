/** Documents of the operator's own certificates, uploaded by administrators and public. */
import type { Readable } from 'node:stream'
import { eq, lt, sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import type { Context, Dependencies } from '#server/context.ts'
import { requireDisk } from '#server/database/disk.ts'
import { isCode } from '#server/database/secret.ts'
import { AppError } from '#server/errors.ts'
import { settings } from '#server/features/accounts/settings/table.ts'
import { requireLeft, takeFrom } from '#server/limits.ts'
import type { Upload } from '#server/rest/upload.ts'
import { storeUpload, uploadLimit } from '#server/storage/receiving.ts'
import { openStored } from '#server/storage/storage.ts'
import { requireRole } from '#server/viewer.ts'
import { companyDocuments } from './table.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const ADDRESS = '/api/CompanyDocuments/'

/**
 * Stores a document. It is hidden until the settings contain its address. That edit is recorded in
 * the audit log.
 */
export async function addCompanyDocument(ctx: Context, open: () => Promise<Upload>): Promise<{ url: string }> {
  const viewer = requireRole(ctx, 'admin')
  const limit = uploadLimit(viewer.id)
  await requireLeft(ctx, limit)
  await requireDisk(ctx)
  return storeUpload(ctx, await open(), async (stored) => {
    await takeFrom(ctx, limit)
    const [row] = await ctx.db
      .insert(companyDocuments)
      .values({ ...stored, createdAt: ctx.clock() })
      .returning({ id: companyDocuments.id })
    return { url: `${ADDRESS}${row?.id}` }
  })
}

export async function openCompanyDocument(
  ctx: Context,
  id: string,
): Promise<{ name: string; type: string; size: number; bytes: Readable }> {
  const missing = () => new AppError('not_found', 'File not found.')
  const [row] = isUuid(id) ? await ctx.db.select().from(companyDocuments).where(eq(companyDocuments.id, id)) : []
  if (!row) throw missing()
  const bytes = await openStored(ctx.config, row.storageName).catch((error) => {
    throw isCode(error, 'ENOENT') ? missing() : error
  })
  return { name: row.name, type: row.type, size: row.size, bytes }
}

/**
 * Deletes documents older than a week that no certificate refers to: uploaded and never saved, or
 * replaced.
 */
export async function removeUnusedDocuments({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const isOld = lt(companyDocuments.createdAt, new Date(clock().getTime() - WEEK_MS))
  const isNamed = sql`exists (select from ${settings} where ${settings.key} = 'certificates'
    and ${settings.value}::text like '%' || ${companyDocuments.id}::text || '%')`
  await db.delete(companyDocuments).where(sql`${isOld} and not ${isNamed}`)
}
