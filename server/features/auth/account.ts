import { sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { statement } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { type UserRow, userColumns } from '#server/features/users/service.ts'
import type { Viewer } from '#server/viewer.ts'
import { passwordMatches } from './passwords.ts'
import { throttled } from './throttle.ts'

export type Account = UserRow & { passwordHash: string; totpSecret: string | null }

const byEmail = statement<Account, { email: string }>(
  () => sql`select ${userColumns}, password_hash as "passwordHash", totp_secret as "totpSecret" from users
    where email = ${sql.placeholder('email')}::citext`,
)

/** With its secrets: for signing in alone. */
export async function findAccount(ctx: Context, email: string): Promise<Account | undefined> {
  const [found] = await byEmail(ctx.db, { email })
  return found
}

export const WRONG_PASSWORD = 'The password is wrong.'

/** Lets go on only who knows the viewer's password; guesses are counted like those at sign-in. */
export async function provePassword(
  ctx: Context,
  viewer: Viewer,
  password: string,
  { field = 'password', message = WRONG_PASSWORD } = {},
): Promise<void> {
  const right = await throttled(ctx, viewer.email, async () => {
    const account = await findAccount(ctx, viewer.email)
    return (await passwordMatches(password, account?.passwordHash)) || null
  })
  if (!right) throw new AppError('bad_input', message, { fields: { [field]: message } })
}
