import { count, eq, sql } from 'drizzle-orm'
import type { Side } from '#domain/appointments.ts'
import { refuseFile, type StorageUse } from '#domain/files.ts'
import type { Queryable } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { files } from './table.ts'

type Place = { id: string; patientId: string | null }

/**
 * Returns the number of files of this appointment, and the bytes of this side in all appointments
 * of its patient.
 */
async function findOccupied(db: Queryable, { id, patientId }: Place, side: Side): Promise<StorageUse> {
  const [here] = await db.select({ files: count() }).from(files).where(eq(files.appointmentId, id))
  const [all] = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.size}) filter (where ${files.uploadedBy} = ${side}), 0)` })
    .from(files)
    .innerJoin(appointments, eq(appointments.id, files.appointmentId))
    .where(patientId ? eq(appointments.patientId, patientId) : eq(appointments.id, id))
  return { files: here?.files ?? 0, bytes: all?.bytes ?? 0 }
}

/** Throws if a file of this size exceeds the quota of an appointment or its patient. */
export async function requireFileQuota(
  db: Queryable,
  place: Place,
  { side, size }: { side: Side; size: number },
): Promise<void> {
  const refusal = refuseFile(await findOccupied(db, place, side), size)
  if (refusal) throw new AppError('payload_too_large', refusal.sentence, { params: refusal.params })
}
