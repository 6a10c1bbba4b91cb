import { senderOf } from '#server/config.ts'
import type { Dependencies } from '#server/context.ts'
import type { MailMakers } from '#server/features/accounts/outbox/mail-kinds.ts'
import { type DeliveryResult, post, type Sending, sendingOf } from '#server/http/outgoing.ts'
import { traced } from '#server/http/tracing.ts'
import { type Loop, poll } from '#server/jobs/loop.ts'
import { pushKeysOf } from './keys.ts'
import { composeNotice, type Notice } from './notice.ts'
import { type ClaimedPush, claimPushes, postponePush, removePush, removeSubscription } from './queue.ts'

/** Number of notifications sent concurrently. A service that hangs delays no other. */
const AT_ONCE = 20
const POLL_MS = 2000

/**
 * Encrypts a notification for one browser (RFC 8291), and signs it as this installation (RFC 8292).
 */
async function requestFor(
  { config }: Dependencies,
  { endpoint, p256dh, auth }: ClaimedPush['subscription'],
  { notice, hours }: Notice,
) {
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    {
      vapidDetails: { subject: `mailto:${senderOf(config).email}`, ...pushKeysOf(config) },
      TTL: hours * 60 * 60,
      urgency: 'high',
    },
  )
  const entries = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)])
  return { headers: Object.fromEntries(entries) as Record<string, string>, body: body ?? Buffer.alloc(0) }
}

/** Interprets the response of the push service for the notification and its browser. */
function meaningOf({ status }: DeliveryResult): 'sent' | 'gone' | 'later' | 'refused' {
  if (status === 404 || status === 410) return 'gone'
  if (status === null || status === 429 || status >= 500) return 'later'
  return status < 300 ? 'sent' : 'refused'
}

async function deliver(
  deps: Dependencies,
  makers: MailMakers,
  { push, sending }: { push: ClaimedPush; sending: Sending },
) {
  const { db, clock, log } = deps
  const composed = await composeNotice(deps, makers, push)
  if ('skip' in composed) return removePush(db, push)
  const request = await requestFor(deps, push.subscription, composed)
  const answered = await traced('outgoing', 'push', () => post(push.subscription.endpoint, { ...sending, ...request }))
  const meaning = meaningOf(answered)
  if (meaning === 'gone') return removeSubscription(db, push)
  if (meaning === 'later') return postponePush(db, push, clock())
  if (meaning === 'refused') {
    const { host } = new URL(push.subscription.endpoint)
    log.warn(
      { push: push.delivery.id, host, status: answered.status },
      'a notice was refused by the service of a browser',
    )
  }
  await removePush(db, push)
}

type Options = { makers: MailMakers; sending?: Sending }

/**
 * Sends due notifications once. Returns their number. A notification that throws is postponed like
 * one whose service fails.
 */
export async function sendPushes(deps: Dependencies, { makers, sending = sendingOf(deps) }: Options): Promise<number> {
  const pushes = await claimPushes(deps.db, deps.clock(), AT_ONCE)
  await Promise.all(
    pushes.map(async (push) => {
      try {
        await deliver(deps, makers, { push, sending })
      } catch (err) {
        deps.log.error({ err, push: push.delivery.id }, 'a notice could not be sent')
        await postponePush(deps.db, push, deps.clock()).catch((fault: unknown) =>
          deps.log.error({ err: fault, push: push.delivery.id }, 'a notice could not be put off'),
        )
      }
    }),
  )
  return pushes.length
}

/** Sends notifications until it is stopped. `stop` waits for current ones. */
export function startPushWorker(deps: Dependencies, options: Options): Loop {
  if (!deps.config.webPush) return { stop: async () => {} }
  const run = async () => ((await sendPushes(deps, options)) === AT_ONCE ? 0 : POLL_MS)
  return poll(run, { pause: POLL_MS, log: deps.log, failure: 'the push worker failed' })
}
