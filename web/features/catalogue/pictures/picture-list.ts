import { z } from 'zod'
import { altText, type Picture } from '#domain/pictures.ts'

/** A picture that is chosen and not uploaded yet: its address is that of a blob of this tab. */
export const isWaiting = ({ url }: Picture): boolean => url.startsWith('blob:')

/** The pictures of a form: each says what it shows, and none is still on its way. */
export const pictureList = z.array(
  z
    .object({ url: z.string(), alt: altText })
    .refine((picture) => !isWaiting(picture), { path: ['url'], error: 'Please wait until the picture is uploaded.' }),
)

/** The pictures of a record, as a form holds them. */
export const picturesOf = (urls: readonly (string | null)[], alts: readonly (string | null)[]): Picture[] =>
  urls.flatMap((url, at) => (url === null ? [] : [{ url, alt: alts[at] ?? '' }]))
