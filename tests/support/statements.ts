import { Socket } from 'node:net'
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

/** Returns the number of packets with statements that `work` sends to the database. */
export async function countPackets(work: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype
  const { _write, _writev } = Socket.prototype
  const streams = new Set<unknown>()
  let packets = 0
  pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
    const name = typeof args[0] === 'object' ? (args[0] as { name?: string }).name : undefined
    // pg types its connection as internal.
    if (!OF_LIVE.has(name ?? args[0]))
      streams.add((this as unknown as { connection: { stream: Socket } }).connection.stream)
    return Reflect.apply(query, this, args)
  } as typeof query
  Socket.prototype._write = function counted(this: Socket, ...args) {
    if (streams.has(this)) packets++
    return Reflect.apply(_write, this, args)
  }
  Socket.prototype._writev = function counted(this: Socket, ...args) {
    if (streams.has(this)) packets++
    return Reflect.apply(_writev as NonNullable<typeof _writev>, this, args)
  }
  try {
    await work()
    return packets
  } finally {
    pg.Client.prototype.query = query
    Object.assign(Socket.prototype, { _write, _writev })
  }
}
