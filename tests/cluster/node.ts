/** A PostgreSQL server of the cluster: primary or standby. */
import { readFileSync } from 'node:fs'
import { appendFile, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { makeFolder, type Places, urlAt } from './places.ts'
import { childrenOf, runToEnd, waitFor } from './programs.ts'

const SETTINGS = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
shared_buffers = 128MB
wal_level = replica
max_wal_senders = 8
wal_keep_size = 256MB
hot_standby = on
max_wal_size = 1GB
timezone = 'UTC'
wal_receiver_timeout = 5s
wal_sender_timeout = 5s
wal_retrieve_retry_interval = 500ms
`

export type PgNode = ReturnType<typeof createNode>

export function createNode(places: Places, index: 0 | 1) {
  const port = places.nodes[index]
  const home = path.join(places.folder, `postgres-${index + 1}`)
  const data = path.join(home, 'data')
  const command = (name: string, ...args: string[]) =>
    runToEnd(path.join(places.bin, name), args, places.account).catch((error) => {
      throw new Error(`${name} ${args.join(' ')}: ${error.stderr || error.message}`)
    })

  /** Runs one statement on a separate connection, within a second. */
  async function ask<Row extends pg.QueryResultRow>(text: string, database = 'hekima'): Promise<Row[]> {
    const client = new pg.Client({
      connectionString: urlAt(port).replace(/hekima$/, database),
      connectionTimeoutMillis: 1000,
      query_timeout: 1000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query<Row>(text)).rows
    } finally {
      client.end().catch(() => undefined)
    }
  }

  /** Returns the process ID of the postmaster, or 0. */
  function pid(): number {
    try {
      return Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    } catch {
      return 0
    }
  }

  const start = () =>
    command('pg_ctl', 'start', '-w', '-t', '60', '-s', '-D', data, '-l', path.join(home, 'log'), '-o', `-p ${port}`)

  /** Kills the postmaster and all its processes at once, like a power failure. */
  async function kill(): Promise<void> {
    const postmaster = pid()
    if (!postmaster) return
    const isThere = (process_: number) => {
      try {
        return process.kill(process_, 0)
      } catch {
        return false
      }
    }
    // A stopped process starts no child while its children are listed.
    if (!isThere(postmaster)) return
    process.kill(postmaster, 'SIGSTOP')
    const all = [...childrenOf(postmaster), postmaster]
    for (const one of all) if (isThere(one)) process.kill(one, 'SIGKILL')
    await waitFor('the killed processes end', () => !all.some((one) => isThere(one)))
  }

  return {
    name: `postgres ${index + 1}`,
    index,
    port,
    pid,
    ask,
    start,
    kill,
    /** Creates an empty server and starts it. */
    create: async () => {
      await makeFolder(home, places.account)
      const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust', '--username=hekima', '--data-checksums']
      await command('initdb', '--pgdata', data, ...locale)
      await appendFile(path.join(data, 'postgresql.conf'), SETTINGS)
      await start()
      await ask('create database hekima', 'postgres')
    },
    /** Makes this server a standby of `primary`, from a new copy of it. */
    follow: async (primary: { port: number }) => {
      await kill()
      await rm(data, { recursive: true, force: true })
      await makeFolder(home, places.account)
      const source = `host=127.0.0.1 port=${primary.port} user=hekima`
      // With the name of the standby the copy itself would count as a standby that stores commits.
      const copy = ['-d', `${source} application_name=copy`, '-R', '-X', 'stream', '-c', 'fast']
      await command('pg_basebackup', '-D', data, ...copy)
      const setting = `primary_conninfo = '${source} application_name=standby'\n`
      await appendFile(path.join(data, 'postgresql.auto.conf'), setting)
      await start()
    },
    /** Makes this standby the primary. It waits for no standby until it has one. */
    promote: async () => {
      await ask("alter system set synchronous_standby_names = ''")
      await ask('select pg_reload_conf()')
      await command('pg_ctl', 'promote', '-w', '-t', '60', '-s', '-D', data)
    },
  }
}
