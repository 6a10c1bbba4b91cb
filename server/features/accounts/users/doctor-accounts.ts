import { and, eq } from 'drizzle-orm'
import { DOCTOR_REQUIRED } from '#domain/team.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { users } from './table.ts'

const NOT_HERE = 'This doctor does not work at this hospital'
const HAS_ACCOUNT = 'This doctor already has an account'

const fieldError = (code: 'bad_input' | 'conflict', sentence: string) =>
  new AppError(code, sentence, { fields: { doctorId: sentence } })

/**
 * Requires an active doctor of the hospital without an account, and locks the record until the
 * account is written. The unique key decides a race.
 */
export async function requireDoctorWithoutAccount(
  tx: Tx,
  { hospitalId, doctorId }: { hospitalId: string | null; doctorId: string | null | undefined },
): Promise<void> {
  if (!doctorId) throw fieldError('bad_input', DOCTOR_REQUIRED)
  const [doctor] = hospitalId
    ? await tx
        .select({ id: doctors.id })
        .from(doctors)
        .where(and(eq(doctors.id, doctorId), eq(doctors.hospitalId, hospitalId), doctors.isActive))
        .for('update')
    : []
  if (!doctor) throw fieldError('bad_input', NOT_HERE)
  if ((await tx.$count(users, eq(users.doctorId, doctorId))) > 0) throw fieldError('conflict', HAS_ACCOUNT)
}
