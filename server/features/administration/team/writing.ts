import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { MAX_INVITATIONS_PER_DAY, MAX_TEAM, teamInvitation, teamRole } from '#domain/team.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { endLinks, mailLink } from '#server/features/accounts/auth/links.ts'
import { changeAccess, lockAdministrators } from '#server/features/accounts/users/access.ts'
import { requireDoctorWithoutAccount } from '#server/features/accounts/users/doctor-accounts.ts'
import { hashPassword } from '#server/features/accounts/users/passwords.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { addUser } from '#server/features/accounts/users/writing.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { type Limit, takeFrom } from '#server/limits.ts'
import { requirePortal } from '#server/staff.ts'
import { findTeam, worksThere } from './reading.ts'
import type { TeamMember } from './record.ts'

const notFound = () => new AppError('not_found', 'This person is not on the team.')

const invitationsOf = (hospitalId: string): Limit => ({
  what: 'team invitation',
  who: hospitalId,
  most: MAX_INVITATIONS_PER_DAY,
  seconds: 24 * 60 * 60,
  sentence: 'A hospital can send {{count}} invitations a day. Please try again tomorrow.',
  params: { count: MAX_INVITATIONS_PER_DAY },
})

/**
 * Locks the team until the transaction ends, so that two changes are decided one after the other.
 * Administrators are locked first, as in every change of access, to avoid deadlocks.
 */
async function lockTeam(tx: Tx, hospitalId: string): Promise<void> {
  await lockAdministrators(tx)
  await tx.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, hospitalId)).for('no key update')
}

async function requireMember(tx: Tx, ctx: Context, { hospitalId, id }: { hospitalId: string; id: string }) {
  if (!isUuid(id)) throw notFound()
  const [member] = await findTeam(tx, and(worksThere(hospitalId, ctx.clock()), eq(users.id, id)))
  if (!member) throw notFound()
  return member
}

/** Requires another owner, who can grant access. */
async function requireOtherOwner(tx: Tx, ctx: Context, { hospitalId, id }: { hospitalId: string; id: string }) {
  const isOwner = and(eq(users.hospitalRole, 'owner'), eq(users.status, 'active'))
  const owners = await findTeam(tx, and(worksThere(hospitalId, ctx.clock()), isOwner))
  if (!owners.some((owner) => owner.id !== id))
    throw new AppError('conflict', 'This is the only owner. Please make someone else an owner first.')
}

/** Creates an account at the hospital and mails its owner a link to set the password. */
export async function inviteTeamMember(
  ctx: Context,
  chosen: string | null | undefined,
  raw: unknown,
): Promise<TeamMember> {
  const hospitalId = await requirePortal(ctx, chosen, 'team')
  const input = teamInvitation.parse(raw)
  // Before the transaction, because hashing may have to wait, and the transaction would hold a
  // connection.
  const passwordHash = await hashPassword(randomUUID())
  return ctx.db.transaction(async (tx) => {
    await lockTeam(tx, hospitalId)
    await takeFrom(ctx, invitationsOf(hospitalId), { db: tx })
    const team = await tx.$count(users, worksThere(hospitalId, ctx.clock()))
    if (team >= MAX_TEAM)
      throw new AppError('conflict', 'A hospital team can have up to {{count}} people.', {
        params: { count: MAX_TEAM },
      })
    const now = ctx.clock()
    const doctorId = input.hospitalRole === 'doctor' ? (input.doctorId ?? null) : null
    if (input.hospitalRole === 'doctor') await requireDoctorWithoutAccount(tx, { hospitalId, doctorId })
    const place = { role: 'hospital', hospitalId, doctorId } as const
    const account = { ...input, ...place, passwordHash, createdAt: now, updatedAt: now }
    const { id } = await addUser(tx, account)
    await mailLink(tx, ctx, { userId: id, kind: 'invitation', email: input.email })
    const after = await requireMember(tx, ctx, { hospitalId, id })
    await recordAudit(tx, ctx, 'user.invite', id, { after, hospitalId })
    return after
  })
}

/**
 * Sends the invitation again with a new link, which ends the old one. Possible until the owner
 * signs in for the first time.
 */
export async function inviteTeamMemberAgain(
  ctx: Context,
  chosen: string | null | undefined,
  id: string,
): Promise<TeamMember> {
  const hospitalId = await requirePortal(ctx, chosen, 'team')
  return ctx.db.transaction(async (tx) => {
    const member = await requireMember(tx, ctx, { hospitalId, id })
    if (member.lastLoginAt) throw new AppError('conflict', 'This person has already signed in and needs no invitation.')
    await takeFrom(ctx, invitationsOf(hospitalId), { db: tx })
    await endLinks(tx, ctx, { userId: member.id, kinds: ['invitation'] })
    await mailLink(tx, ctx, { userId: member.id, kind: 'invitation', email: member.email })
    await recordAudit(tx, ctx, 'user.invite', member.id, { hospitalId })
    return member
  })
}

/**
 * Changes a member's role at the hospital, which ends their sessions at once. The last owner stays
 * one.
 */
export async function updateTeamMember(
  ctx: Context,
  chosen: string | null | undefined,
  { id, ...raw }: { id: string },
): Promise<TeamMember> {
  const hospitalId = await requirePortal(ctx, chosen, 'team')
  const { hospitalRole, doctorId } = teamRole.parse(raw)
  return ctx.db.transaction(async (tx) => {
    await lockTeam(tx, hospitalId)
    const { hospitalRole: before } = await requireMember(tx, ctx, { hospitalId, id })
    if (before === 'owner' && hospitalRole !== 'owner') await requireOtherOwner(tx, ctx, { hospitalId, id })
    await changeAccess(tx, ctx, { userId: id, action: 'user.update', hospitalRole, ...(doctorId && { doctorId }) })
    return requireMember(tx, ctx, { hospitalId, id })
  })
}

/**
 * Removes a member from the team. The account becomes a patient's, and its sessions and streams end
 * at once. The last owner stays.
 */
export async function removeTeamMember(ctx: Context, chosen: string | null | undefined, id: string): Promise<void> {
  const hospitalId = await requirePortal(ctx, chosen, 'team')
  await ctx.db.transaction(async (tx) => {
    await lockTeam(tx, hospitalId)
    const member = await requireMember(tx, ctx, { hospitalId, id })
    if (member.hospitalRole === 'owner') await requireOtherOwner(tx, ctx, { hospitalId, id })
    await endLinks(tx, ctx, { userId: id, kinds: ['invitation'] })
    await changeAccess(tx, ctx, { userId: id, action: 'user.update', role: 'user', hospitalId: null })
  })
}
