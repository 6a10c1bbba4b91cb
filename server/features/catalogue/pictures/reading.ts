import { inArray } from 'drizzle-orm'
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureIdOf } from '#domain/picture-addresses.ts'
import { PICTURE_MESSAGES } from '#domain/pictures.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { isCode } from '#server/database/secret.ts'
import { AppError } from '#server/errors.ts'
import type { Content } from '#server/storage/store.ts'
import { openPicture } from './storage.ts'
import { pictures } from './table.ts'

const NAME = /^([\da-f-]{36})-(\d+)\.(\w+)$/

/** Returns the bytes of one public rendition by its name, `{id}-{width}.{format}`. */
export async function readPicture(ctx: Context, name: string): Promise<Content & { type: string }> {
  const [, id = '', digits, extension] = NAME.exec(name) ?? []
  const width = PICTURE_WIDTHS.find((pixels) => String(pixels) === digits)
  const format = PICTURE_FORMATS.find((candidate) => candidate === extension)
  if (!width || !format) throw new AppError('not_found')
  const stored = await openPicture(ctx.config, id, { width, format }).catch((error) => {
    throw isCode(error, 'ENOENT') ? new AppError('not_found') : error
  })
  return { ...stored, type: format === 'webp' ? 'image/webp' : 'image/jpeg' }
}

/** Returns the text alternatives of uploaded pictures, by address. */
async function uploadedAlternatives(db: Queryable, addresses: string[]): Promise<Map<string, string>> {
  const ids = addresses.map(pictureIdOf).filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: pictures.id, alt: pictures.alt }).from(pictures).where(inArray(pictures.id, ids))
  const alternatives = new Map<string | null, string>(rows.map(({ id, alt }) => [id, alt]))
  return new Map(addresses.map((address) => [address, alternatives.get(pictureIdOf(address)) ?? '']))
}

type PictureInForm = {
  /** Text alternatives stored in the record for its current pictures, by address. */
  alternativeOf: ReadonlyMap<string, string | null>
  /** Field of the error if an upload no longer exists. */
  field: string
}

/**
 * Returns the text alternatives of pictures without a new one: that of the record, else of the
 * uploader, else ''.
 */
export async function alternativesOf(
  db: Queryable,
  addresses: string[],
  { alternativeOf, field }: PictureInForm,
): Promise<string[]> {
  const uploaded = await uploadedAlternatives(db, addresses)
  return addresses.map((address) => {
    const alt = alternativeOf.get(address) ?? uploaded.get(address) ?? ''
    if (alt === '' && pictureIdOf(address) && !alternativeOf.has(address))
      throw new AppError('bad_input', PICTURE_MESSAGES.gone, { fields: { [field]: PICTURE_MESSAGES.gone } })
    return alt
  })
}
