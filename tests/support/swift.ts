/**
 * OpenStack Swift with the S3 protocol, from Debian's packages: the four servers with one folder as
 * their only device, under the account of the caller and without a service of the system.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { s3Client } from '#server/storage/s3-client.ts'
import { makeDataFolder } from './data-folder.ts'
import { freePort } from './free-port.ts'
import { ended } from './server-process.ts'

const KINDS = ['account', 'container', 'object'] as const
const [ACCESS_KEY, SECRET_KEY] = ['hekima:files', 'a-secret-that-only-this-Swift-knows']

export const hasSwift = () => ['proxy', ...KINDS].every((kind) => existsSync(`/usr/bin/swift-${kind}-server`))

const sections = (all: Record<string, Record<string, string | number>>) =>
  Object.entries(all)
    .map(([name, settings]) => [`[${name}]`, ...Object.entries(settings).map((pair) => pair.join(' = '))].join('\n'))
    .join('\n')

/** Returns settings that each of the four servers has. */
const common = (folder: string, port: number) => ({
  bind_ip: '127.0.0.1',
  bind_port: port,
  swift_dir: folder,
  user: userInfo().username,
  // The server handles requests itself and starts no other process.
  workers: 0,
})

const storageConfig = (folder: string, kind: string, port: number) =>
  sections({
    DEFAULT: { ...common(folder, port), devices: path.join(folder, 'devices'), mount_check: 'false' },
    'pipeline:main': { pipeline: `${kind}-server` },
    [`app:${kind}-server`]: { use: `egg:swift#${kind}` },
  })

/** Parts through which each request passes, in their order. */
const PARTS = ['catch_errors', 'gatekeeper', 'cache', 'listing_formats', 'bulk', 's3api', 'tempauth', 'slo']
const EGGS: Record<string, string> = { cache: 'memcache' }

const proxyConfig = (folder: string, port: number) =>
  sections({
    DEFAULT: common(folder, port),
    'pipeline:main': { pipeline: [...PARTS, 'versioned_writes', 'proxy-server'].join(' ') },
    'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: 'true' },
    ...Object.fromEntries(
      [...PARTS, 'versioned_writes'].map((part) => [`filter:${part}`, { use: `egg:swift#${EGGS[part] ?? part}` }]),
    ),
    // Swift requires a memcached in its settings and does without one that is away.
    'filter:cache': { use: 'egg:swift#memcache', memcache_servers: '127.0.0.1:9' },
    'filter:tempauth': {
      use: 'egg:swift#tempauth',
      [`user_${ACCESS_KEY.replace(':', '_')}`]: `${SECRET_KEY} .admin`,
    },
  })

/** Writes the ring of a kind: its only device is one folder at this port. */
function buildRing(folder: string, kind: string, port: number): void {
  const file = path.join(folder, `${kind}.builder`)
  const build = (...args: string[]) => execFileSync('swift-ring-builder', [file, ...args], { stdio: 'ignore' })
  build('create', '1', '1', '0')
  build('add', `r1z1-127.0.0.1:${port}/device`, '1')
  build('rebalance')
}

/** Starts Swift with one empty bucket. Its front server can stop and start again. */
export async function startSwift(Bucket: string) {
  const folder = await makeDataFolder()
  await mkdir(path.join(folder, 'devices/device'), { recursive: true })
  const log = openSync(path.join(folder, 'log'), 'a')
  const start = (kind: string) =>
    spawn(`swift-${kind}-server`, [path.join(folder, `${kind}.conf`), '--verbose'], { stdio: ['ignore', log, log] })
  const children: ChildProcess[] = []
  for (const kind of KINDS) {
    const port = await freePort()
    await writeFile(path.join(folder, `${kind}.conf`), storageConfig(folder, kind, port))
    buildRing(folder, kind, port)
    children.push(start(kind))
  }
  const port = await freePort()
  await writeFile(path.join(folder, 'proxy.conf'), proxyConfig(folder, port))
  const endpoint = `http://127.0.0.1:${port}`
  const client = s3Client({ endpoint, region: 'us-east-1', accessKey: ACCESS_KEY, secretKey: SECRET_KEY })
  let proxy: ChildProcess | undefined

  /** Starts the front server and waits until the whole of Swift stores a bucket. */
  async function open(): Promise<void> {
    proxy = start('proxy')
    const makeBucket = () => client.send(new CreateBucketCommand({ Bucket })).then(() => true)
    const isThere = (error: Error) => error.name === 'BucketAlreadyOwnedByYou'
    while (!(await makeBucket().catch(isThere))) {
      const gone = [proxy, ...children].find(({ exitCode }) => exitCode !== null)
      if (gone) throw new Error(`Swift did not start: ${await readFile(path.join(folder, 'log'), 'utf8')}`)
      await sleep(100)
    }
  }
  async function stop(child: ChildProcess | undefined): Promise<void> {
    child?.kill('SIGKILL')
    if (child) await ended(child)
  }
  await open()
  return {
    env: { S3_ENDPOINT: endpoint, S3_BUCKET: Bucket, S3_ACCESS_KEY: ACCESS_KEY, S3_SECRET_KEY: SECRET_KEY },
    open,
    close: () => stop(proxy),
    names: async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }))
      return Contents.map(({ Key = '' }) => Key)
    },
    read: async (Key: string) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    },
    write: async (Key: string, Body: Buffer) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }))
    },
    delete: async (Key: string) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    remove: async () => {
      for (const child of [proxy, ...children]) await stop(child)
      client.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
