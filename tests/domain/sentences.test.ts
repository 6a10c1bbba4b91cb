import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { text } from '#domain/fields.ts'
import { fillSentence, inEnglish, readSentence, sentence } from '#domain/sentences.ts'
import { translator } from '#domain/translator.ts'
import { AppError, toAppError, toExtensions, toProblem } from '#server/errors.ts'

const LIMIT = 'Please use at most {{count}} characters'

describe('sentence', () => {
  test('is its own key without params', () => {
    expect(sentence('Email is required')).toBe('Email is required')
    expect(readSentence('Email is required')).toEqual({ sentence: 'Email is required' })
  })

  test('carries key and params in one string', () => {
    const said = sentence('{{name}} has {{count}} of "{{thing}}"', { name: 'Ayşe "A"', count: 3, thing: '\u00e9\n' })
    expect(readSentence(said)).toEqual({
      sentence: '{{name}} has {{count}} of "{{thing}}"',
      params: { name: 'Ayşe "A"', count: 3, thing: '\u00e9\n' },
    })
    expect(inEnglish(sentence(LIMIT, { count: 5 }))).toBe('Please use at most 5 characters')
  })

  test('keeps a placeholder without a value, and text that only looks like a sentence', () => {
    expect(fillSentence('{{a}} and {{b}}', { a: 0 })).toBe('0 and {{b}}')
    expect(fillSentence('{{a}} and {{b}}', { a: '{{b}}', b: '{{b}}' })).toBe('{{b}} and {{b}}')
    expect(readSentence('text\u001fnot json')).toEqual({ sentence: 'text\u001fnot json' })
  })
})

test('a value with a final full stop ends the sentence too', () => {
  const say = translator({ 'Until {{day}}.': 'До {{day}}.' }, 'ru')
  expect(say('Until {{day}}.', { day: '6 декабря 2026 г.' })).toBe('До 6 декабря 2026 г.')
  expect(say('Until {{day}}.', { day: '6 декабря' })).toBe('До 6 декабря.')
  expect(fillSentence('{{name}}...', { name: 'Dr.' })).toBe('Dr....')
})

test('names and telephone numbers keep their order in Arabic text, on the server too', () => {
  const visit = 'شكرًا لزيارتك {{hospital}}.'
  const say = translator({ 'Thank you for visiting {{hospital}}.': visit }, 'ar')
  const said = (hospital: string) => say('Thank you for visiting {{hospital}}.', { hospital })
  expect(said('Deva A.Ş.')).toBe('شكرًا لزيارتك \u2068Deva A.Ş.\u2069')
  expect(said('+90 212 000 00 00')).toBe('شكرًا لزيارتك \u2066+90 212 000 00 00\u2069.')
  expect(said('ليلى')).toBe('شكرًا لزيارتك ليلى.')
  // A copied or linked address contains only the address.
  expect(said('https://hekima.example/profile')).toBe('شكرًا لزيارتك https://hekima.example/profile.')
})

describe('translator', () => {
  const say = translator(
    {
      'Not {{why}}.': 'Не {{why}}.',
      [`${LIMIT}_one`]: 'не больше {{count}} знака',
      [`${LIMIT}_many`]: 'не больше {{count}} знаков',
    },
    'ru',
  )

  test('selects the form of a number, also inside a nested sentence', () => {
    expect(say(LIMIT, { count: 21 })).toBe('не больше 21 знака')
    expect(say(sentence(LIMIT, { count: 5 }))).toBe('не больше 5 знаков')
  })

  test('fills a placeholder with another sentence, in English with its English', () => {
    const why = sentence(LIMIT, { count: 5 })
    expect(say('Not {{why}}.', { why: say(why) })).toBe('Не не больше 5 знаков.')
    expect(inEnglish(sentence('Not {{why}}.', { why }))).toBe('Not Please use at most 5 characters.')
  })
})

describe('refusals through both interfaces', () => {
  const schema = z.object({ notes: text(3), title: text(2), name: z.string('Name is required') })
  const thrown = () => toAppError(schema.safeParse({ notes: 'long', title: 'long' }).error)

  test('contain the English message, and key and params of the sentence and of each field', () => {
    const spoken = {
      sentence: LIMIT,
      params: { count: 3 },
      errors: {
        notes: 'Please use at most 3 characters',
        title: 'Please use at most 2 characters',
        name: 'Name is required',
      },
      fieldSentences: {
        notes: { sentence: LIMIT, params: { count: 3 } },
        title: { sentence: LIMIT, params: { count: 2 } },
        name: { sentence: 'Name is required' },
      },
    }
    expect(thrown().message).toBe('Please use at most 3 characters')
    expect(toProblem(thrown())).toMatchObject({ message: 'Please use at most 3 characters', ...spoken })
    expect(toExtensions(thrown())).toEqual({ code: 'bad_input', ...spoken })
  })

  test('accept a sentence with its params inside or beside it', () => {
    const inside = new AppError('conflict', sentence('At most {{count}}', { count: 9 }))
    const beside = new AppError('conflict', 'At most {{count}}', { params: { count: 9 } })
    for (const error of [inside, beside]) {
      expect(error.message).toBe('At most 9')
      expect(toExtensions(error)).toEqual({ code: 'conflict', sentence: 'At most {{count}}', params: { count: 9 } })
    }
  })

  test('use the sentence of their code if they have none, without params', () => {
    expect(toExtensions(new AppError('internal'))).toEqual({
      code: 'internal',
      sentence: 'Something went wrong. Please try again later.',
    })
  })
})
