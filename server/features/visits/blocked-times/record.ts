import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { type ColumnsOf, clockOf } from '#server/database/record.ts'
import { blockedTimes } from './table.ts'

/** A time that staff keep free of visits. */
export const blockedTimeAnswer = z
  .object({
    id: z.string(),
    doctorId: z.string().nullable().meta({ description: 'null for the whole hospital' }),
    date: z.string(),
    from: z.string(),
    to: z.string(),
    reason: z.string().nullable(),
  })
  .meta({ title: 'BlockedTime' })
export type BlockedTime = z.output<typeof blockedTimeAnswer>

export const blockedTimeColumns = {
  id: blockedTimes.id,
  doctorId: blockedTimes.doctorId,
  date: blockedTimes.date,
  from: clockOf(blockedTimes.startsAt) as SQL<string>,
  to: clockOf(blockedTimes.endsAt) as SQL<string>,
  reason: blockedTimes.reason,
} satisfies ColumnsOf<BlockedTime>
