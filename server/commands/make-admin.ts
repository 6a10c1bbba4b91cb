import { eq } from 'drizzle-orm'
import { registerInput } from '#domain/users.ts'
import type { Db } from '#server/database/client.ts'
import { auditEvents } from '#server/features/audit/table.ts'
import { refuseLeaked } from '#server/features/auth/leaked-passwords.ts'
import { hashPassword } from '#server/features/auth/passwords.ts'
import { users } from '#server/features/users/table.ts'

/** Returns the sentence to print. */
export async function makeAdmin(
  db: Db,
  email: string,
  names: { firstName: string; lastName: string },
  readPassword: () => Promise<string>,
): Promise<string> {
  const [known] = await db.select({ id: users.id, role: users.role }).from(users).where(eq(users.email, email))
  if (known?.role === 'admin') return `${email} is an administrator already.`
  if (known) {
    await db.transaction(async (tx) => {
      await tx.update(users).set({ role: 'admin', status: 'active', hospitalId: null }).where(eq(users.id, known.id))
      await tx.insert(auditEvents).values({ action: 'user.make_admin', subjectId: known.id })
    })
    return `${email} is an administrator now and keeps the password.`
  }
  const { password, language: _, ...person } = registerInput.parse({ email, ...names, password: await readPassword() })
  refuseLeaked(password, 'password')
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({ ...person, passwordHash, role: 'admin', emailConfirmedAt: new Date() })
      .returning({ id: users.id })
    await tx.insert(auditEvents).values({ action: 'user.create_admin', subjectId: made?.id })
  })
  return `${email} is an administrator and can sign in.`
}
