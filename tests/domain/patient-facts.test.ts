import { describe, expect, test } from 'vitest'
import { ageOn, agesSentence, isMinor, likelyPatient, refusePatient } from '#domain/patient-facts.ts'
import { personInput } from '#domain/persons.ts'
import { readSentence } from '#domain/sentences.ts'

test.each([
  ['2020-03-05', '2026-03-05', 6],
  ['2020-03-06', '2026-03-05', 5],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2026-03-05', '2026-03-05', 0],
])('a person born %s is on %s %i years old', (birthDate, day, age) => {
  expect(ageOn(birthDate, day)).toBe(age)
  expect(isMinor(birthDate, day)).toBe(age < 18)
})

const NONE = { minAge: null, maxAge: null }
const visit = { birthDate: '1990-01-01', day: '2026-03-05', isBooker: true, guardianConsent: false }

describe('a patient', () => {
  test.each([
    ['an adult for any age', visit, NONE, undefined],
    ['an unknown age where no limit stands', { ...visit, birthDate: null }, NONE, undefined],
    ['an unknown age where a limit stands', { ...visit, birthDate: null }, { minAge: null, maxAge: 18 }, 'birthDate'],
    ['too old', visit, { minAge: null, maxAge: 18 }, 'birthDate'],
    ['too young', { ...visit, isBooker: false }, { minAge: 40, maxAge: null }, 'birthDate'],
    ['of the highest age', { ...visit, birthDate: '2007-03-06' }, { minAge: null, maxAge: 18 }, undefined],
    ['of the lowest age', { ...visit, birthDate: '1986-03-05' }, { minAge: 40, maxAge: null }, undefined],
    ['not born yet', { ...visit, birthDate: '2026-03-06', isBooker: false }, NONE, 'birthDate'],
    ['a minor who books', { ...visit, birthDate: '2010-01-01' }, NONE, 'birthDate'],
    ['a minor without consent', { ...visit, birthDate: '2010-01-01', isBooker: false }, NONE, 'guardianConsent'],
    [
      'a minor with consent',
      { ...visit, birthDate: '2010-01-01', isBooker: false, guardianConsent: true },
      NONE,
      undefined,
    ],
  ])('%s', (_what, patient, limits, field) => {
    expect(refusePatient(patient, limits)?.field).toBe(field)
  })

  test('sees the age limits of the treatment', () => {
    const english = (limits: Parameters<typeof agesSentence>[0]) => readSentence(agesSentence(limits) ?? '')
    expect(agesSentence(NONE)).toBeNull()
    expect(english({ minAge: null, maxAge: 18 }).params).toEqual({ age: 18 })
    expect(english({ minAge: 40, maxAge: null }).params).toEqual({ age: 40 })
    expect(english({ minAge: 6, maxAge: 18 }).params).toEqual({ from: 6, to: 18 })
  })
})

test('a person needs a name, a birth date, a sex, a relation and a language', () => {
  const person = {
    firstName: ' Yusuf ',
    lastName: 'Al-Sabah',
    birthDate: '2019-04-02',
    sex: 'male',
    relation: 'father',
    language: 'ar',
  }
  expect(personInput.parse(person)).toEqual({ ...person, firstName: 'Yusuf' })
  const fields = (raw: object) => personInput.safeParse(raw).error?.issues.map(({ path }) => path[0])
  expect(fields({})).toEqual(['firstName', 'lastName', 'birthDate', 'sex', 'relation', 'language'])
  expect(fields({ ...person, birthDate: '2999-01-01' })).toEqual(['birthDate'])
  expect(fields({ ...person, firstName: 'a@b.example' })).toEqual(['firstName'])
  expect(fields({ ...person, language: 'xx', sex: 'm', relation: 'aunt' })).toEqual(['sex', 'relation', 'language'])
})

describe('the proposed patient', () => {
  const [child, sister, adult] = ['2019-04-02', '2011-01-01', '1990-01-01'].map((birthDate) => ({ birthDate }))
  const day = '2026-03-05'
  const anyAge = { limits: NONE, doctor: [] }
  const ofChildren = { limits: NONE, doctor: ['children'] }
  const toTen = { limits: { minAge: null, maxAge: 10 }, doctor: [] }
  test.each([
    ['the only child for a doctor of children', [adult, child], ofChildren, child],
    [
      'the only child for a doctor of newborns and children',
      [child],
      { ...ofChildren, doctor: ['newborns', 'children'] },
      child,
    ],
    ['the only child of the right age', [sister, child], toTen, child],
    ['nobody of two children', [sister, child], ofChildren, undefined],
    ['nobody without children', [adult], ofChildren, undefined],
    ['nobody for a doctor of every age', [child], { ...anyAge, doctor: ['children', 'all'] }, undefined],
    ['nobody for a visit of every age', [child], anyAge, undefined],
    ['nobody for a visit up to 40', [child], { ...anyAge, limits: { minAge: null, maxAge: 40 } }, undefined],
  ])('is %s', (_, persons, visit, expected) => {
    const given = persons.filter((person) => person !== undefined)
    expect(likelyPatient(given, visit, day)).toBe(expected)
  })
})
