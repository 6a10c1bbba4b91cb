import pg from 'pg'

/**
 * Returns the names of the prepared statements that `work` sends to the database, on any
 * connection.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<(string | undefined)[]> {
  const { prototype } = pg.Client
  const { query } = prototype
  const names: (string | undefined)[] = []
  prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
    // The connection that receives announcements is checked every few seconds.
    if (args[0] !== 'select') names.push((args[0] as { name?: string }).name)
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    await work()
    return names
  } finally {
    prototype.query = query
  }
}

export const countStatements = async (work: () => Promise<unknown>): Promise<number> =>
  (await recordStatements(work)).length
