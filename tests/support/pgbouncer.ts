import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmod, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataFolder } from './data-folder.ts'
import { freePort } from './free-port.ts'
import { ended } from './server-process.ts'
import { systemAccount } from './system-account.ts'

/** Whether Debian's PgBouncer is present, which `.ci/run` installs. */
export const hasPgbouncer = spawnSync('pgbouncer', ['--version']).status === 0

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/**
 * Starts PgBouncer in transaction mode in front of a database, with so few connections that
 * callers share them.
 */
export async function startPgbouncer(databaseUrl: string, connectQuery: string) {
  const folder = await makeDataFolder()
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl)
  const file = path.join(folder, 'pgbouncer.ini')
  const port = await freePort()
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  const target = [`host=${hostname}`, `port=${serverPort || 5432}`, `dbname=${pathname.slice(1)}`, `user=${user}`]
  const passwordPart = secret ? [`password=${secret}`] : []
  const settings = [
    '[databases]',
    `pooled = ${[...target, ...passwordPart].join(' ')} connect_query='${connectQuery}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 3',
    'max_client_conn = 200',
  ]
  await writeFile(file, settings.join('\n'))
  await chmod(file, 0o644)
  let child: ChildProcess
  async function open(): Promise<void> {
    // PgBouncer refuses to run as root.
    child = spawn('pgbouncer', [file], { ...systemAccount('nobody'), stdio: 'ignore' })
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error('PgBouncer did not start')
      await sleep(20)
    }
  }
  async function kill(): Promise<void> {
    child.kill('SIGKILL')
    await ended(child)
  }
  await open()
  return {
    url: `postgresql://anybody@127.0.0.1:${port}/pooled`,
    restart: async () => {
      await kill()
      await open()
    },
    close: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
