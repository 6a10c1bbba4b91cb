/**
 * Signatures as Standard Webhooks describes them (https://www.standardwebhooks.com): receivers
 * check them with any of its libraries.
 */
import { createHmac } from 'node:crypto'
import { OLD_SECRET_HOURS } from '#domain/webhooks.ts'
import type { Config } from '#server/config.ts'

type WebhookMessage = { id: string; secretNumber: number; rotatedAt: Date | null }
type Secrets = Pick<Config, 'jwtSecret'>

/**
 * Derived from the row and the secret of this installation, so a reader of the database learns
 * none.
 */
const bytesOf = ({ jwtSecret }: Secrets, id: string, number: number): Buffer =>
  createHmac('sha256', jwtSecret).update(`webhook:${id}:${number}`).digest()

/** The secret as its owner is given it. */
export const secretOf = (config: Secrets, { id, secretNumber }: Pick<WebhookMessage, 'id' | 'secretNumber'>): string =>
  `whsec_${bytesOf(config, id, secretNumber).toString('base64')}`

/**
 * The secrets that sign now: for a day after a change the one before it too, so that no receiver is
 * ever without.
 */
function numbersOf({ secretNumber, rotatedAt }: WebhookMessage, now: Date): number[] {
  const isNew = rotatedAt && now.getTime() - rotatedAt.getTime() < OLD_SECRET_HOURS * 60 * 60 * 1000
  return isNew ? [secretNumber, secretNumber - 1] : [secretNumber]
}

/**
 * Headers of one try. The id is the same for every try of a delivery: by it a receiver knows what
 * it has had.
 */
export function signedHeaders(
  config: Secrets,
  endpoint: WebhookMessage,
  { deliveryId, body, now }: { deliveryId: string; body: string; now: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = numbersOf(endpoint, now).map((number) => {
    const mac = createHmac('sha256', bytesOf(config, endpoint.id, number))
    return `v1,${mac.update(`msg_${deliveryId}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': `msg_${deliveryId}`,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
