import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  loginInput,
  newPasswordForm,
  passwordChange,
  passwordReset,
  passwordStrength,
  profileInput,
  registerForm,
  registerInput,
} from '#domain/users.ts'

/** Returns the first message of each refused field. */
function refusals(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input)
  const fields: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) fields[path.join('.')] ??= message
  return fields
}

const newcomer = { firstName: 'Ada', lastName: 'Söğüt', email: 'ada@mail.example', password: 'Secret123!' }

describe('a name', () => {
  test.each(['Ada', 'Ayşe Nur', "O'Brien", 'Łukasz-Jan', 'علي', 'Ян', 'Sr. María José', '佐藤', 'A'.repeat(60)])(
    '%s is valid',
    (firstName) => expect(refusals(registerInput, { ...newcomer, firstName })).toEqual({}),
  )

  test.each([
    'claim https://evil.example/x',
    'evil/x',
    'ada@mail.example',
    'Ada <b>',
    'Ada>',
    'Ada\nBcc: x',
    'Ada\u0007',
    'Ada\u2028Söğüt',
    '1:2',
  ])('%j is invalid', (name) => {
    const refused = 'Please write the name without line breaks or symbols such as : @ < >'
    expect(refusals(registerInput, { ...newcomer, firstName: name, lastName: name })).toEqual({
      firstName: refused,
      lastName: refused,
    })
    expect(refusals(profileInput, { lastName: name })).toEqual({ lastName: refused })
  })

  test.each([
    '\u200b',
    'Ada\u200b',
    'Ada \u202eerti',
    'A\u00adda',
    '\u2066Ada\u2069',
    '\u3164',
    '\u200dAda',
    'Ada\u200c',
  ])('%j hides characters', (name) =>
    expect(refusals(registerInput, { ...newcomer, firstName: name })).toEqual({
      firstName: 'Please leave out invisible characters',
    }),
  )

  test.each(['علی\u200cرضا', 'ශ්\u200dරී', 'ക്\u200dഷ'])('%j is spelled with joiners', (firstName) =>
    expect(refusals(registerInput, { ...newcomer, firstName })).toEqual({}),
  )

  test('has one to sixty characters', () => {
    expect(Object.keys(refusals(registerInput, { ...newcomer, firstName: 'A'.repeat(61) }))).toEqual(['firstName'])
    expect(refusals(registerInput, { ...newcomer, lastName: '  ' })).toEqual({ lastName: 'Last name is required' })
  })
})

test.each([
  'pat\u200bient@mail.example',
  'ada@ma\u00adil.example',
  'ada@mail.example\u2060',
  'a\u200dda@mail.example',
  'ada\ue000@mail.example',
  'ada\u3164@mail.example',
])('%j is no address', (email) =>
  expect(refusals(registerInput, { ...newcomer, email })).toEqual({ email: 'Please enter a valid email address' }),
)

describe('the repeated password', () => {
  const change = { currentPassword: 'Old-secret-1', newPassword: 'Secret123!' }
  const reset = { token: 'x', newPassword: 'Secret123!' }
  const same = 'New passwords do not match'

  test.each([
    ['registration', registerInput, newcomer, 'Passwords do not match'],
    ['change', passwordChange, change, same],
    ['reset', passwordReset, reset, same],
  ])('is optional in the API of %s, and must match if sent', (_what, schema, input, sentence) => {
    expect(refusals(schema, input)).toEqual({})
    expect(refusals(schema, { ...input, confirmPassword: null })).toEqual({})
    expect(refusals(schema, { ...input, confirmPassword: 'Secret123!' })).toEqual({})
    for (const confirmPassword of ['Secret123', ''])
      expect(refusals(schema, { ...input, confirmPassword })).toEqual({ confirmPassword: sentence })
  })

  test.each([
    ['registration', registerForm, newcomer, 'Passwords do not match'],
    ['reset', newPasswordForm, { newPassword: 'Secret123!' }, same],
  ])('is required by the form of %s', (_what, form, input, sentence) => {
    expect(refusals(form, { ...input, confirmPassword: '' })).toEqual({
      confirmPassword: 'Please confirm your password',
    })
    expect(refusals(form, { ...input, confirmPassword: 'another' })).toEqual({ confirmPassword: sentence })
    expect(refusals(form, { ...input, confirmPassword: 'Secret123!' })).toEqual({})
  })

  test('is compared even if other fields are invalid, but not if it was not sent', () => {
    expect(refusals(registerInput, { ...newcomer, email: 'x', confirmPassword: 'another' })).toEqual({
      email: 'Please enter a valid email address',
      confirmPassword: 'Passwords do not match',
    })
    for (const nothing of [undefined, null, 'text', []]) expect(registerInput.safeParse(nothing).success).toBe(false)
  })
})

test('registration drops fields that users may not set', () => {
  const asked = { ...newcomer, role: 'admin', roles: ['admin'], isAdmin: true, hospitalId: 'x' }
  expect(registerInput.parse(asked)).toEqual(newcomer)
})

test.each([
  ['', 0, 'Weak'],
  ['secret', 2, 'Weak'],
  ['secret12', 4, 'Medium'],
  ['Secret12', 5, 'Strong'],
  ['Secret1!', 6, 'Strong'],
  ['ÇĞİ', 1, 'Weak'],
])('the password %j has %i points: %s', (value, points, label) => {
  expect(passwordStrength(value)).toEqual({ points, label })
})

test.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2026-02-30', false],
  ['9999-01-01', false],
  ['', true],
  [null, true],
])('a birth date of %j is accepted: %s', (birthDate, taken) => {
  expect(Object.keys(refusals(profileInput, { birthDate }))).toEqual(taken ? [] : ['birthDate'])
})

test('sign-in names the missing fields', () => {
  expect(refusals(loginInput, {})).toEqual({ email: 'Email is required', password: 'Password is required' })
})
