import { existsSync, readFileSync } from 'node:fs'
import { appendFile, chown, mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { type Place, runProgram } from './binaries.ts'
import { isCode } from './secret.ts'

/** The log must not contain rows: `terse` omits DETAIL, and statements of errors are not logged. */
const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 100
shared_buffers = 256MB
effective_cache_size = 1GB
work_mem = 16MB
maintenance_work_mem = 128MB
random_page_cost = 1.1
wal_level = minimal
max_wal_senders = 0
max_wal_size = 1GB
jit = off
compute_query_id = on
timezone = 'UTC'
log_timezone = 'UTC'
log_error_verbosity = terse
log_min_error_statement = panic
`

export type Running = { pid: number; port: number; ready: boolean }

/** Parses postmaster.pid: line 1 is the process, line 4 the port, line 8 the state. */
export function readPidFile(cluster: string): Running | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    return pid > 0 && port > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * Creates the cluster once. It is filled under another name and renamed, so that a killed or
 * concurrent process leaves no partial cluster.
 */
export async function createCluster(place: Place, password: string): Promise<void> {
  if (existsSync(path.join(place.cluster, 'PG_VERSION'))) return
  const draft = await mkdtemp(`${place.cluster}.new-`)
  const passwordFile = `${draft}.password`
  try {
    await writeFile(passwordFile, password, { mode: 0o600 })
    const { uid, gid } = place.account
    if (uid !== undefined && gid !== undefined) for (const file of [draft, passwordFile]) await chown(file, uid, gid)
    const args = [`--pgdata=${draft}`, '--username=hekima', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
    const common = [...args, '--encoding=UTF8', '--no-instructions', '--lc-messages=C']
    // Under C.UTF-8 non-ASCII letters count as letters, as trigrams require. Not every libc has it.
    await runProgram(place, 'initdb', [
      ...common,
      '--locale=C.UTF-8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]).catch(async () => {
      for (const entry of await readdir(draft)) await rm(path.join(draft, entry), { recursive: true })
      await runProgram(place, 'initdb', [...common, '--locale=C'])
    })
    await appendFile(path.join(draft, 'postgresql.conf'), settings)
    await rename(draft, place.cluster)
  } catch (error) {
    if (!isCode(error, 'ENOTEMPTY') && !isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(passwordFile, { force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

function freePort(preferred = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => (preferred ? resolve(freePort()) : reject(error)))
    probe.listen(preferred, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/**
 * Removes postmaster.pid if its process number belongs to another program. After a crash of the
 * machine or container PostgreSQL cannot detect this and refuses to start.
 */
async function removeStalePidFile(cluster: string): Promise<void> {
  const left = readPidFile(cluster)
  if (!left || !existsSync('/proc/self/cmdline')) return
  const command = await readFile(`/proc/${left.pid}/cmdline`, 'utf8').catch(() => '')
  if (!command.includes('postgres')) await rm(path.join(cluster, 'postmaster.pid'), { force: true })
}

/**
 * Starts the server, on `wantedPort` if it is free. A concurrent start by another process is not an
 * error.
 */
export async function startCluster(place: Place, wantedPort?: number, options: string[] = []): Promise<void> {
  const log = path.join(place.cluster, 'server.log')
  const size = await stat(log).catch(() => undefined)
  if (size && size.size > 5_000_000) await truncate(log)
  await removeStalePidFile(place.cluster)
  const port = await freePort(wantedPort)
  const flags = [`-p ${port}`, ...options.map((option) => `-c ${option}`)].join(' ')
  try {
    await runProgram(place, 'pg_ctl', ['start', '-w', '-t', '60', '-s', '-D', place.cluster, '-l', log, '-o', flags])
  } catch (error) {
    if (readPidFile(place.cluster)) return
    const end = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-5).join('\n')
    throw new Error(`PostgreSQL did not start. ${error instanceof Error ? error.message : error}\n${end}`)
  }
}

export async function stopCluster(place: Place): Promise<void> {
  await runProgram(place, 'pg_ctl', ['stop', '-m', 'fast', '-w', '-t', '60', '-s', '-D', place.cluster])
}
