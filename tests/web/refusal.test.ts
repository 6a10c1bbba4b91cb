import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { describe, expect, test } from 'vitest'
import { sentence } from '#domain/sentences.ts'
import { AppError, toExtensions, toProblem } from '#server/errors.ts'
import { readRefusal, refusalOf } from '#web/data/refusal.ts'
import { createTranslation } from '#web/i18n/translation.ts'

const LIMIT = 'Please use at most {{count}} characters'
const error = new AppError('bad_input', sentence(LIMIT, { count: 3 }), {
  fields: { notes: sentence(LIMIT, { count: 3 }), name: 'Name is required' },
  extra: { alternatives: [1] },
})
const viaGraphql = () =>
  refusalOf(new CombinedGraphQLErrors({ errors: [{ message: error.message, extensions: toExtensions(error) }] }))

const translation = createTranslation()
translation.addDictionary('tr', {
  [`${LIMIT}_one`]: 'En fazla {{count}} karakter',
  [`${LIMIT}_other`]: 'En fazla {{count}} karakter',
  'Name is required': 'Ad zorunludur',
})
translation.changeLanguage('tr')

describe('a refusal', () => {
  test.each([
    ['GraphQL', viaGraphql],
    ['REST', () => readRefusal(JSON.parse(JSON.stringify(toProblem(error))))],
  ])('over %s is shown in the language of the page, with its params', (_, read) => {
    const { message, code, fields, details } = read()
    expect(code).toBe('bad_input')
    expect(translation.t(message)).toBe('En fazla 3 karakter')
    expect(translation.t(fields.notes ?? '')).toBe('En fazla 3 karakter')
    expect(translation.t(fields.name ?? '')).toBe('Ad zorunludur')
    expect(details.alternatives).toEqual([1])
  })

  test('without a translation is shown in English', () => {
    expect(translation.t(sentence('At most {{count}} of {{thing}}', { count: 2, thing: 'it' }))).toBe('At most 2 of it')
  })

  test('without a message of the server gets the sentence of the page', () => {
    expect(refusalOf(new Error('offline'), 'Failed')).toEqual({
      message: 'Failed',
      code: null,
      fields: {},
      details: {},
    })
    expect(readRefusal('<html>').message).toBe('Something went wrong. Please try again.')
  })
})
