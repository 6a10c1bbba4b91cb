import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { WEBHOOK_EVENTS } from '#domain/webhooks.ts'
import { deliverWebhooks } from '#server/features/developers/webhooks/worker.ts'
import { bookingOf, insertClinic, insertPatient, NOON } from './clinic.ts'
import { bothDoors, rest, type Verb } from './doors.ts'
import { startTestApp } from './server.ts'
import { startReceiver } from './webhook-receiver.ts'

const HOOK = '{ id hospitalId url description events enabled offSince offBecause failingSince createdAt }'
const PAGE = `{ total items { id event state payload createdAt nextAttemptAt attempts { status fault answer durationMs startedAt id } } }`
const verbs = {
  list: { graphql: `{ webhooks ${HOOK} }` },
  create: {
    graphql: `mutation ($input: WebhookInput!) { createWebhook(input: $input) { id secret webhook ${HOOK} } }`,
    success: 201,
  },
  update: {
    graphql: `mutation ($id: ID!, $input: WebhookUpdate!) { updateWebhook(id: $id, input: $input) ${HOOK} }`,
  },
  remove: {
    graphql: 'mutation ($id: ID!) { deleteWebhook(id: $id) }',
    success: 204,
  },
  roll: {
    graphql: `mutation ($id: ID!) { rollWebhookSecret(id: $id) { id secret webhook ${HOOK} } }`,
  },
  test: { graphql: `mutation ($id: ID!) { testWebhook(id: $id) ${HOOK} }` },
  deliveries: {
    graphql: `query ($id: ID!) { webhookDeliveries(webhookId: $id) ${PAGE} }`,
    shape: (page) => page.items,
  },
  replay: {
    graphql: `mutation ($id: ID!, $deliveryId: ID!) { replayWebhookDelivery(webhookId: $id, deliveryId: $deliveryId) ${HOOK} }`,
  },
} satisfies Record<string, Verb>

/**
 * Starts an application that delivers to a receiver on this machine. `work` runs one round of its
 * worker, a given time after the last.
 */
async function startWebhooks() {
  const at = { now: NOON }
  const app = await startTestApp({ clock: () => at.now, env: { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' } })
  const deps = { ...app, clock: () => at.now, log: app.app.log }
  const sending = { allows: () => true, resolve: async () => [] }
  return {
    app,
    at,
    deps,
    doors: bothDoors(() => app, verbs),
    /**
     * A responding receiver may take as long as a busy machine needs. A shorter time is enough only
     * for one that hangs.
     */
    work: async (later = 0, { timeoutMs = 20_000 } = {}) => {
      at.now = new Date(at.now.getTime() + later)
      await deliverWebhooks(deps, { sending: { ...sending, timeoutMs } })
    },
    /** Creates a visit at a new clinic, and clears the receiver. */
    begin: async () => {
      at.now = NOON
      const [clinic, ada, receiver] = [await insertClinic(app), await insertPatient(app), await startReceiver()]
      const book = async (time = '10:00') => {
        const body = bookingOf(clinic, { appointmentTime: time })
        return (await rest(app, 'post', '/api/Appointments', { token: ada.token, body })).body
      }
      const wish = (changes: object = {}) => ({ url: receiver.url, events: [...WEBHOOK_EVENTS], ...changes })
      return { clinic, ada, receiver, book, wish }
    },
    end: async ({ receiver }: { receiver: { close: () => Promise<unknown> } }) => {
      await app.query('delete from webhook_endpoints')
      await receiver.close()
    },
  }
}
export type Webhooks = Awaited<ReturnType<typeof startWebhooks>>
type WebhookScene = Awaited<ReturnType<Webhooks['begin']>>

/** Returns the application of a test file, and a scene that is new for each test. */
export function webhookWorld() {
  const world = {} as { all: Webhooks; scene: WebhookScene }
  beforeAll(async () => {
    world.all = await startWebhooks()
  })
  afterAll(() => world.all.app.close())
  beforeEach(async () => {
    world.scene = await world.all.begin()
  })
  afterEach(() => world.all.end(world.scene))
  return world
}
