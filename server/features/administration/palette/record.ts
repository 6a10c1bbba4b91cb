import { z } from 'zod'
import { FOUND_KINDS } from '#domain/palette.ts'

/** Record as the palette shows it. */
export const foundRecordAnswer = z
  .object({
    id: z.uuid(),
    kind: z.enum(FOUND_KINDS),
    name: z.string().meta({ description: 'Name, or the booking ID of an appointment.' }),
    detail: z.string().nullable().meta({
      description: 'Specialty of a doctor, category of a treatment, role of a user, patient of an appointment.',
    }),
    place: z
      .string()
      .nullable()
      .meta({ description: 'City of a hospital, hospital of a doctor or an appointment, mail address of a user.' }),
    state: z.string().meta({ description: 'active, inactive, suspended, or the status of an appointment.' }),
  })
  .meta({ title: 'FoundRecord' })
export type FoundRecord = z.output<typeof foundRecordAnswer>
