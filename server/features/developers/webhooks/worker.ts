import type { Dependencies } from '#server/context.ts'
import { countEvent } from '#server/http/counters.ts'
import { post, type Sending, sendingOf } from '#server/http/outgoing.ts'
import { traced } from '#server/http/tracing.ts'
import { type Loop, poll } from '#server/jobs/loop.ts'
import { claimEndpoints, type Endpoint, record, release, succeeded, takeNext } from './queue.ts'
import { signedHeaders } from './signing.ts'

/** Number of endpoints served concurrently. One that hangs delays no other. */
const AT_ONCE = 20
/** Maximum number of deliveries to one endpoint before others have their turn. */
const BATCH = 20
const POLL_MS = 2000
/** Minimum rest of the lease for starting a delivery. */
const MARGIN_MS = 30_000

type Options = {
  sending: Sending
  isEnding: () => boolean
  /** Time that a signature states. Default: the clock of the deliveries. */
  signedAt?: () => Date
}

async function serve(deps: Dependencies, endpoint: Endpoint, { sending, isEnding, signedAt }: Options): Promise<void> {
  const { db, config, clock } = deps
  for (let sent = 0; sent < BATCH && !isEnding(); sent++) {
    const now = clock()
    if (now.getTime() > endpoint.claimedUntil.getTime() - MARGIN_MS) break
    const delivery = await takeNext(db, endpoint, now)
    if (!delivery) break
    const body = JSON.stringify(delivery.payload)
    const headers = {
      ...signedHeaders(config, endpoint, { deliveryId: delivery.id, body, now: signedAt?.() ?? now }),
      'user-agent': 'Hekima-Webhooks/1',
    }
    const answered = await traced('outgoing', 'webhook', () => post(endpoint.url, { ...sending, headers, body }))
    countEvent('webhooks', [succeeded(answered) ? 'delivered' : 'failed'])
    await record(db, { endpoint, delivery, answered, now })
    if (!succeeded(answered)) break
  }
  await release(db, endpoint)
}

/** Claims due endpoints and starts serving them. Returns the work in progress. */
async function begin(deps: Dependencies, { most, ...options }: Options & { most: number }): Promise<Promise<void>[]> {
  const endpoints = await claimEndpoints(deps.db, deps.clock(), most)
  return endpoints.map((endpoint) =>
    serve(deps, endpoint, options).catch((err) =>
      deps.log.error({ err, webhook: endpoint.id }, 'a webhook could not be served'),
    ),
  )
}

/** Sends due deliveries once. */
export async function deliverWebhooks(
  deps: Dependencies,
  { sending = sendingOf(deps), isEnding = () => false, ...more }: Partial<Options> = {},
): Promise<void> {
  await Promise.all(await begin(deps, { ...more, sending, isEnding, most: AT_ONCE }))
}

/**
 * Sends deliveries until it is stopped. `stop` waits for the current ones. If a worker dies between
 * sending and storing the result, the delivery is sent again under the same `webhook-id`. None is
 * lost.
 */
export function startWebhookWorker(deps: Dependencies): Loop {
  const underWay = new Set<Promise<void>>()
  const sending = sendingOf(deps)

  async function run(isEnding: () => boolean): Promise<undefined> {
    const most = AT_ONCE - underWay.size
    for (const serving of most > 0 ? await begin(deps, { sending, isEnding, most }) : []) {
      underWay.add(serving)
      serving.finally(() => underWay.delete(serving))
    }
  }
  const loop = poll(run, { pause: POLL_MS, log: deps.log, failure: 'the webhook worker failed' })
  return {
    stop: async () => {
      await loop.stop()
      await Promise.all(underWay)
    },
  }
}
