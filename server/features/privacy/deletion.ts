import { sql } from 'drizzle-orm'
import { DELETION_GRACE_DAYS } from '#domain/privacy.ts'
import { passwordProof } from '#domain/users.ts'
import type { Context } from '#server/context.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { provePassword } from '#server/features/auth/account.ts'
import { getProfile, type User } from '#server/features/users/service.ts'
import { queueMail } from '#server/features/outbox/writing.ts'
import { requireViewer } from '#server/viewer.ts'

/** Somebody has to be left who can let others in. */
async function refuseLastAdministrator(ctx: Context, id: string): Promise<void> {
  const [other] = await query(
    ctx.db,
    sql`select id from users where role = 'admin' and status = 'active' and deletes_at is null and id <> ${id}::uuid limit 1`,
  )
  if (!other)
    throw new AppError('conflict', 'You are the only administrator. Please make somebody else an administrator first.')
}

/** Deletes the account after a time of grace, in which the wish can be taken back; asking again changes nothing. */
export async function requestAccountDeletion(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireViewer(ctx)
  const { password } = passwordProof.parse(raw)
  await provePassword(ctx, viewer, password)
  if (viewer.role === 'admin') await refuseLastAdministrator(ctx, viewer.id)
  const now = ctx.clock()
  const deletesAt = new Date(now.getTime() + DELETION_GRACE_DAYS * 24 * 60 * 60 * 1000)
  await ctx.db.transaction(async (tx) => {
    const asked = await query(
      tx,
      sql`update users set deletes_at = ${deletesAt} where id = ${viewer.id} and deletes_at is null returning id`,
    )
    if (asked.length > 0) await queueMail(tx, now, { kind: 'account.deletion_requested', userId: viewer.id })
  })
  return getProfile(ctx)
}

export async function cancelAccountDeletion(ctx: Context): Promise<User> {
  const viewer = requireViewer(ctx)
  await query(ctx.db, sql`update users set deletes_at = null where id = ${viewer.id}`)
  return getProfile(ctx)
}
