import supertest from 'supertest'
import { buildApp } from '#server/app.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { createLogger } from '#server/http/log.ts'
import type { TestApp } from './server.ts'

/** Starts another instance of the application on the same database, or on a connection to it. */
export async function startInstance(
  { config, appUrl }: Pick<TestApp, 'config' | 'appUrl'>,
  { clock = () => new Date(), url: line = appUrl }: { clock?: () => Date; url?: string } = {},
) {
  const log = createLogger('silent', false)
  const pool = createPool(line, log, { max: 4 })
  const app = await buildApp({ config, db: createDb(pool), log, clock })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await app.close()
    await pool.end()
  }
  return { app, url, request: supertest(url), close }
}
