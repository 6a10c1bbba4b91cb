import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { bookingLimits, refuseAnother, TAB_STATUSES } from '#domain/appointments.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { agreedBy } from '#server/features/consents/writing.ts'
import { settings } from '#server/features/settings/table.ts'
import { users } from '#server/features/users/table.ts'
import type { Viewer } from '#server/viewer.ts'
import { appointments } from './table.ts'

const DAY_SECONDS = 24 * 60 * 60

export type Patient = { id: string; confirmedAt: Date | null; limits: unknown }

/** Locks the person's row: bookings of one person come one after the other, so that each counts those before it and finds their keys. */
export async function lockPatient(tx: Tx, { id }: Viewer): Promise<Patient> {
  const [row] = await tx
    .select({
      confirmedAt: users.emailConfirmedAt,
      limits: sql<unknown>`(select ${settings.value} from ${settings} where ${settings.key} = 'bookingLimits')`,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
    .prepare('lock_patient')
    .execute()
  return { id, confirmedAt: row?.confirmedAt ?? null, limits: row?.limits }
}

/** Refuses one more booking of somebody who has as many as the operator's settings allow. Answers what the person has agreed to. */
export async function requireRoom(tx: Tx, ctx: Context, patient: Patient): Promise<{ agreed: string[] }> {
  const now = ctx.clock()
  const aDayAgo = new Date(now.getTime() - DAY_SECONDS * 1000)
  const isOpen = and(inArray(appointments.status, TAB_STATUSES.upcoming), gt(appointments.startsAt, now))
  const [made = { open: 0, today: 0, agreed: [] }] = await tx
    .select({
      open: sql<number>`count(*) filter (where ${isOpen})`,
      today: sql<number>`count(*) filter (where ${gt(appointments.createdAt, aDayAgo)})`,
      agreed: agreedBy(patient.id),
    })
    .from(appointments)
    .where(eq(appointments.patientId, patient.id))
    .prepare('bookings_of_patient')
    .execute()
  const refusal = refuseAnother(
    { ...made, isConfirmed: patient.confirmedAt !== null },
    bookingLimits.parse(patient.limits ?? {}),
  )
  if (!refusal) return made
  const extra = refusal.code === 'too_many_requests' ? { retryAfter: DAY_SECONDS } : undefined
  throw new AppError(refusal.code, refusal.sentence, { extra })
}
