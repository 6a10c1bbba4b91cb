/**
 * Private address of a doctor's appointments, for calendar programs: times and booking IDs, without
 * patients or treatments.
 */
import { and, eq, gte, sql } from 'drizzle-orm'
import { addDays, dateIn, instantOf } from '#domain/availability.ts'
import { publicUrlOf, senderOf } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { doctorFeeds, doctors } from '#server/features/catalogue/doctors/table.ts'
import { calendarFeed } from '#server/features/visits/appointments/documents/calendar-file.ts'
import { keyHashIn, newCalendarKey, selectEntries } from '#server/features/visits/appointments/documents/documents.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { requirePortal } from '#server/staff.ts'
import { requireDoctor } from './access.ts'
import { doctorCalendar } from './reading.ts'
import type { DoctorCalendar, DoctorFeedState } from './record.ts'
import { lockEmployed } from './writing.ts'

/**
 * Creates a new address, and ends the previous one. It is returned only once, because only its hash
 * is stored.
 */
export async function createDoctorFeed(ctx: Context, doctorId: string): Promise<string> {
  const doctor = await requireDoctor(ctx, doctorId, 'doctors')
  const { hospitalId } = doctor
  if (!hospitalId) throw new AppError('conflict', 'A doctor who works at no hospital has no appointments to follow.')
  const { key, hash } = newCalendarKey()
  await ctx.db.transaction(async (tx) => {
    const { id } = await lockEmployed(tx, doctor)
    const feed = { hospitalId, keyHash: hash, createdAt: ctx.clock() }
    await tx
      .insert(doctorFeeds)
      .values({ doctorId: id, ...feed })
      .onConflictDoUpdate({ target: doctorFeeds.doctorId, set: feed })
    await recordAudit(tx, ctx, 'doctor.feed_create', id, { hospitalId })
  })
  return `${publicUrlOf(ctx.config)}/api/Calendar/doctor-feeds/${key}.ics`
}

/** Ends the address. */
export async function removeDoctorFeed(ctx: Context, doctorId: string): Promise<DoctorCalendar> {
  const doctor = await requireDoctor(ctx, doctorId, 'doctors')
  await ctx.db.transaction(async (tx) => {
    const { id, hospitalId } = await lockEmployed(tx, doctor)
    const removed = await tx.delete(doctorFeeds).where(eq(doctorFeeds.doctorId, id)).returning()
    if (removed.length > 0) await recordAudit(tx, ctx, 'doctor.feed_remove', id, { hospitalId })
  })
  return doctorCalendar(ctx, doctorId)
}

/** Lists the active doctors of a hospital by name, and whether each has a calendar feed. */
export async function doctorFeedsOf(ctx: Context, chosen: string | null | undefined): Promise<DoctorFeedState[]> {
  const hospitalId = await requirePortal(ctx, chosen, 'read')
  return ctx.db
    .select({
      doctorId: doctors.id,
      fullName: doctors.fullName,
      hasFeed: sql<boolean>`${doctorFeeds.doctorId} is not null`,
    })
    .from(doctors)
    .leftJoin(doctorFeeds, and(eq(doctorFeeds.doctorId, doctors.id), eq(doctorFeeds.hospitalId, doctors.hospitalId)))
    .where(and(eq(doctors.hospitalId, hospitalId), doctors.isActive))
    .orderBy(doctors.fullName, doctors.id)
}

/** Number of past days in a feed. */
const DAYS_BACK = 90

/**
 * Returns the calendar of an address, for programs that cannot sign in. It ends when the doctor is
 * deactivated or leaves the hospital.
 */
export async function getDoctorFeed(ctx: Context, file: string): Promise<string> {
  const hash = keyHashIn(file)
  const [owner] = hash
    ? await ctx.db
        .select({ id: doctors.id, hospitalId: doctorFeeds.hospitalId })
        .from(doctorFeeds)
        .innerJoin(doctors, and(eq(doctors.id, doctorFeeds.doctorId), eq(doctors.hospitalId, doctorFeeds.hospitalId)))
        .where(and(eq(doctorFeeds.keyHash, hash), doctors.isListed))
    : []
  if (!owner) throw new AppError('not_found')
  const since = instantOf(addDays(dateIn(ctx.clock()), -DAYS_BACK), '00:00')
  const isTheirs = and(eq(appointments.doctorId, owner.id), eq(appointments.hospitalId, owner.hospitalId))
  const entries = await selectEntries(ctx.db, and(isTheirs, gte(appointments.startsAt, since)))
  return calendarFeed(
    entries.map((entry) => ({ ...entry, place: null, people: null })),
    {
      publicUrl: publicUrlOf(ctx.config),
      organizer: senderOf(ctx.config),
      pageOf: (id) => `/hospitalportal/appointments/${id}`,
    },
  )
}
