import { and, asc, between, eq, gte, lte, type SQL } from 'drizzle-orm'
import type { DaySpan } from '#domain/availability.ts'
import type { Context } from '#server/context.ts'
import { clockOf } from '#server/database/record.ts'
import { closures, hospitalHolidays } from '#server/features/catalogue/hospitals/table.ts'

/**
 * Returns the hospital's reasons for closures on these days, which the booking rule does not
 * contain.
 */
export async function readClosures({ db }: Context, { hospitalId, from, to }: DaySpan & { hospitalId: string }) {
  const [closed, holidays] = await Promise.all([
    db
      .select({
        startsOn: closures.startsOn,
        endsOn: closures.endsOn,
        from: clockOf(closures.startsAt) as SQL<string | null>,
        to: clockOf(closures.endsAt) as SQL<string | null>,
        reason: closures.reason,
      })
      .from(closures)
      .where(and(eq(closures.hospitalId, hospitalId), gte(closures.endsOn, from), lte(closures.startsOn, to)))
      .orderBy(asc(closures.startsAt), asc(closures.id)),
    db
      .select({ date: hospitalHolidays.date, name: hospitalHolidays.name })
      .from(hospitalHolidays)
      .where(and(eq(hospitalHolidays.hospitalId, hospitalId), between(hospitalHolidays.date, from, to))),
  ])
  return (date: string) => {
    const then = closed.filter(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn)
    return {
      reason:
        then.find((closure) => closure.from === null)?.reason ??
        holidays.find((holiday) => holiday.date === date)?.name ??
        null,
      closures: then.flatMap(({ from: start, to: end, reason }) =>
        start !== null && end !== null ? [{ from: start, to: end, reason }] : [],
      ),
    }
  }
}
