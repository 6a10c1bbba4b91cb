import { eq } from 'drizzle-orm'
import { registerInput } from '#domain/users.ts'
import type { Db } from '#server/database/client.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { changeAccess } from '#server/features/accounts/users/access.ts'
import { refuseLeaked } from '#server/features/accounts/users/leaked-passwords.ts'
import { hashPassword } from '#server/features/accounts/users/passwords.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { addUser } from '#server/features/accounts/users/writing.ts'

/** Context without a user: the operator who runs the command is not a user of the product. */
const nobody = { viewer: null, clock: () => new Date() }

/** Makes a user an administrator. Returns the sentence to print. */
export async function makeAdmin(
  db: Db,
  email: string,
  names: { firstName: string; lastName: string },
  readPassword: () => Promise<string>,
): Promise<string> {
  const [user] = await db.select({ id: users.id, role: users.role }).from(users).where(eq(users.email, email))
  if (user?.role === 'admin') return `${email} is an administrator already.`
  if (user) {
    const access = { role: 'admin', status: 'active', hospitalId: null } as const
    await db.transaction((tx) => changeAccess(tx, nobody, { userId: user.id, action: 'user.make_admin', ...access }))
    return `${email} is an administrator now and keeps the password.`
  }
  const { password, firstName, lastName } = registerInput.parse({ email, ...names, password: await readPassword() })
  await refuseLeaked(password, 'password')
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const account = { email, firstName, lastName, passwordHash, role: 'admin' as const, emailConfirmedAt: new Date() }
    const { id, role, status } = await addUser(tx, account)
    await recordAudit(tx, nobody, 'user.create_admin', id, { after: { role, status } })
  })
  return `${email} is an administrator and can sign in.`
}
