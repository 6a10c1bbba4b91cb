import pg from 'pg'

/**
 * The names of the prepared statements that `work` sends to the database, through whichever
 * connections.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<(string | undefined)[]> {
  const { prototype } = pg.Client
  const { query } = prototype
  const names: (string | undefined)[] = []
  prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
    // The link on which changes are announced is asked every few seconds whether it still stands.
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
