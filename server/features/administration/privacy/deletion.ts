import { and, eq, isNull } from 'drizzle-orm'
import { DELETION_GRACE_DAYS } from '#domain/privacy.ts'
import { identityProof } from '#domain/users.ts'
import type { Context } from '#server/context.ts'
import { proveIdentity } from '#server/features/accounts/auth/identity.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { requireOtherAdministrator } from '#server/features/accounts/users/access.ts'
import { getProfile } from '#server/features/accounts/users/reading.ts'
import type { User } from '#server/features/accounts/users/record.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { requireViewer } from '#server/viewer.ts'

/**
 * Schedules the deletion of the account after a grace period, in which it can be cancelled. A
 * second request changes nothing.
 */
export async function requestAccountDeletion(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireViewer(ctx)
  await proveIdentity(ctx, viewer, identityProof.parse(raw))
  const now = ctx.clock()
  const deletesAt = new Date(now.getTime() + DELETION_GRACE_DAYS * 24 * 60 * 60 * 1000)
  await ctx.db.transaction(async (tx) => {
    if (viewer.role === 'admin') await requireOtherAdministrator(tx, viewer.id)
    const due = await tx
      .update(users)
      .set({ deletesAt })
      .where(and(eq(users.id, viewer.id), isNull(users.deletesAt)))
      .returning({ id: users.id })
    if (due.length > 0) await queueMail(tx, now, { kind: 'account.deletion_requested', userId: viewer.id })
  })
  return getProfile(ctx)
}

export async function cancelAccountDeletion(ctx: Context): Promise<User> {
  const viewer = requireViewer(ctx)
  await ctx.db.update(users).set({ deletesAt: null }).where(eq(users.id, viewer.id))
  return getProfile(ctx)
}
