import { count, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { mayInPortal } from '#domain/portal-access.ts'
import { pictureAddress } from '#domain/picture-addresses.ts'
import { altText, MAX_PICTURES_OF_STAFF, MAX_PICTURES_PER_DAY } from '#domain/pictures.ts'
import type { Context } from '#server/context.ts'
import { requireDisk } from '#server/database/disk.ts'
import { AppError } from '#server/errors.ts'
import { type Limit, requireLeft, takeFrom } from '#server/limits.ts'
import { requireRole, type Viewer } from '#server/viewer.ts'
import type { UploadedPicture } from './record.ts'
import { renderPicture } from './renditions.ts'
import { removePicture, storePicture } from './storage.ts'
import { pictures } from './table.ts'

/** Received form. */
export type PictureForm = { bytes: Buffer; alt: unknown }

const uploadsOf = (viewer: Viewer): Limit => ({
  what: 'picture',
  who: viewer.id,
  most: MAX_PICTURES_PER_DAY,
  seconds: 24 * 60 * 60,
  sentence: 'You can upload {{count}} pictures a day. Please try again tomorrow.',
  params: { count: MAX_PICTURES_PER_DAY },
})

/**
 * Requires quota, which limits the pictures of a hospital's staff. A job removes pictures that no
 * record shows, which frees quota.
 */
async function requireRoom({ db }: Context, { hospitalId }: Viewer): Promise<void> {
  if (!hospitalId) return
  const [kept] = await db.select({ count: count() }).from(pictures).where(eq(pictures.hospitalId, hospitalId))
  if ((kept?.count ?? 0) < MAX_PICTURES_OF_STAFF) return
  throw new AppError('payload_too_large', 'A hospital can have up to {{count}} pictures.', {
    params: { count: MAX_PICTURES_OF_STAFF },
  })
}

/**
 * Stores a re-encoded picture, for administrators and staff. It becomes visible, and audited, with
 * the edit of a record that refers to it. The form is read only after the caller's permission and
 * quota are checked.
 */
export async function addPicture(ctx: Context, open: () => Promise<PictureForm>): Promise<UploadedPicture> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  // Pictures are those of doctors and of the hospital.
  if (!mayInPortal(viewer, 'doctors')) throw new AppError('forbidden')
  const limit = uploadsOf(viewer)
  await requireRoom(ctx, viewer)
  await requireLeft(ctx, limit)
  await requireDisk(ctx)
  const form = await open()
  const parsed = altText.safeParse(form.alt)
  if (!parsed.success) throw missing(parsed.error.issues[0]?.message ?? '')
  await takeFrom(ctx, limit)
  const { width, height, renditions } = await renderPicture(form.bytes)
  const [id, alt] = [v7(), parsed.data]
  try {
    await storePicture(ctx.config, id, renditions)
    await ctx.db.insert(pictures).values({
      id,
      uploaderId: viewer.id,
      hospitalId: viewer.hospitalId,
      alt,
      width,
      height,
      createdAt: ctx.clock(),
    })
  } catch (error) {
    await removePicture(ctx.config, id)
    throw error
  }
  return { id, url: pictureAddress(id), width, height, alt }
}

const missing = (sentence: string) => new AppError('bad_input', sentence, { fields: { alt: sentence } })
