/** Processes of the product: three that handle requests, and one that runs the jobs. */
import path from 'node:path'
import { projectRoot } from '#server/config.ts'
import { type Places, urlAt } from './places.ts'
import { type Program, program, waitFor } from './programs.ts'

export const SECRET = 'a secret that only the cluster knows, long enough'

export const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(3000) })
    .then(({ status }) => status === 200)
    .catch(() => false)

export async function startProcesses(places: Places, bucket: Record<string, string>) {
  const processAt = (role: 'web' | 'worker', port: number): Program =>
    program(process.execPath, {
      args: [path.join(projectRoot(), 'dist/server/main.js')],
      log: path.join(places.folder, `${role}-${port}.log`),
      env: {
        NODE_ENV: 'production',
        ROLE: role,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: path.join(places.folder, 'files'),
        DATABASE_URL: urlAt(places.pooler),
        DATABASE_DIRECT_URL: urlAt(places.primary),
        DATABASE_REPLICA_URLS: places.nodes.map(urlAt).join(),
        // Debian 12 has PgBouncer 1.18.
        DATABASE_PREPARE: 'false',
        JWT_SECRET: SECRET,
        LEAVE_SECONDS: '5',
        TRUST_PROXY: '1',
        REQUESTS_PER_MINUTE: '10000000',
        PAGES_PER_MINUTE: '10000000',
        MIN_FREE_DISK_MB: '0',
        LOG_LEVEL: 'warn',
        FILES_KEY: Buffer.alloc(32, 7).toString('base64'),
        ...bucket,
      },
    })
  const worker = processAt('worker', places.worker)
  const web = places.web.map((port) => ({ port, ...processAt('web', port) }))
  // The first process migrates the database, and the others would wait for it.
  worker.start()
  await waitFor('the worker is ready', () => isReady(places.worker), 120)
  for (const process_ of web) process_.start()
  for (const { port } of web) await waitFor(`the process on ${port} is ready`, () => isReady(port), 120)
  return { worker, web }
}
