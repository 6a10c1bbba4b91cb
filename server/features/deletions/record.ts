import { z } from 'zod'
import { DELETION_HOLDERS } from '#domain/deletion.ts'

/** What deleting a record would do now. */
export const deletionAnswer = z
  .object({
    erases: z.boolean().meta({ description: 'false: something refers to it, so it is deactivated and stays' }),
    heldBy: z.array(z.enum(DELETION_HOLDERS)).meta({ description: 'what refers to it; empty: it is erased' }),
    appointmentsAhead: z.number().int().meta({ description: 'pending and confirmed ones that have not begun' }),
  })
  .meta({ title: 'Deletion' })
export type Deletion = z.output<typeof deletionAnswer>
