import { z } from 'zod'
import { DELETION_HOLDERS } from '#domain/deletion.ts'

/** Effect of deleting a record now. */
export const deletionAnswer = z
  .object({
    erases: z.boolean().meta({ description: 'false if other records refer to it; it is then deactivated' }),
    heldBy: z
      .array(z.enum(DELETION_HOLDERS))
      .meta({ description: 'records that refer to it; empty if it would be erased' }),
    appointmentsAhead: z.number().int().meta({ description: 'pending and confirmed appointments that have not begun' }),
  })
  .meta({ title: 'Deletion' })
export type Deletion = z.output<typeof deletionAnswer>
