import { eq } from 'drizzle-orm'
import { certificateInput, certificateUpdate, refuseDates } from '#domain/certificates.ts'
import { isUuid } from '#domain/fields.ts'
import { editCatalogue } from '#server/catalogue/edit.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, editedAt, refuseStale } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { requireDisk } from '#server/database/disk.ts'
import { violates } from '#server/database/fault.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { lockHospital } from '#server/features/catalogue/hospitals/writing.ts'
import { requireLeft, takeFrom } from '#server/limits.ts'
import type { Upload } from '#server/rest/upload.ts'
import { storeUpload, uploadLimit } from '#server/storage/receiving.ts'
import { requireRole } from '#server/viewer.ts'
import { certificateNotFound, selectCertificates } from './reading.ts'
import type { Certificate } from './record.ts'
import { certificates } from './table.ts'

type Row = typeof certificates.$inferSelect
/** Returns the audited fields, without the location of the document. */
const audited = ({ storageName: _, noticedFor: __, ...row }: Row) => row

async function lockCertificate(tx: Tx, id: string): Promise<Row> {
  const [row] = isUuid(id) ? await tx.select().from(certificates).where(eq(certificates.id, id)).for('update') : []
  if (!row) throw certificateNotFound()
  return row
}

async function getCertificate(tx: Tx, id: string): Promise<Certificate> {
  const [certificate] = await selectCertificates(tx, eq(certificates.id, id))
  if (!certificate) throw certificateNotFound()
  return certificate
}

/** Explains the unique violation: the same number was entered twice. */
function refuseTwice(error: unknown): never {
  if (!violates(error, 'certificates_number_key')) throw error
  const sentence = 'This hospital already has a certificate of this kind with this number.'
  throw new AppError('conflict', sentence, { fields: { number: sentence } })
}

/** Adds an unchecked certificate. */
export async function addCertificate(ctx: Context, hospitalId: string, raw: unknown): Promise<Certificate> {
  requireRole(ctx, 'admin')
  const input = certificateInput.parse(raw)
  return editCatalogue(ctx, async (tx) => {
    const hospital = await lockHospital(tx, hospitalId)
    const [row] = await tx
      .insert(certificates)
      .values({ ...input, hospitalId: hospital.id })
      .returning()
    if (!row) throw new AppError('internal')
    await recordAudit(tx, ctx, 'certificate.add', row.id, { after: audited(row), hospitalId: hospital.id })
    return getCertificate(tx, row.id)
  }).catch(refuseTwice)
}

/**
 * Changes a locked row and records it in the audit log. Triggers update dependent values, such as
 * the hospital's verification mark.
 */
async function change(
  ctx: Context,
  id: string,
  { action, make }: { action: string; make: (row: Row) => Partial<typeof certificates.$inferInsert> },
): Promise<Certificate> {
  return editCatalogue(ctx, async (tx) => {
    const before = await lockCertificate(tx, id)
    const [after] = await tx
      .update(certificates)
      .set({ ...make(before), updatedAt: editedAt(certificates.updatedAt) })
      .where(eq(certificates.id, before.id))
      .returning()
    if (!after) throw certificateNotFound()
    await recordAudit(tx, ctx, action, id, {
      before: audited(before),
      after: audited(after),
      hospitalId: before.hospitalId,
    })
    return getCertificate(tx, id)
  })
}

/** A check applies to the current values, so an edit resets it. */
const unchecked = { checkedAt: null, checkedBy: null }

/** Edits a certificate, which must then be checked again. Omitted fields stay unchanged. */
export async function updateCertificate(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<Certificate> {
  requireRole(ctx, 'admin')
  const input = certificateUpdate.parse(raw)
  return change(ctx, id, {
    action: 'certificate.update',
    make: (row) => {
      refuseStale(row, { basedOn, input })
      const dates = { issuedOn: row.issuedOn, expiresOn: row.expiresOn, ...input }
      const wrong = refuseDates({ issuedOn: dates.issuedOn ?? null, expiresOn: dates.expiresOn })
      if (wrong) throw new AppError('bad_input', wrong, { fields: { expiresOn: wrong } })
      return { ...input, ...unchecked }
    },
  }).catch(refuseTwice)
}

/** Marks a certificate as checked against the register of its issuer. From then on it counts. */
export async function checkCertificate(ctx: Context, id: string): Promise<Certificate> {
  const viewer = requireRole(ctx, 'admin')
  return change(ctx, id, {
    action: 'certificate.check',
    make: () => ({ checkedAt: ctx.clock(), checkedBy: viewer.id }),
  })
}

export async function deleteCertificate(ctx: Context, id: string): Promise<void> {
  requireRole(ctx, 'admin')
  await editCatalogue(ctx, async (tx) => {
    const row = await lockCertificate(tx, id)
    await tx.delete(certificates).where(eq(certificates.id, row.id))
    await recordAudit(tx, ctx, 'certificate.delete', row.id, { before: audited(row), hospitalId: row.hospitalId })
  })
}

/** Sets or replaces the document of a certificate, which must then be checked again. */
export async function setCertificateDocument(
  ctx: Context,
  id: string,
  open: () => Promise<Upload>,
): Promise<Certificate> {
  const viewer = requireRole(ctx, 'admin')
  const [certificate] = isUuid(id)
    ? await ctx.db.select({ id: certificates.id }).from(certificates).where(eq(certificates.id, id))
    : []
  if (!certificate) throw certificateNotFound()
  const limit = uploadLimit(viewer.id)
  await requireLeft(ctx, limit)
  await requireDisk(ctx)
  return storeUpload(ctx, await open(), async ({ storageName, name, type, size }) => {
    await takeFrom(ctx, limit)
    return change(ctx, id, {
      action: 'certificate.document',
      make: () => ({ storageName, documentName: name, documentType: type, documentSize: size, ...unchecked }),
    })
  })
}
