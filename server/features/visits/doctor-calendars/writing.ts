import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { doctorCalendarInput } from '#domain/doctor-calendars.ts'
import { editCatalogue } from '#server/catalogue/edit.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { refuseStaleAmongStaff } from '#server/features/accounts/audit/stale-edit.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { doctorBreaks, doctorHours, doctors } from '#server/features/catalogue/doctors/table.ts'
import { lockDoctor } from '#server/features/catalogue/doctors/writing.ts'
import { doctorNotFound, type EmployedDoctor, requireDoctor } from './access.ts'
import { doctorCalendar, readWeek } from './reading.ts'
import type { DoctorCalendar } from './record.ts'

/**
 * Locks the doctor's row against bookings and other edits. A doctor who has changed hospitals in
 * the meantime counts as not found.
 */
export async function lockEmployed(tx: Tx, { id, hospitalId }: EmployedDoctor) {
  const current = await lockDoctor(tx, id)
  if (current.hospitalId !== hospitalId) throw doctorNotFound()
  return current
}

type Week = z.output<typeof doctorCalendarInput>

async function writeHours(tx: Tx, doctorId: string, hours: Week['hours']): Promise<void> {
  await tx.delete(doctorHours).where(eq(doctorHours.doctorId, doctorId))
  const rows = (hours ?? []).flatMap(({ weekday, times }) =>
    times.map((startTime) => ({ doctorId, weekday, startTime })),
  )
  if (rows.length > 0) await tx.insert(doctorHours).values(rows)
}

async function writeBreaks(tx: Tx, doctorId: string, breaks: Week['breaks']): Promise<void> {
  await tx.delete(doctorBreaks).where(eq(doctorBreaks.doctorId, doctorId))
  const rows = breaks.map(({ weekday, from, to }) => ({ doctorId, weekday, startsAt: from, endsAt: to }))
  if (rows.length > 0) await tx.insert(doctorBreaks).values(rows)
}

/**
 * Sets the weekly hours of a doctor, by administrators and by staff for their own hospital.
 * Existing appointments stay.
 */
export async function setDoctorCalendar(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<DoctorCalendar> {
  const doctor = await requireDoctor(ctx, id, 'doctors')
  const week = doctorCalendarInput.parse(raw)
  await editCatalogue(ctx, async (tx) => {
    const current = await lockEmployed(tx, doctor)
    const before = await readWeek(tx, current.id)
    await refuseStaleAmongStaff(tx, { ...current, ...before }, { basedOn, input: week })
    if (isDeepStrictEqual(before, week)) return
    if (!isDeepStrictEqual(before.hours, week.hours)) await writeHours(tx, current.id, week.hours)
    if (!isDeepStrictEqual(before.breaks, week.breaks)) await writeBreaks(tx, current.id, week.breaks)
    await tx
      .update(doctors)
      .set({ updatedAt: editedAt(doctors.updatedAt) })
      .where(eq(doctors.id, current.id))
    await recordAudit(tx, ctx, 'doctor.calendar', current.id, {
      before,
      after: week,
      hospitalId: current.hospitalId,
    })
  })
  return doctorCalendar(ctx, id)
}
