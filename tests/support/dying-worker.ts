/** A separate process that sends one mail over SMTP and is killed before it can record that. */
import { readConfig } from '#server/config.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { createMailTransport } from '#server/features/accounts/outbox/transport.ts'
import { deliverDue } from '#server/features/accounts/outbox/worker.ts'
import { createLogger } from '#server/http/log.ts'
import { mailMakers } from '#server/jobs/mails.ts'

const config = readConfig(process.env)
const log = createLogger('silent', false)
const db = createDb(createPool(config.databaseUrl ?? '', log))
const transport = createMailTransport(config)
await deliverDue(
  { config, db, log, clock: () => new Date() },
  {
    makers: mailMakers,
    transport: {
      send: async (mail) => {
        await transport.send(mail)
        process.kill(process.pid, 'SIGKILL')
      },
      close: () => undefined,
    },
  },
)
