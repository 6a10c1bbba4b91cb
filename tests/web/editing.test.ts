import { beforeEach, describe, expect, test, vi } from 'vitest'
import { conflictRows, firstChoice, isTouched } from '#web/editing/conflict.ts'
import { differing, type FieldsOf, same, shownValue } from '#web/editing/edition.ts'

const shared = vi.hoisted(() => {
  const values = new Map<string, string>()
  const localStorage = new Proxy(
    {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
    {
      ownKeys: () => [...values.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  Object.assign(globalThis, { localStorage })
  return values
})
const { draftKey, dropDraftsOf, keepDraft, readDraft } = await import('#web/device/drafts.ts')
const { leaving } = await import('#web/routing/leaving.ts')

type Form = { name: string; phone: string; prices: Record<string, number | null> }
const fieldsOf: FieldsOf<Form> = (forms) => [
  { path: 'name', label: 'Name' },
  { path: 'phone', label: 'Phone' },
  ...[...new Set(forms.flatMap(({ prices }) => Object.keys(prices)))].map((id) => ({
    path: `prices.${id}`,
    label: `Price of ${id}`,
  })),
]
const before: Form = { name: 'Firuze', phone: '18', prices: { cardiology: 170, mri: 90 } }

describe('a change', () => {
  test('treats an empty field as a missing one, but not an empty list as an unknown one', () => {
    expect(same({ phone: '', fee: undefined }, { phone: null })).toBe(true)
    expect(same(['a', { b: [1] }], ['a', { b: [1] }])).toBe(true)
    expect(same(['a'], ['a', 'b'])).toBe(false)
    expect(same([], null)).toBe(false)
    expect(same(0, null)).toBe(false)
  })

  test('is listed by fields, and entry by entry in a list', () => {
    const typed = { ...before, phone: '20', prices: { cardiology: 180, mri: 90, xray: 40 } }
    expect(differing(fieldsOf, before, typed).map(({ label }) => label)).toEqual([
      'Phone',
      'Price of cardiology',
      'Price of xray',
    ])
  })

  test('is shown as text', () => {
    const field = { path: 'x', label: 'X' }
    expect(shownValue(field, ['English', '', 'Turkish'])).toBe('English, Turkish')
    expect(shownValue(field, null)).toBe('')
    expect(shownValue({ ...field, show: () => 'shown' }, 3)).toBe('shown')
  })
})

describe('concurrent edits', () => {
  const yours = { ...before, phone: '20', name: 'Firuze Park', prices: { cardiology: 180, mri: 90 } }

  test('equal changes are no conflict, and others default to the side that changed', () => {
    const theirs = { ...before, phone: '24', name: 'Firuze Park', prices: { cardiology: 170 } }
    const rows = conflictRows({ before, yours, theirs }, fieldsOf)
    expect(rows.map(({ field }) => field.path)).toEqual(['phone', 'prices.cardiology', 'prices.mri'])
    expect(isTouched(rows)).toBe(true)
    // The other user has removed the MRI from the list, and this user has not touched it, so it
    // stays removed.
    expect(rows.map(firstChoice)).toEqual(['20', 180, undefined])
  })

  test('a save that changed nothing of this form leaves nothing to decide', () => {
    expect(isTouched(conflictRows({ before, yours, theirs: structuredClone(before) }, fieldsOf))).toBe(false)
  })
})

describe('drafts', () => {
  beforeEach(() => shared.clear())
  const draft = { version: null, keptAt: '2026-11-22T08:42:00.000Z', before: {}, values: { name: 'Firuze' } }

  test('belong to an account and a record, and are removed at sign-out', () => {
    const [mine, others] = [draftKey('ada', 'doctor.new'), draftKey('bob', 'doctor.new')]
    keepDraft(mine, draft)
    keepDraft(others, draft)
    expect(readDraft(mine)).toEqual(draft)
    expect(readDraft(draftKey('ada', 'doctor.1'))).toBeNull()
    dropDraftsOf('ada')
    expect(readDraft(mine)).toBeNull()
    expect(readDraft(others)).toEqual(draft)
  })

  test('an invalid value is no draft', () => {
    for (const text of ['nonsense', '{}', '{"keptAt":1,"before":{},"values":{}}', 'null']) {
      shared.set(draftKey('ada', 'doctor.new'), text)
      expect(readDraft(draftKey('ada', 'doctor.new'))).toBeNull()
    }
  })
})

test('a page is left at once, unless its form has to confirm', () => {
  const went: string[] = []
  leaving.ask(() => went.push('free'))
  let agree = () => {}
  const stop = leaving.hold((go) => {
    agree = go
  })
  leaving.ask(() => went.push('agreed'))
  expect(went).toEqual(['free'])
  agree()
  stop()
  expect(leaving.isHeld()).toBe(false)
  leaving.ask(() => went.push('free again'))
  expect(went).toEqual(['free', 'agreed', 'free again'])
})
