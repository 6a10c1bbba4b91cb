import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { isUuid } from '#domain/fields.ts'
import { HOSPITAL_REQUIRED, invitationInput, type UserUpdate, userInput, userUpdate } from '#domain/managed-users.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, editedAt, refuseStale } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { violates } from '#server/database/fault.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { endLinks, keepAddress, mailLink } from '#server/features/accounts/auth/links.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { changeAccess, lockAdministrators, requireOtherAdministrator } from '#server/features/accounts/users/access.ts'
import { requireDoctorWithoutAccount } from '#server/features/accounts/users/doctor-accounts.ts'
import { refuseLeaked } from '#server/features/accounts/users/leaked-passwords.ts'
import { hashPassword } from '#server/features/accounts/users/passwords.ts'
import { type ManagedUser, managedUserColumns } from '#server/features/accounts/users/record.ts'
import { endSessions } from '#server/features/accounts/users/sessions.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { addUser, duplicateEmail } from '#server/features/accounts/users/writing.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { requireRole } from '#server/viewer.ts'
import { getUser, userNotFound } from './reading.ts'

const fieldError = (field: string, sentence: string) =>
  new AppError('bad_input', sentence, { fields: { [field]: sentence } })

/** Returns the hospital of an account. Staff need an existing hospital. Other users have none. */
async function placeOf(tx: Tx, role: string, hospitalId: string | null | undefined): Promise<string | null> {
  if (role !== 'hospital') return null
  if (!hospitalId) throw fieldError('hospitalId', HOSPITAL_REQUIRED)
  const [hospital] = await tx
    .select({ id: hospitals.id })
    .from(hospitals)
    .where(eq(hospitals.id, hospitalId))
    .for('key share')
  if (!hospital) throw fieldError('hospitalId', 'Hospital not found.')
  return hospital.id
}

type Input = Omit<z.output<typeof invitationInput>, 'language'> &
  Partial<Pick<z.output<typeof invitationInput>, 'language'>>

async function insertUser(
  tx: Tx,
  ctx: Context,
  {
    input,
    status,
    passwordHash,
    action,
  }: Pick<typeof users.$inferInsert, 'status' | 'passwordHash'> & { input: Input; action: string },
): Promise<string> {
  const now = ctx.clock()
  const hospitalId = await placeOf(tx, input.role, input.hospitalId)
  const hospitalRole = input.role === 'hospital' ? (input.hospitalRole ?? 'owner') : null
  const doctorId = hospitalRole === 'doctor' ? (input.doctorId ?? null) : null
  if (hospitalRole === 'doctor') await requireDoctorWithoutAccount(tx, { hospitalId, doctorId })
  const { id } = await addUser(tx, {
    email: input.email,
    firstName: input.firstName,
    lastName: input.lastName,
    phone: input.phone ?? null,
    role: input.role,
    hospitalId,
    hospitalRole,
    doctorId,
    language: input.language ?? 'en',
    status,
    passwordHash,
    createdAt: now,
    updatedAt: now,
  })
  const [after] = await tx.select(managedUserColumns).from(users).where(eq(users.id, id))
  await recordAudit(tx, ctx, action, id, { after, hospitalId: after?.hospitalId ?? null })
  return id
}

/** Creates an account with its first password. A mail asks its owner to confirm the address. */
export async function createUser(ctx: Context, raw: unknown): Promise<ManagedUser> {
  requireRole(ctx, 'admin')
  const input = userInput.parse(raw)
  await refuseLeaked(input.password, 'password')
  // Before the transaction, because hashing may have to wait, and the transaction would hold a
  // connection.
  const passwordHash = await hashPassword(input.password)
  const id = await ctx.db.transaction(async (tx) => {
    const userId = await insertUser(tx, ctx, { input, status: input.status, passwordHash, action: 'user.create' })
    await mailLink(tx, ctx, { userId, kind: 'confirm_email', email: input.email })
    return userId
  })
  return getUser(ctx, id)
}

/** Creates an account without a usable password, and mails its owner a link to set one. */
export async function inviteUser(ctx: Context, raw: unknown): Promise<ManagedUser> {
  requireRole(ctx, 'admin')
  const input = invitationInput.parse(raw)
  const passwordHash = await hashPassword(randomUUID())
  const id = await ctx.db.transaction(async (tx) => {
    const userId = await insertUser(tx, ctx, { input, status: 'active', passwordHash, action: 'user.invite' })
    await mailLink(tx, ctx, { userId, kind: 'invitation', email: input.email })
    return userId
  })
  return getUser(ctx, id)
}

/**
 * Sends the invitation again with a new link, which ends the old one. Possible until the owner
 * signs in for the first time.
 */
