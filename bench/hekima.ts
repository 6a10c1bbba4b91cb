/** The product, configured like `npm start` in production. */
import type { AddressInfo } from 'node:net'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { createLogger } from '#server/http/log.ts'
import { beChild } from './child.ts'

beChild(async ({ databaseUrl, environment }) => {
  const config = readConfig(environment)
  const log = createLogger(config.logLevel, false)
  const pool = createPool(databaseUrl, log, { max: config.databasePool })
  const app = await buildApp({ config, db: createDb(pool), log, clock: () => new Date() })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { port: (app.server.address() as AddressInfo).port, pool }
})
