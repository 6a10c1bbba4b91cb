import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packJson, unpackJson } from '#domain/packed-json.ts'

const slot = (time: string) => ({ __typename: 'Slot', date: '2026-12-03', time })

test('objects with the same keys and type name them once', () => {
  const packed = packJson([
    { next: slot('09:00'), others: [slot('10:00')] },
    { date: null, time: undefined },
  ])
  expect(packed).toEqual({
    shapes: [
      [0, 'next', 'others'],
      ['Slot', 'date', 'time'],
      [0, 'date'],
    ],
    value: [0, [1, [2, '2026-12-03', '09:00'], [0, [2, [-1], '10:00']]], [3, null]],
  })
  expect(unpackJson(packed)).toEqual([{ next: slot('09:00'), others: [slot('10:00')] }, { date: null }])
})

test('objects and longer texts stand once', () => {
  const days = [slot('09:00'), slot('09:00'), { name: '2026-12-03', next: slot('09:00') }]
  const packed = packJson(days)
  expect(packed.value).toEqual([0, [1, '2026-12-03', '09:00'], [-2], [2, [-1], [-2]]])
  expect(unpackJson(packed)).toEqual(days)
})

test('every value of named fields comes back as it was', () => {
  const key = fc.constantFrom('id', 'name', '__typename', 'items', 'date')
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.constantFrom('2026-12-03', 'a longer text'),
      fc.integer(),
      fc.constantFrom(null, true, false),
      fc.array(tie('json'), { maxLength: 4 }),
      fc
        .dictionary(key, tie('json'), { maxKeys: 4 })
        .map((object) => ('__typename' in object ? { ...object, __typename: 'Named' } : object)),
    ),
  }))
  fc.assert(
    fc.property(json, (value) => {
      const sent = JSON.parse(JSON.stringify(packJson(value)))
      expect(unpackJson(sent)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
