/** The application in a process of its own, as `npm start` runs it in production. */
import type { AddressInfo } from 'node:net'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { createLogger } from '#server/log.ts'

process.once('message', async (environment) => {
  const config = readConfig(environment as Record<string, string>)
  const log = createLogger(config.logLevel, false)
  const pool = createPool(config.databaseUrl ?? '', log, { max: config.databasePool })
  const app = await buildApp({ config, db: createDb(pool), log, clock: () => new Date() })
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.({ port: (app.server.address() as AddressInfo).port })
})
process.once('disconnect', () => process.exit(0))
