/**
 * Signed time at which a form was opened. A form sent too quickly comes from a robot. No third
 * party observes the users.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { FORM_HOURS, FORM_SECONDS, REQUEST_MESSAGES } from '#domain/requests.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

type Signing = Pick<Context, 'config' | 'clock'>

/** Appends our signature. */
const signed = ({ config }: Signing, content: string): string =>
  `${content}.${createHmac('sha256', config.jwtSecret).update(`request-form:${content}`).digest('base64url')}`

/** Returns a token of the opening time, a random part and our signature. */
export const makeFormToken = (ctx: Signing): string =>
  signed(ctx, `${ctx.clock().getTime().toString(36)}.${randomBytes(9).toString('base64url')}`)

const refuse = (sentence: string): never => {
  throw new AppError('bad_input', sentence, { fields: { form: sentence } })
}

/**
 * Refuses a form that was not opened here, was filled in impossibly quickly, or is older than a
 * day.
 */
export function checkFormToken(ctx: Signing, token: string): void {
  const [opened = '', word = ''] = token.split('.')
  // Compared as text: base64 has several spellings of the same bytes, and another spelling would
  // count as another form.
  const expected = Buffer.from(signed(ctx, `${opened}.${word}`))
  const sent = Buffer.from(token)
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) refuse(REQUEST_MESSAGES.formEnded)
  const age = ctx.clock().getTime() - Number.parseInt(opened, 36)
  if (age > FORM_HOURS * 60 * 60 * 1000) refuse(REQUEST_MESSAGES.formEnded)
  if (age < FORM_SECONDS * 1000) refuse(REQUEST_MESSAGES.tooQuick)
}
