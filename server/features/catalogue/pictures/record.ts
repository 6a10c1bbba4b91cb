import { z } from 'zod'

/** Uploaded picture, as its uploader reads it. */
export const pictureAnswer = z
  .object({
    id: z.string().meta({ description: 'UUID.' }),
    url: z.string().meta({
      description: 'Permanent address: `/pictures/{id}-{width}.{format}`, width 320, 640 or 1280, webp or jpg.',
    }),
    width: z.number().int().meta({ description: 'Width of the largest rendition in pixels.' }),
    height: z.number().int().meta({ description: 'Height of the largest rendition in pixels.' }),
    alt: z.string().meta({ description: 'Text alternative.' }),
  })
  .meta({ title: 'Picture' })
export type UploadedPicture = z.output<typeof pictureAnswer>
