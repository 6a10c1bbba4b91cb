import pg from 'pg'

/** Statements of the connection that reads announcements (server/database/live.ts). */
const OF_LIVE = new Set<unknown>(['read changes', 'become notifier', 'notify woken'])

/**
 * Returns the names of the prepared statements that `work` sends to the database, on any
 * connection.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<(string | undefined)[]> {
  const { prototype } = pg.Client
  const { query } = prototype
  const names: (string | undefined)[] = []
  prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
    const name = typeof args[0] === 'object' ? (args[0] as { name?: string }).name : undefined
    if (!OF_LIVE.has(name ?? args[0])) names.push(name)
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
