import { describe, expect, test } from 'vitest'
import { authorName, editableUntil, mayEdit, mayReview, reviewInput } from '#domain/reviews.ts'

const [ada, ben] = [{ id: 'ada' }, { id: 'ben' }]
const startsAt = '2026-03-04T10:00:00.000Z'
const at = (text: string) => new Date(text)

describe('a review is written', () => {
  test.each([
    ['by the patient of a completed visit', { status: 'completed', patientId: 'ada' }, ada, startsAt, true],
    ['by the patient long after it', { status: 'completed', patientId: 'ada' }, ada, '2030-01-01T00:00:00Z', true],
    [
      'by nobody before it has begun',
      { status: 'completed', patientId: 'ada' },
      ada,
      '2026-03-04T09:59:59.999Z',
      false,
    ],
    ['by nobody else', { status: 'completed', patientId: 'ada' }, ben, startsAt, false],
    ['by no visitor', { status: 'completed', patientId: 'ada' }, null, startsAt, false],
    ['by nobody once the account is gone', { status: 'completed', patientId: null }, ada, startsAt, false],
    ['by nobody while it is pending', { status: 'pending', patientId: 'ada' }, ada, startsAt, false],
    ['by nobody while it is confirmed', { status: 'confirmed', patientId: 'ada' }, ada, startsAt, false],
    ['by nobody when it was cancelled', { status: 'cancelled', patientId: 'ada' }, ada, startsAt, false],
  ] as const)('%s', (_what, visit, person, now, expected) => {
    expect(mayReview({ ...visit, startsAt }, person, at(now))).toBe(expected)
  })
})

describe('a review is changed', () => {
  const createdAt = '2026-03-01T00:00:00.000Z'
  test.each([
    ['by its author', { patientId: 'ada' }, ada, '2026-03-14T23:59:59.999Z', true],
    ['by nobody after 14 days', { patientId: 'ada' }, ada, '2026-03-15T00:00:00.000Z', false],
    ['by nobody else', { patientId: 'ada' }, ben, createdAt, false],
    ['by no visitor', { patientId: 'ada' }, null, createdAt, false],
    ['by nobody once it is hidden', { patientId: 'ada', hiddenAt: createdAt }, ada, createdAt, false],
    ['by nobody once the account is gone', { patientId: null }, ada, createdAt, false],
  ])('%s', (_what, review, person, now, expected) => {
    expect(mayEdit({ ...review, createdAt }, person, at(now))).toBe(expected)
  })

  test('until a known instant', () => {
    expect(editableUntil(createdAt)).toEqual(at('2026-03-15T00:00:00.000Z'))
  })
})

test.each([
  ['Ingrid', 'Solvang', 'Ingrid S.'],
  [' Ada ', ' şahin', 'Ada ş.'],
  ['Cher', '', 'Cher'],
  ['𝒜da', '𝒮öğüt', '𝒜da 𝒮.'],
])('%s %s signs as %s', (firstName, lastName, expected) => {
  expect(authorName({ firstName, lastName })).toBe(expected)
})

test.each([
  [{ rating: 1 }, true],
  [{ rating: 5, comment: '', language: null, showsTreatment: true }, true],
  [{ rating: 0 }, false],
  [{ rating: 6 }, false],
  [{ rating: 4.5 }, false],
  [{ rating: '5' }, false],
  [{}, false],
  [{ rating: 5, language: 'de' }, false],
  [{ rating: 5, showsTreatment: 'yes' }, false],
  [{ rating: 5, comment: 'x'.repeat(4001) }, false],
])('%j is a valid review: %s', (input, expected) => {
  expect(reviewInput.safeParse(input).success).toBe(expected)
})
