/**
 * Signatures by Standard Webhooks (https://www.standardwebhooks.com). Receivers check them with any
 * of its libraries.
 */
import { createHmac } from 'node:crypto'
import { OLD_SECRET_HOURS } from '#domain/webhooks.ts'
import type { Config } from '#server/config.ts'

type WebhookMessage = { id: string; secretNumber: number; rotatedAt: Date | null }
type Secrets = Pick<Config, 'jwtSecret'>

/**
 * Derives a secret from the row and the secret of this installation, so that a reader of the
 * database learns none.
 */
const bytesOf = ({ jwtSecret }: Secrets, id: string, number: number): Buffer =>
  createHmac('sha256', jwtSecret).update(`webhook:${id}:${number}`).digest()

/** Returns the secret in the form shown to its owner. */
export const secretOf = (config: Secrets, { id, secretNumber }: Pick<WebhookMessage, 'id' | 'secretNumber'>): string =>
  `whsec_${bytesOf(config, id, secretNumber).toString('base64')}`

/**
 * Returns the numbers of the signing secrets. For a day after a change the previous one signs too,
 * so that receivers can switch.
 */
function numbersOf({ secretNumber, rotatedAt }: WebhookMessage, now: Date): number[] {
  const isNew = rotatedAt && now.getTime() - rotatedAt.getTime() < OLD_SECRET_HOURS * 60 * 60 * 1000
  return isNew ? [secretNumber, secretNumber - 1] : [secretNumber]
}

/**
 * Returns the headers of an attempt. All attempts of a delivery have the same ID, by which
 * receivers recognise repeated ones.
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
