import { z } from 'zod'

/** An uploaded picture, as its uploader reads it. */
export const pictureAnswer = z
  .object({
    id: z.string().meta({ description: 'UUID.' }),
    url: z.string().meta({
      description: 'Where it is read for ever: `/pictures/{id}-{width}.{format}`, width 320, 640 or 1280, webp or jpg.',
    }),
    width: z.number().int().meta({ description: 'Pixels of the largest rendition.' }),
    height: z.number().int().meta({ description: 'Of the largest rendition too.' }),
    alt: z.string().meta({ description: 'What it shows, in words.' }),
  })
  .meta({ title: 'Picture' })
export type UploadedPicture = z.output<typeof pictureAnswer>
