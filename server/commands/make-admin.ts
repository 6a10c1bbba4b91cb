import { eq } from 'drizzle-orm'
import { registerInput } from '#domain/users.ts'
import type { Db } from '#server/database/client.ts'
import { recordAudit } from '#server/features/audit/writing.ts'
import { refuseLeaked } from '#server/features/users/leaked-passwords.ts'
import { hashPassword } from '#server/features/users/passwords.ts'
import { users } from '#server/features/users/table.ts'

/** Whoever runs the command is not known to the product. */
const nobody = { viewer: null }

/** Returns the sentence to print. */
export async function makeAdmin(
  db: Db,
  email: string,
  names: { firstName: string; lastName: string },
  readPassword: () => Promise<string>,
): Promise<string> {
  const access = { role: users.role, status: users.status, hospitalId: users.hospitalId }
  const [known] = await db
    .select({ id: users.id, ...access })
    .from(users)
    .where(eq(users.email, email))
  if (known?.role === 'admin') return `${email} is an administrator already.`
  if (known) {
    await db.transaction(async (tx) => {
      const [after] = await tx
        .update(users)
        .set({ role: 'admin', status: 'active', hospitalId: null })
        .where(eq(users.id, known.id))
        .returning(access)
      await recordAudit(tx, nobody, 'user.make_admin', known.id, { before: known, after })
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
      .returning({ id: users.id, ...access })
    if (made) await recordAudit(tx, nobody, 'user.create_admin', made.id, { after: made })
  })
  return `${email} is an administrator and can sign in.`
}
