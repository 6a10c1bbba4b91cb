import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Viewer } from '#server/viewer.ts'
import { users } from './table.ts'

/**
 * Returns the owner of a signed link as the caller of one verb: the link was sent to the address of
 * the account. Null if the account is not active.
 */
export async function linkHolder(ctx: Context, userId: string | null): Promise<Viewer | null> {
  const [user] = userId
    ? await ctx.db
        .select({
          id: users.id,
          email: users.email,
          firstName: users.firstName,
          lastName: users.lastName,
          role: users.role,
          status: users.status,
        })
        .from(users)
        .where(eq(users.id, userId))
    : []
  if (user?.status !== 'active') return null
  const { status: _, ...person } = user
  return {
    ...person,
    hospitalId: null,
    hospitalRole: null,
    scopes: [],
    sessionId: '',
    mustSetUpTwoFactor: false,
    lastCommit: null,
  }
}
