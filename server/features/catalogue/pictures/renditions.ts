import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#domain/picture-addresses.ts'
import { MAX_PICTURE_PIXELS, PICTURE_MESSAGES } from '#domain/pictures.ts'
import { AppError } from '#server/errors.ts'
import { loadSharp } from '#server/http/sharp.ts'

const LARGEST = Math.max(...PICTURE_WIDTHS)
const WHITE = '#ffffff'
const SECONDS = 15

export type Rendition = { width: number; format: (typeof PICTURE_FORMATS)[number]; bytes: Buffer }
export type RenditionSet = { width: number; height: number; renditions: Rendition[] }

const broken = () => new AppError('bad_input', PICTURE_MESSAGES.broken, { fields: { file: PICTURE_MESSAGES.broken } })

/**
 * Reads only the header, so that a picture that would decode to too many pixels is refused first.
 */
async function requirePicture(bytes: Buffer): Promise<void> {
  const sharp = await loadSharp()
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head) throw new AppError('unsupported_media_type', PICTURE_MESSAGES.wrongKind)
  if (head.width * head.height > MAX_PICTURE_PIXELS)
    throw new AppError('payload_too_large', PICTURE_MESSAGES.tooManyPixels)
}

/**
 * Encodes a picture again in every width and format, rotated upright. Everything else in the file
 * is removed: place, camera, comments, and bytes after the picture.
 */
export async function renderPicture(bytes: Buffer): Promise<RenditionSet> {
  await requirePicture(bytes)
  const sharp = await loadSharp()
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: LARGEST, height: 2 * LARGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw broken()
    })
  const { width, height, channels } = info
  const upright = sharp(data, { raw: { width, height, channels } })
  const renditions = PICTURE_WIDTHS.flatMap((target) =>
    PICTURE_FORMATS.map(async (format) => {
      const sized = upright.clone().resize({ width: target, withoutEnlargement: true })
      const encoded =
        format === 'webp' ? sized.webp({ quality: 82 }) : sized.flatten({ background: WHITE }).jpeg({ quality: 82 })
      return { width: target, format, bytes: await encoded.toBuffer() }
    }),
  )
  return { width, height, renditions: await Promise.all(renditions) }
}
