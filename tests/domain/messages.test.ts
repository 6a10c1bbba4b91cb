import { expect, test } from 'vitest'
import { messageInput } from '#domain/appointments.ts'
import { messageSearch } from '#domain/messages.ts'

const id = '019a0000-0000-7000-8000-000000000000'

test.each([
  [{}, { limit: 50 }],
  [
    { limit: null, before: null, page: null },
    { limit: 50, before: null, page: null },
  ],
  [
    { limit: '100', before: id },
    { limit: 100, before: id },
  ],
  [{ page: '2' }, { limit: 50, page: 2 }],
  [{ limit: 0 }, null],
  [{ limit: 101 }, null],
  [{ page: 0 }, null],
  [{ before: 'x' }, null],
])('%j requires %j', (raw, expected) => {
  expect(messageSearch.safeParse(raw).data ?? null).toEqual(expected)
})

test.each([
  ['Hello', true],
  ['x'.repeat(4000), true],
  ['x'.repeat(4001), false],
  ['  ', false],
  ['a\u0000', false],
])('a message is neither blank nor too long', (message, expected) => {
  expect(messageInput.safeParse({ message }).success).toBe(expected)
})