export async function repeatInvitation(ctx: Context, id: string): Promise<ManagedUser> {
  requireRole(ctx, 'admin')
  const account = await getUser(ctx, id)
  if (account.lastLoginAt) throw new AppError('conflict', 'This person has already signed in and needs no invitation.')
  await ctx.db.transaction(async (tx) => {
    await endLinks(tx, ctx, { userId: account.id, kinds: ['invitation'] })
    await mailLink(tx, ctx, { userId: account.id, kind: 'invitation', email: account.email })
    await recordAudit(tx, ctx, 'user.invite', account.id, { hospitalId: account.hospitalId })
  })
  return account
}

/**
 * Changes the address. Links to the old one end. The new address gets a confirmation mail, and the
 * old one a notice.
 */
async function changeEmail(
  tx: Tx,
  ctx: Context,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
  await tx.update(users).set({ email: to, pendingEmail: null, emailConfirmedAt: null }).where(eq(users.id, id))
  await endLinks(tx, ctx, { userId: id, kinds: ['change_email', 'reset_password', 'confirm_email', 'invitation'] })
  await endSessions(tx, ctx, { userId: id })
  await mailLink(tx, ctx, { userId: id, kind: 'confirm_email', email: to })
  const tokenId = await keepAddress(tx, ctx, { userId: id, email: from })
  await queueMail(tx, ctx.clock(), { kind: 'account.email_changed', userId: id, payload: { tokenId } })
}

/** Refuses changes by which administrators would lock themselves out. */
function refuseOwnAccess(ctx: Context, id: string, input: UserUpdate, before: ManagedUser): void {
  if (ctx.viewer?.id !== id) return
  const field = (['role', 'status'] as const).find((name) => input[name] !== undefined && input[name] !== before[name])
  if (field) throw fieldError(field, 'You cannot change your own role or status.')
}

/**
 * Edits an account. Omitted fields stay unchanged. A change of access or address ends the user's
 * sessions and streams at once. The last administrator stays one.
 */
export async function updateUser(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<ManagedUser> {
  requireRole(ctx, 'admin')
  const input = userUpdate.parse(raw)
  if (!isUuid(id)) throw userNotFound()
  await ctx.db
    .transaction(async (tx) => {
      const { role, status, hospitalId, hospitalRole, doctorId, ...profile } = input
      await lockAdministrators(tx)
      const before = await lockUser(tx, id)
      refuseStale({ ...before, updatedAt: new Date(before.updatedAt) }, { basedOn, input })
      refuseOwnAccess(ctx, id, input, before)
      const nextRole = role ?? before.role
      const place = await placeOf(tx, nextRole, hospitalId ?? before.hospitalId)
      await changeAccess(tx, ctx, {
        userId: id,
        action: 'user.update',
        role: nextRole,
        status: status ?? before.status,
        hospitalId: place,
        ...(hospitalRole && { hospitalRole }),
        ...(doctorId && { doctorId }),
      })
      const { email, ...names } = profile
      if (email && email !== before.email) await changeEmail(tx, ctx, { id, from: before.email, to: email })
      if (Object.keys(profile).length === 0) return
      const [after] = await tx
        .update(users)
        .set({ ...names, updatedAt: editedAt(users.updatedAt) })
        .where(eq(users.id, id))
        .returning(managedUserColumns)
      await recordAudit(tx, ctx, 'user.update', id, { before, after, fields: Object.keys(profile), hospitalId: place })
    })
    .catch((error) => {
      throw violates(error, 'users_email_key') ? duplicateEmail() : error
    })
  return getUser(ctx, id)
}

async function lockUser(tx: Tx, id: string): Promise<ManagedUser> {
  const [account] = await tx.select(managedUserColumns).from(users).where(eq(users.id, id)).for('no key update')
  if (!account) throw userNotFound()
  return account
}

/**
 * Deletes an account. Its owner can no longer sign in, and the privacy job erases the personal data
 * within minutes. The caller's own account and the last administrator are refused, under a lock.
 */
export async function deleteUser(ctx: Context, id: string): Promise<void> {
  const viewer = requireRole(ctx, 'admin')
  if (!isUuid(id)) throw userNotFound()
  if (viewer.id === id)
    throw new AppError('conflict', 'You cannot delete your own account here. Please use your profile.')
  await ctx.db.transaction(async (tx) => {
    await requireOtherAdministrator(tx, id)
    const before = await lockUser(tx, id)
    await tx
      .update(users)
      .set({ status: 'inactive', deletesAt: ctx.clock(), updatedAt: editedAt(users.updatedAt) })
      .where(eq(users.id, id))
    await endSessions(tx, ctx, { userId: id })
    await recordAudit(tx, ctx, 'user.delete', id, { before, hospitalId: before.hospitalId })
  })
}
