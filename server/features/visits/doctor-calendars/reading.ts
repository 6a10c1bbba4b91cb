import { and, eq, gte } from 'drizzle-orm'
import { dateIn } from '#domain/availability.ts'
import type { OpeningHours } from '#domain/hospital-settings.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { clockOf } from '#server/database/record.ts'
import { doctorBreaks, doctorFeeds, doctorHours, doctorLeave } from '#server/features/catalogue/doctors/table.ts'
import { weekOf } from '#server/features/catalogue/hospitals/settings.ts'
import { type EmployedDoctor, requireDoctor } from './access.ts'
import type { DoctorCalendar } from './record.ts'

async function readHours(db: Queryable, doctorId: string): Promise<OpeningHours | null> {
  const rows = await db
    .select({ weekday: doctorHours.weekday, time: clockOf(doctorHours.startTime) })
    .from(doctorHours)
    .where(eq(doctorHours.doctorId, doctorId))
    .orderBy(doctorHours.weekday, doctorHours.startTime)
  return rows.length > 0 ? weekOf(rows) : null
}

/** Returns the doctor's own week with its breaks, in the form of an edit. */
export async function readWeek(db: Queryable, doctorId: string): Promise<Pick<DoctorCalendar, 'hours' | 'breaks'>> {
  const breaks = await db
    .select({
      weekday: doctorBreaks.weekday,
      from: clockOf(doctorBreaks.startsAt),
      to: clockOf(doctorBreaks.endsAt),
    })
    .from(doctorBreaks)
    .where(eq(doctorBreaks.doctorId, doctorId))
    .orderBy(doctorBreaks.weekday, doctorBreaks.startsAt, doctorBreaks.endsAt)
  return { hours: await readHours(db, doctorId), breaks }
}

export async function readCalendar(
  ctx: Context,
  { id, hospitalId, updatedAt }: EmployedDoctor,
): Promise<DoctorCalendar> {
  const { db } = ctx
  const isTheirs = eq(doctorLeave.doctorId, id)
  const leave = await db
    .select({ id: doctorLeave.id, startsOn: doctorLeave.startsOn, endsOn: doctorLeave.endsOn })
    .from(doctorLeave)
    .where(and(isTheirs, gte(doctorLeave.endsOn, dateIn(ctx.clock()))))
    .orderBy(doctorLeave.startsOn, doctorLeave.endsOn, doctorLeave.id)
  const feeds = await db
    .select({ hospitalId: doctorFeeds.hospitalId })
    .from(doctorFeeds)
    .where(eq(doctorFeeds.doctorId, id))
  return {
    id,
    ...(await readWeek(db, id)),
    leave,
    hasFeed: feeds.some((feed) => feed.hospitalId === hospitalId),
    updatedAt: updatedAt.toISOString(),
  }
}

/** Returns the calendar, for administrators and staff of the doctor's hospital. */
export const doctorCalendar = async (ctx: Context, doctorId: string): Promise<DoctorCalendar> =>
  readCalendar(ctx, await requireDoctor(ctx, doctorId, 'read'))
