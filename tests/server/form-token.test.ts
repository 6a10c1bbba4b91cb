import { expect, test } from 'vitest'
import { FORM_SECONDS } from '#domain/requests.ts'
import { checkFormToken, makeFormToken } from '#server/features/administration/requests/form-token.ts'
import { NOON } from '#tests/support/clinic.ts'
import { testSecret } from '#tests/support/server.ts'

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const signing = { config: { jwtSecret: testSecret } as never, clock: () => NOON }
const later = { ...signing, clock: () => new Date(NOON.getTime() + FORM_SECONDS * 1000) }

/**
 * Returns forgeries: with another last character, some of which encode the same bytes, with another
 * word or time, and with trailing text.
 */
const forgeriesOf = (form: string) => [
  ...[...BASE64URL].map((sign) => form.slice(0, -1) + sign).filter((forged) => forged !== form),
  form.replace(/\.(.)/, (_, sign: string) => `.${sign === 'A' ? 'B' : 'A'}`),
  `0${form}`,
  `${form}.A`,
  `${form}=`,
  form.slice(0, -1),
]

test('only the exact text of a form token is valid, so each can be sent once', () => {
  for (let made = 0; made < 20; made += 1) {
    const form = makeFormToken(signing)
    expect(() => checkFormToken(later, form)).not.toThrow()
    for (const forged of forgeriesOf(form)) expect(() => checkFormToken(later, forged), forged).toThrow('form')
  }
})
