/**
 * Keeper of the two database servers, which does what Patroni does on real machines. It promotes
 * the standby when the primary is gone, makes commits wait for the standby while there is one, and
 * reports to HAProxy which server is the primary.
 */
import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createNode, type PgNode } from './node.ts'
import type { Places } from './places.ts'

const WATCH_MS = 200
/** Number of failed checks after which the primary counts as gone. */
const PATIENCE = 3

export type Keeper = Awaited<ReturnType<typeof startKeeper>>

export async function startKeeper(places: Places) {
  const nodes = [createNode(places, 0), createNode(places, 1)] as const
  let primary: PgNode = nodes[0]
  let failures = 0
  let isClosed = false
  /** True if each acknowledged commit is on both servers. */
  let isSynced = false
  let rebuilding: Promise<void> | undefined
  /** False while a scenario runs without the standby, which is then not rebuilt. */
  let isRebuilding = true
  const events: { at: number; what: string }[] = []
  const note = (what: string): void => {
    events.push({ at: Date.now(), what })
  }
  const standby = () => (primary === nodes[0] ? nodes[1] : nodes[0])

  async function setSynchronous(names: string): Promise<void> {
    await primary.ask(`alter system set synchronous_standby_names = '${names}'`)
    await primary.ask('select pg_reload_conf()')
  }

  async function failOver(): Promise<void> {
    const old = primary
    // No process of the old primary may acknowledge anything after this.
    await old.kill()
    if (!isSynced) throw new Error('the primary died while its standby was not in step: an operator has to decide')
    const next = standby()
    isSynced = false
    await next.promote()
    primary = next
    failures = 0
    note(`${next.name} is the primary`)
  }

  /** Rebuilds the standby and starts it, unless it runs. */
  function rebuild(): void {
    rebuilding ??= standby()
      .follow(primary)
      .then(() => note(`${standby().name} follows`))
      .catch((error) => console.error(String(error)))
      .finally(() => {
        rebuilding = undefined
      })
  }

  async function look(): Promise<void> {
    const states = await primary
      .ask<{ state: string; sync: string; names: string }>(
        `select coalesce((select sync_state from pg_stat_replication where application_name = 'standby'
          and state = 'streaming' limit 1), '') as state, current_setting('synchronous_standby_names') as names`,
      )
      .catch(() => undefined)
    if (!states) {
      failures++
      if (failures >= PATIENCE) await failOver()
      return
    }
    failures = 0
    const [{ state, names } = { state: '', names: '' }] = states
    isSynced = state === 'sync'
    // A commit that waits longer than the statement timeout is acknowledged without its standby,
    // so the decision has to come sooner.
    if (state === '' && names !== '') {
      await setSynchronous('')
      note('commits wait for no standby')
    }
    if (state === 'async' && names === '') await setSynchronous('standby')
    if (state === '' && isRebuilding) rebuild()
  }

  async function watch(): Promise<void> {
    while (!isClosed) {
      await look().catch((error) => console.error(String(error)))
      await sleep(WATCH_MS)
    }
  }

  const roles: Server[] = nodes.map((node, index) =>
    createServer((_request, response) => {
      response.writeHead(node === primary ? 200 : 503).end()
    }).listen(places.roles[index], '127.0.0.1'),
  )
  await nodes[0].create()
  const watching = watch()

  return {
    nodes,
    primary: () => primary,
    standby,
    events,
    isSynced: () => isSynced,
    /** Kills the standby, until `keepStandby` is called. */
    loseStandby: async () => {
      isRebuilding = false
      await rebuilding
      await standby().kill()
    },
    keepStandby: () => {
      isRebuilding = true
    },
    close: async () => {
      isClosed = true
      await watching
      await rebuilding
      for (const server of roles) server.close()
      for (const node of nodes) await node.kill()
    },
  }
}
