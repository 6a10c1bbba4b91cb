import { z } from 'zod'
import { altText, type Picture } from '#domain/pictures.ts'

/** Returns whether a picture is chosen and not uploaded yet: its address is a blob of this tab. */
export const isWaiting = ({ url }: Picture): boolean => url.startsWith('blob:')

/** Pictures of a form. Each needs an alternative text and a finished upload. */
export const pictureList = z.array(
  z
    .object({ url: z.string(), alt: altText })
    .refine((picture) => !isWaiting(picture), { path: ['url'], error: 'Please wait until the picture is uploaded.' }),
)

/** Converts the pictures of a record to the form's value. */
export const picturesOf = (urls: readonly (string | null)[], alts: readonly (string | null)[]): Picture[] =>
  urls.flatMap((url, at) => (url === null ? [] : [{ url, alt: alts[at] ?? '' }]))
