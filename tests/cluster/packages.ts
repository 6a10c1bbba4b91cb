/** Debian's programs for the cluster. Missing ones are installed, as `.ci/run` does. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

const PACKAGES = ['haproxy', 'pgbouncer', 'postgresql'] as const
const POSTGRES = '/usr/lib/postgresql'

/** Returns the folder of the newest installed PostgreSQL server. */
function findPostgres(): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map((version) => path.join(POSTGRES, version, 'bin'))
  return folders.find((folder) => existsSync(path.join(folder, 'postgres')))
}

const isInstalled = (name: (typeof PACKAGES)[number]) =>
  name === 'postgresql' ? Boolean(findPostgres()) : existsSync(`/usr/sbin/${name}`)

export async function install(names: readonly string[]): Promise<void> {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...words: string[]) => {
    const [program = '', ...args] = [...prefix, ...words]
    const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error(`${words.join(' ')} failed: install ${names.join(', ')} yourself`)
  }
  // Prevents the packages from starting their services, which are not needed. The environment goes
  // through `env`, because sudo drops it.
  if (process.getuid?.() === 0) {
    await mkdir('/etc/postgresql-common', { recursive: true })
    await writeFile('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n')
  }
  run('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'update', '-qq')
  run('env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', 'install', '-y', '-qq', ...names)
}

/** Installs everything that is missing and returns the folder of PostgreSQL's programs. */
export async function requirePackages(): Promise<string> {
  const missing = PACKAGES.filter((name) => !isInstalled(name))
  if (missing.length > 0) await install(missing)
  const folder = findPostgres()
  if (!folder) throw new Error('There is no PostgreSQL server under /usr/lib/postgresql.')
  return folder
}
