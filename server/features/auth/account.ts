import { eq, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { passwordMatches } from '#server/features/users/passwords.ts'
import { users } from '#server/features/users/table.ts'
import type { Viewer } from '#server/viewer.ts'
import { throttleProof } from './throttle.ts'

/** What signing in needs of a person, secrets included: it never leaves the server. */
const accountColumns = {
  id: users.id,
  email: users.email,
  status: users.status,
  passwordHash: users.passwordHash,
  totpSecret: users.totpSecret,
  twoFactorEnabled: sql<boolean>`${users.totpEnabledAt} is not null`,
}
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export async function findAccount({ db }: Pick<Context, 'db'>, email: string) {
  const [account] = await db.select(accountColumns).from(users).where(eq(users.email, email))
  return account
}

const WRONG_PASSWORD = 'The password is wrong.'

/** Lets go on only who knows the viewer's password; guesses are counted like those at sign-in. */
export async function provePassword(
  ctx: Context,
  viewer: Viewer,
  password: string,
  { field = 'password', message = WRONG_PASSWORD } = {},
): Promise<void> {
  const right = await throttleProof(ctx, viewer, async () => {
    const account = await findAccount(ctx, viewer.email)
    return (await passwordMatches(password, account?.passwordHash)) || null
  })
  if (!right) throw new AppError('bad_input', message, { fields: { [field]: message } })
}
