import pg from 'pg'

/** How many statements `work` sends to the database, through whichever connections. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const { prototype } = pg.Client
  const { query } = prototype
  let count = 0
  prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    count += 1
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    await work()
    return count
  } finally {
    prototype.query = query
  }
}
