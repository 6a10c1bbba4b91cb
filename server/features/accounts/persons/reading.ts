import { asc, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { requireViewer } from '#server/viewer.ts'
import { type Person, personColumns } from './record.ts'
import { persons } from './table.ts'

/** Returns the persons of an account, oldest entry first. */
export const findPersons = (db: Queryable, userId: string): Promise<Person[]> =>
  db
    .select(personColumns)
    .from(persons)
    .where(eq(persons.userId, userId))
    .orderBy(asc(persons.createdAt), asc(persons.id))

/** Lists the persons of the viewer, at most ten. */
export const listPersons = (ctx: Context): Promise<Person[]> => findPersons(ctx.db, requireViewer(ctx).id)
