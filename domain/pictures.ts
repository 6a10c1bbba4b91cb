/** Accepted pictures of hospitals and doctors. */
import { z } from 'zod'
import { imageUrl, requiredText } from './fields.ts'

/** Maximum size in bytes. */
export const MAX_PICTURE_SIZE = 10 * 1024 * 1024
/** Maximum width times height, because a small file may decode to a large picture. */
export const MAX_PICTURE_PIXELS = 50_000_000
/** Limit per user. */
export const MAX_PICTURES_PER_DAY = 200
/** Maximum number of stored pictures by the staff of one hospital. */
export const MAX_PICTURES_OF_STAFF = 300
/** Days after which a picture that no record shows is removed. A draft may still need it. */
export const UNUSED_PICTURE_DAYS = 7

/** Types in the file dialog. The server checks the content. */
export const PICTURE_CHOICE = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp'

export const PICTURE_MESSAGES = {
  altRequired: 'Alternative text is required',
  tooLarge: 'A picture may be up to 10 MB.',
  tooManyPixels: 'A picture may have up to 50 million pixels.',
  wrongKind: 'Please choose a JPEG, PNG or WebP picture.',
  broken: 'The picture could not be read. Please try again.',
  missing: 'Please choose a picture.',
  gone: 'This picture is no longer there. Please upload it again.',
} as const

export const altText = requiredText(PICTURE_MESSAGES.altRequired, 300)

/** Picture of a record: its address and its text alternative. */
export const pictureInput = z.object({ url: imageUrl, alt: altText })
export type Picture = z.output<typeof pictureInput>
