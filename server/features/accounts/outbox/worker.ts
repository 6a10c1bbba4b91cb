import type { Dependencies } from '#server/context.ts'
import { countEvent } from '#server/http/counters.ts'
import { type Loop, poll } from '#server/jobs/loop.ts'
import { composeMail } from './compose.ts'
import { mailFolder } from './mail-files.ts'
import type { MailMakers } from './mail-kinds.ts'
import { type ClaimedMail, claim, markFailed, markSent, release } from './queue.ts'
import { createMailTransport, MailFault, type MailTransport } from './transport.ts'

const BATCH = 20
const POLL_MS = 3000
/** Pause between checks of a mail server that does not answer. */
const DOWN_POLL_MS = 30_000
/**
 * Minimum rest of the lease for starting a mail. With less, another worker might start the same
 * one.
 */
const MARGIN_MS = 2 * 60_000

/** Dependencies of the worker for sending. */
export type Sending = { makers: MailMakers; transport: MailTransport }
type Outcome = 'done' | 'failed' | 'down'

async function deliver(deps: Dependencies, { makers, transport }: Sending, row: ClaimedMail): Promise<Outcome> {
  const { db, clock, log } = deps
  try {
    const mail = await composeMail(deps, makers, row)
    if ('skip' in mail) {
      await markSent(db, row, clock(), { note: `skipped: ${mail.skip}` })
      return 'done'
    }
    await transport.send(mail)
    countEvent('mails', ['sent'])
  } catch (err) {
    const fault = err instanceof MailFault ? err : new MailFault({ code: 'could not be composed' })
    const about = { err, mail: row.id, kind: row.kind, attempt: row.attempts }
    log[fault.down ? 'warn' : 'error'](about, 'a mail was not sent')
    countEvent('mails', ['failed'])
    await markFailed(db, row, clock(), { fault: fault.message, permanent: fault.permanent })
    return fault.down ? 'down' : 'failed'
  }
  await markSent(db, row, clock())
  return 'done'
}

export type DeliveryRun = { taken: number; down: boolean }

/**
 * Sends one batch of due mails. If a worker dies between sending and marking, the lease of the row
 * ends, and the mail is sent again under the same Message-ID. No mail is lost.
 */
export async function deliverDue(
  deps: Dependencies,
  { isEnding = () => false, limit = BATCH, ...sending }: Sending & { isEnding?: () => boolean; limit?: number },
): Promise<DeliveryRun> {
  const rows = await claim(deps.db, deps.clock(), limit)
  for (const [index, row] of rows.entries()) {
    const late = deps.clock().getTime() > row.claimedUntil.getTime() - MARGIN_MS
    const outcome = isEnding() || late ? 'back' : await deliver(deps, sending, row)
    if (outcome === 'back' || outcome === 'down') {
      await release(deps.db, rows.slice(outcome === 'back' ? index : index + 1))
      return { taken: index, down: outcome === 'down' }
    }
  }
  return { taken: rows.length, down: false }
}

/** Sends mails until it is stopped. `stop` waits for the current one. */
export function startMailWorker(
  deps: Dependencies,
  { makers, transport = createMailTransport(deps.config) }: Pick<Sending, 'makers'> & Partial<Sending>,
): Loop {
  if (!deps.config.smtpUrl)
    deps.log.info({ folder: mailFolder(deps.config) }, 'SMTP_URL is not set: mails are written to files')
  const loop = poll(
    async (isEnding) => {
      const { taken, down } = await deliverDue(deps, { makers, transport, isEnding })
      if (down) return DOWN_POLL_MS
      return taken === BATCH ? 0 : POLL_MS
    },
    { pause: POLL_MS, log: deps.log, failure: 'the mail worker failed' },
  )
  return {
    stop: async () => {
      await loop.stop()
      transport.close()
    },
  }
}
