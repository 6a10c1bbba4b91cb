import { expect, test } from 'vitest'
import { hasWorkingKey } from '#domain/api-keys.ts'

const now = Date.parse('2026-03-02T09:00:00Z')
const revoked = { revokedAt: '2026-03-01T09:00:00Z', expiresAt: null }
const expired = { revokedAt: null, expiresAt: '2026-03-02T09:00:00Z' }
const brief = { revokedAt: null, expiresAt: '2026-03-02T09:00:01Z' }
const lasting = { revokedAt: null, expiresAt: null }

test.each([
  ['no key', [], false],
  ['a revoked and an expired key', [revoked, expired], false],
  ['a key that expires later', [expired, brief], true],
  ['a key without an end', [revoked, lasting], true],
])('%s', (_keys, keys, works) => {
  expect(hasWorkingKey(keys, now)).toBe(works)
})
