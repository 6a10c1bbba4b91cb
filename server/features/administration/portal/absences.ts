/** Absences in the next days: doctors' leave and closures of the hospital. */
import { and, asc, between, count, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { addDays, dateIn } from '#domain/availability.ts'
import { ABSENCE_DAYS, MOST_ABSENCES } from '#domain/portal.ts'
import type { Context } from '#server/context.ts'
import { clockOf } from '#server/database/record.ts'
import { doctorLeave, doctors } from '#server/features/catalogue/doctors/table.ts'
import { closures, hospitalHolidays } from '#server/features/catalogue/hospitals/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import type { Absence } from './record.ts'

/**
 * Returns the condition for active future appointments, which have to be moved or cancelled if they
 * fall into an absence.
 */
const isAhead = (now: Date) =>
  and(inArray(appointments.status, ['pending', 'confirmed']), gt(appointments.startsAt, now))

const visits = count(appointments.id)
const NOBODY = { doctorId: null, doctorName: null }
const WHOLE_DAY = { startsAt: null, endsAt: null }

type AbsenceQuery = { hospitalId: string; today: string; last: string; now: Date }

/** Returns the leave of doctors who still work at the hospital. */
async function readLeave({ db }: Context, { hospitalId, today, last, now }: AbsenceQuery): Promise<Absence[]> {
  const rows = await db
    .select({
      id: doctorLeave.id,
      doctorId: doctors.id,
      doctorName: doctors.fullName,
      startsOn: doctorLeave.startsOn,
      endsOn: doctorLeave.endsOn,
      visits,
    })
    .from(doctorLeave)
    .innerJoin(doctors, eq(doctors.id, doctorLeave.doctorId))
    .leftJoin(
      appointments,
      and(
        eq(appointments.doctorId, doctors.id),
        between(appointments.date, doctorLeave.startsOn, doctorLeave.endsOn),
        isAhead(now),
      ),
    )
    .where(
      and(
        eq(doctors.hospitalId, hospitalId),
        doctors.isActive,
        gte(doctorLeave.endsOn, today),
        lte(doctorLeave.startsOn, last),
      ),
    )
    .groupBy(doctorLeave.id, doctors.id)
    .orderBy(asc(doctorLeave.startsOn), asc(doctors.fullName), asc(doctorLeave.id))
    .limit(MOST_ABSENCES)
  return rows.map((row) => ({ ...row, ...WHOLE_DAY, reason: null }))
}

const wallClock = (instant: typeof appointments.startsAt | typeof appointments.endsAt) =>
  sql`(${instant} at time zone 'Europe/Istanbul')::time`

async function readClosures({ db }: Context, { hospitalId, today, last, now }: AbsenceQuery): Promise<Absence[]> {
  const isThen = or(
    isNull(closures.startsAt),
    and(lt(wallClock(appointments.startsAt), closures.endsAt), gt(wallClock(appointments.endsAt), closures.startsAt)),
  )
  const rows = await db
    .select({
      id: closures.id,
      startsOn: closures.startsOn,
      endsOn: closures.endsOn,
      startsAt: clockOf(closures.startsAt) as SQL<string | null>,
      endsAt: clockOf(closures.endsAt) as SQL<string | null>,
      reason: closures.reason,
      visits,
    })
    .from(closures)
    .leftJoin(
      appointments,
      and(
        eq(appointments.hospitalId, closures.hospitalId),
        between(appointments.date, closures.startsOn, closures.endsOn),
        isThen,
        isAhead(now),
      ),
    )
    .where(and(eq(closures.hospitalId, hospitalId), gte(closures.endsOn, today), lte(closures.startsOn, last)))
    .groupBy(closures.id)
    .orderBy(asc(closures.startsOn), asc(closures.id))
    .limit(MOST_ABSENCES)
  return rows.map((row) => ({ ...row, ...NOBODY }))
}

async function readHolidays({ db }: Context, { hospitalId, today, last, now }: AbsenceQuery): Promise<Absence[]> {
  const rows = await db
    .select({ date: hospitalHolidays.date, reason: hospitalHolidays.name, visits })
    .from(hospitalHolidays)
    .leftJoin(
      appointments,
      and(
        eq(appointments.hospitalId, hospitalHolidays.hospitalId),
        eq(appointments.date, hospitalHolidays.date),
        isAhead(now),
      ),
    )
    .where(and(eq(hospitalHolidays.hospitalId, hospitalId), between(hospitalHolidays.date, today, last)))
    .groupBy(hospitalHolidays.hospitalId, hospitalHolidays.date)
    .orderBy(asc(hospitalHolidays.date))
  return rows.map(({ date, ...row }) => ({
    ...row,
    ...NOBODY,
    ...WHOLE_DAY,
    id: `${hospitalId}:${date}`,
    startsOn: date,
    endsOn: date,
  }))
}

/** Returns the first absences, in order of their start. */
export async function readAbsences(ctx: Context, hospitalId: string): Promise<Absence[]> {
  const now = ctx.clock()
  const today = dateIn(now)
  const query = { hospitalId, today, last: addDays(today, ABSENCE_DAYS), now }
  const absences = await Promise.all([readLeave(ctx, query), readClosures(ctx, query), readHolidays(ctx, query)])
  return absences
    .flat()
    .sort((a, b) => a.startsOn.localeCompare(b.startsOn))
    .slice(0, MOST_ABSENCES)
}
