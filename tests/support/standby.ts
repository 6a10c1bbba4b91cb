import { execFileSync } from 'node:child_process'
import { appendFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { findPlace, runProgram } from '#server/database/binaries.ts'
import { createCluster, readPidFile, startCluster, stopCluster } from '#server/database/cluster.ts'
import { APP_ROLE } from '#server/database/limited-role.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { makeDataFolder } from './data-folder.ts'
import { openScratch } from './scratch-database.ts'

const PASSWORD = 'only-tests-know-it'
const OPTIONS = ['wal_level=replica', 'max_wal_senders=4', 'fsync=off']

/** Starts a migrated primary and a hot standby that streams from it. */
export async function startStandby() {
  const folder = await makeDataFolder()
  const primary = await findPlace(folder)
  const standby = { ...primary, cluster: `${primary.cluster}-standby` }
  await createCluster(primary, PASSWORD)
  await startCluster(primary, undefined, OPTIONS)
  const portOf = ({ cluster }: { cluster: string }) => readPidFile(cluster)?.port ?? 0
  const port = portOf(primary)
  const addressOf = (at: number, user: string, database = 'hekima') =>
    `postgresql://${user}:${PASSWORD}@127.0.0.1:${at}/${database}`
  const ask = async (address: string, text: string) => {
    const client = new pg.Client(address)
    await client.connect()
    const { rows } = await client.query(text).finally(() => client.end())
    return rows
  }
  await ask(addressOf(port, 'hekima', 'postgres'), 'create database hekima')
  await migrateDatabase(addressOf(port, 'hekima'), { password: PASSWORD })
  await stopCluster(primary)

  execFileSync('cp', ['-a', primary.cluster, standby.cluster])
  await writeFile(path.join(standby.cluster, 'standby.signal'), '')
  const source = `host=127.0.0.1 port=${port} user=hekima password=${PASSWORD}`
  await appendFile(path.join(standby.cluster, 'postgresql.conf'), `\nprimary_conninfo = '${source}'\n`)
  await startCluster(primary, port, OPTIONS)
  await startCluster(standby, undefined, OPTIONS)
  const standbyPort = portOf(standby)
  const kill = (place: typeof primary) =>
    runProgram(place, 'pg_ctl', ['stop', '-m', 'immediate', '-w', '-s', '-D', place.cluster])

  return {
    database: openScratch(addressOf(port, 'hekima'), addressOf(port, APP_ROLE), async () => undefined),
    standbyUrl: addressOf(standbyPort, APP_ROLE),
    standbyQuery: (text: string) => ask(addressOf(standbyPort, 'hekima'), text),
    pauseReplay: () => ask(addressOf(standbyPort, 'hekima'), 'select pg_wal_replay_pause()'),
    resumeReplay: () => ask(addressOf(standbyPort, 'hekima'), 'select pg_wal_replay_resume()'),
    killStandby: () => kill(standby),
    restartStandby: () => startCluster(standby, standbyPort, OPTIONS),
    killPrimary: () => kill(primary),
    restartPrimary: () => startCluster(primary, port, OPTIONS),
    close: async () => {
      await kill(standby).catch(() => undefined)
      await kill(primary).catch(() => undefined)
      for (const place of [standby.cluster, folder]) await rm(place, { recursive: true, force: true })
    },
  }
}
