/** Pictures of hospitals and doctors: what may be uploaded. */
import { z } from 'zod'
import { imageUrl, requiredText } from './fields.ts'

/** Bytes. */
export const MAX_PICTURE_SIZE = 10 * 1024 * 1024
/** Width times height: what a small file unfolds to. */
export const MAX_PICTURE_PIXELS = 50_000_000
/** Limit per person. */
export const MAX_PICTURES_PER_DAY = 200
/** Uploaded by the staff of one hospital and kept. */
export const MAX_PICTURES_OF_STAFF = 300
/** Days after which a picture that no record shows is removed; a draft may wait for them. */
export const UNUSED_PICTURE_DAYS = 7

/** Types in the file dialog; the server checks the content. */
export const PICTURE_CHOICE = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp'

export const PICTURE_MESSAGES = {
  altRequired: 'Alternative text is required',
  tooLarge: 'A picture may be at most 10 MB large.',
  tooManyPixels: 'A picture may have at most 50 million pixels.',
  wrongKind: 'Please choose a JPEG, PNG or WebP picture.',
  broken: 'The picture could not be read. Please try again.',
  missing: 'Please choose a picture.',
  gone: 'This picture is no longer there. Please upload it again.',
} as const

export const altText = requiredText(PICTURE_MESSAGES.altRequired, 300)

/** A picture as a record shows it: its address, and what it shows for those who cannot see it. */
export const pictureInput = z.object({ url: imageUrl, alt: altText })
export type Picture = z.output<typeof pictureInput>
