import { z } from 'zod'
import { altText } from '#domain/pictures.ts'

/** A picture whose upload has not ended has no address to be saved. */
export const uploadedPicture = z
  .object({ url: z.string(), alt: altText })
  .refine(({ url }) => !url.startsWith('blob:'), {
    path: ['url'],
    error: 'Please wait until the picture is uploaded.',
  })
