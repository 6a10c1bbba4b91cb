import { z } from 'zod'
import { altText } from '#domain/pictures.ts'

/** Picture field. A picture has no address to save until its upload has ended. */
export const uploadedPicture = z
  .object({ url: z.string(), alt: altText })
  .refine(({ url }) => !url.startsWith('blob:'), {
    path: ['url'],
    error: 'Please wait until the picture is uploaded.',
  })
