import type { MailKind } from '#domain/notifications.ts'
import type { LinkKind } from '#server/features/accounts/auth/links.ts'
import { createMailTransport } from '#server/features/accounts/outbox/transport.ts'
import { deliverDue } from '#server/features/accounts/outbox/worker.ts'
import { createLogger } from '#server/http/log.ts'
import { mailMakers } from '#server/jobs/mails.ts'
import { NOON } from './clinic.ts'
import { startMailServer } from './mail-server.ts'
import { startTestApp } from './server.ts'

/** Mails that contain a link, with its kind. */
export const linkOf: Partial<Record<MailKind, LinkKind>> = {
  'account.confirm_email': 'confirm_email',
  'account.email_change': 'change_email',
  'account.reset_password': 'reset_password',
  'account.invitation': 'invitation',
}

/** Starts the application at `NOON` with a mail server that tests can read. */
export async function startMailbox() {
  const mailServer = await startMailServer()
  const app = await startTestApp({
    clock: () => NOON,
    env: { SMTP_URL: mailServer.url, PUBLIC_URL: 'https://hekima.example' },
  })
  const partsAt = (now = NOON) => ({
    config: app.config,
    db: app.db,
    clock: () => now,
    log: createLogger('silent', false),
  })
  return {
    app,
    partsAt,
    received: mailServer.received,
    /** Sends all due mails and returns everything received since `empty`. */
    async deliver(now = NOON) {
      const transport = createMailTransport(app.config)
      while ((await deliverDue(partsAt(now), { makers: mailMakers, transport })).taken > 0);
      return mailServer.received.map(({ mail }) => mail)
    },
    async empty() {
      mailServer.received.length = 0
      await app.query('delete from outbox')
    },
    async close() {
      await mailServer.close()
      await app.close()
    },
  }
}
export type Mailbox = Awaited<ReturnType<typeof startMailbox>>
