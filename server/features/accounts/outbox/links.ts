/**
 * Signed links in mails that work without signing in. They contain their subject and purpose, and
 * only this installation can create them.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'

type Purpose =
  | 'newsletter-confirm'
  | 'newsletter-leave'
  | 'hospital-address'
  | 'proposal-answer'
  | 'waiting-offer'
  | 'search-mails'
type Secret = Pick<Context, 'config'>

const signatureOf = ({ config }: Secret, purpose: Purpose, id: string): Buffer =>
  createHmac('sha256', config.jwtSecret).update(`${purpose}:${id}`).digest()

export const linkFor = (secret: Secret, purpose: Purpose, id: string): string =>
  `${id}.${signatureOf(secret, purpose, id).toString('base64url')}`

/**
 * Returns the subject of a link. Undefined if the link was not made here or has another purpose.
 */
export function subjectOf(secret: Secret, purpose: Purpose, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  const sent = Buffer.from(signature, 'base64url')
  const expected = signatureOf(secret, purpose, id)
  return isUuid(id) && sent.length === expected.length && timingSafeEqual(sent, expected) ? id : undefined
}
