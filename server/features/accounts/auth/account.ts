import { eq, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { users } from '#server/features/accounts/users/table.ts'

/** Columns for signing in, including secrets, which never leave the server. */
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
