import { eq, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/table.ts'
import { requests } from '#server/features/administration/requests/table.ts'

/** Returns the condition for requests that a user sent signed in or from a confirmed address. */
export const isRequestOf = (userId: string): SQL | undefined =>
  or(
    eq(requests.userId, userId),
    sql`${requests.email} = (select ${users.email} from ${users} where ${users.id} = ${userId}
      and ${users.emailConfirmedAt} is not null)`,
  )
