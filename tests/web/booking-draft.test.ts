import { describe, expect, test } from 'vitest'
import {
  attemptFor,
  type Details,
  type Draft,
  draftFor,
  queryOf,
  readDraft,
  selectionFrom,
  selectionFromQuery,
  writeDraft,
} from '#web/features/visits/booking/draft.ts'

const id = (digit: string) =>
  `${digit.repeat(8)}-${digit.repeat(4)}-7${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`
const selection = { hospitalId: id('1'), serviceId: id('2'), doctorId: null }
const details: Details = {
  firstName: 'Ingrid',
  lastName: 'Solvang',
  email: 'ingrid@mail.example',
  phone: '+47 400 00 000',
  notes: 'Beta blocker in the morning',
  date: '2026-12-01',
  time: '11:00',
  terms: true,
}
const draft: Draft = { ...selection, details, complete: true, owner: null, attempt: { key: 'k', body: 'b' } }

function memory() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

describe('the selection in the address', () => {
  test('is parsed as it was written, with and without a doctor', () => {
    for (const one of [selection, { ...selection, doctorId: id('3') }])
      expect(selectionFromQuery(new URLSearchParams(queryOf(one)))).toEqual(one)
  })

  test.each([
    ['no service', { hospitalId: id('1') }],
    ['no hospital', { serviceId: id('2') }],
    ['an id of the wrong form', { hospitalId: id('1'), serviceId: "1' or 1=1" }],
    ['nothing', null],
    ['a text', 'hospital'],
  ])('counts as missing: %s', (_, source) => {
    expect(selectionFrom(source)).toBeNull()
  })

  test('drops an invalid doctor and keeps the rest', () => {
    expect(selectionFrom({ ...selection, doctorId: 'someone' })).toEqual(selection)
  })
})

describe('the draft of a tab', () => {
  test('survives in the storage of the tab and can be removed', () => {
    const storage = memory()
    writeDraft(draft, storage)
    expect(readDraft(storage)).toEqual(draft)
    writeDraft(null, storage)
    expect(readDraft(storage)).toBeNull()
  })

  test.each([
    'not json',
    '{}',
    JSON.stringify({ ...draft, hospitalId: '../admin' }),
    JSON.stringify({ ...draft, details: { firstName: 1 } }),
  ])('is ignored if it was tampered with: %s', (text) => {
    const storage = memory()
    storage.setItem('hekima.booking', text)
    expect(readDraft(storage)).toBeNull()
  })

  test('never contains card data', () => {
    const storage = memory()
    writeDraft({ ...draft, details: { ...details, cardNumber: '4111 1111 1111 1111' } as Details }, storage)
    expect(readDraft(storage)?.details).toEqual(details)
  })

  test('continues for the same selection, and is adopted at sign-in', () => {
    expect(draftFor(selection, draft, null)).toEqual(draft)
    expect(draftFor(selection, draft, 'u1')).toEqual({ ...draft, owner: 'u1' })
  })

  test('keeps the patient for another hospital, and drops time, notes, consent and the attempt', () => {
    const other = { ...selection, hospitalId: id('4') }
    expect(draftFor(other, draft, null)).toEqual({
      ...other,
      details: { ...details, notes: '', date: '', time: '', terms: false },
      complete: false,
      owner: null,
      attempt: null,
    })
  })

  test('is empty for another user', () => {
    const theirs = draftFor(selection, { ...draft, owner: 'u1' }, 'u2')
    expect(theirs).toEqual({ ...selection, details: null, complete: false, owner: 'u2', attempt: null })
  })
})

describe('the idempotency key', () => {
  let made = 0
  const makeKey = () => `key-${++made}`

  test('stays for the same booking and changes with it', () => {
    const first = attemptFor('A', null, makeKey)
    expect(attemptFor('A', first, makeKey)).toBe(first)
    expect(attemptFor('B', first, makeKey).key).not.toBe(first.key)
  })
})
