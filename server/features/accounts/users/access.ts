import { and, eq, isNull } from 'drizzle-orm'
import type { Role, UserStatus } from '#domain/access.ts'
import type { HospitalRole } from '#domain/portal-access.ts'
import type { Context } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { requireDoctorWithoutAccount } from './doctor-accounts.ts'
import { type ManagedUser, managedUserColumns } from './record.ts'
import { endSessions } from './sessions.ts'
import { users } from './table.ts'

export type Access = {
  role: Role
  status: UserStatus
  hospitalId: string | null
  hospitalRole: HospitalRole | null
  doctorId: string | null
}

const isAdministrator = ({ role, status }: Partial<Access>) => role === 'admin' && status === 'active'

/**
 * Locks the administrators, always in the same order, so that two who revoke each other's rights
 * wait instead of causing a deadlock.
 */
export const lockAdministrators = (tx: Tx) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active'), isNull(users.deletesAt)))
    .orderBy(users.id)
    .for('no key update')

/**
 * Requires another administrator, who can grant access. The check runs under a lock: of the last
 * two who leave at the same moment, one is refused.
 */
export async function requireOtherAdministrator(tx: Tx, userId: string): Promise<void> {
  const administrators = await lockAdministrators(tx)
  if (!administrators.some(({ id }) => id !== userId))
    throw new AppError('conflict', 'You are the only administrator. Please make someone else an administrator first.')
}

/**
 * Changes a user's access and records it in the audit log. A real change ends the user's sessions
 * and streams at once. The last administrator stays one.
 */
export async function changeAccess(
  tx: Tx,
  ctx: Pick<Context, 'clock' | 'viewer'> & { ip?: string },
  { userId, action, ...access }: Partial<Access> & { userId: string; action: string },
): Promise<ManagedUser> {
  const isMeant = eq(users.id, userId)
  await lockAdministrators(tx)
  const [before] = await tx.select(managedUserColumns).from(users).where(isMeant).for('no key update')
  if (!before) throw new AppError('not_found', 'User not found.')
  if (isAdministrator(before) && !isAdministrator({ ...before, ...access })) await requireOtherAdministrator(tx, userId)
  const role = access.role ?? before.role
  const hospitalRole = role === 'hospital' ? (access.hospitalRole ?? before.hospitalRole ?? 'owner') : null
  const hospitalId = access.hospitalId === undefined ? before.hospitalId : access.hospitalId
  const doctorId = hospitalRole === 'doctor' ? (access.doctorId ?? before.doctorId) : null
  const isSame = doctorId !== null && doctorId === before.doctorId && hospitalId === before.hospitalId
  if (hospitalRole === 'doctor' && !isSame) await requireDoctorWithoutAccount(tx, { hospitalId, doctorId })
  const requested = { ...access, hospitalRole, doctorId }
  const changed = (['role', 'status', 'hospitalId', 'hospitalRole', 'doctorId'] as const).some(
    (field) => requested[field] !== undefined && requested[field] !== before[field],
  )
  if (!changed) return before
  const [after = before] = await tx
    .update(users)
    .set({ ...requested, updatedAt: editedAt(users.updatedAt) })
    .where(isMeant)
    .returning(managedUserColumns)
  await endSessions(tx, ctx, { userId })
  await recordAudit(tx, ctx, action, userId, { before, after, hospitalId: after.hospitalId })
  return after
}
