import { and, asc, between, eq, isNull, or } from 'drizzle-orm'
import type { DaySpan } from '#domain/availability.ts'
import type { Context } from '#server/context.ts'
import { type BlockedTime, blockedTimeColumns } from './record.ts'
import { blockedTimes } from './table.ts'

/**
 * Returns the blocked times of a hospital on these days, for its staff. With a doctor, those of the
 * doctor and of the whole hospital.
 */
export const blockedTimesOn = (
  { db }: Context,
  { hospitalId, doctorId, from, to }: DaySpan & { hospitalId: string; doctorId?: string | null },
): Promise<BlockedTime[]> =>
  db
    .select(blockedTimeColumns)
    .from(blockedTimes)
    .where(
      and(
        eq(blockedTimes.hospitalId, hospitalId),
        between(blockedTimes.date, from, to),
        doctorId === undefined
          ? undefined
          : or(isNull(blockedTimes.doctorId), doctorId ? eq(blockedTimes.doctorId, doctorId) : undefined),
      ),
    )
    .orderBy(asc(blockedTimes.date), asc(blockedTimes.startsAt), asc(blockedTimes.id))
