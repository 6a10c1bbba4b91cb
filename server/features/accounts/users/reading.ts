import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { requirePerson } from '#server/viewer.ts'
import { type User, userColumns } from './record.ts'
import { users } from './table.ts'

/** Returns the signed-in user with all fields of the profile. */
export async function getProfile(ctx: Context): Promise<User> {
  const person = requirePerson(ctx)
  const [user] = await ctx.db.select(userColumns).from(users).where(eq(users.id, person.id))
  if (!user) throw new AppError('unauthenticated')
  return user
}
