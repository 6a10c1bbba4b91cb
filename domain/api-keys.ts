/** API keys: their scopes, format and limits. */
import { z } from 'zod'
import type { Role } from './access.ts'
import { requiredName } from './fields.ts'
import { sentence } from './sentences.ts'
import { identityProof } from './users.ts'

export { KEY_PREFIX, TEST_KEY_PREFIX } from './developers/key-format.ts'

/** Scopes of a key. `write` always includes `read`. */
export const SCOPES = [
  'catalogue:read',
  'profile:read',
  'appointments:read',
  'appointments:write',
  'messages:read',
  'messages:write',
  'quotes:read',
  'quotes:write',
  'portal:read',
  'portal:write',
] as const
export type Scope = (typeof SCOPES)[number]

export const SCOPE_MEANINGS: Record<Scope, string> = {
  'catalogue:read': sentence('Search hospitals, doctors and services, and read reviews and free times'),
  'profile:read': sentence('Read your name, your addresses and your settings'),
  'appointments:read': sentence('Read your appointments, their history and receipts'),
  'appointments:write': sentence('Book, move and cancel your appointments'),
  'messages:read': sentence('Read messages and documents of your appointments'),
  'messages:write': sentence('Write messages and add documents to your appointments'),
  'quotes:read': sentence('Read quote requests with their health details, and quotes'),
  'quotes:write': sentence(
    'Send, answer and withdraw quote requests; for a hospital: ask, quote, decline and enter final bills',
  ),
  'portal:read': sentence('Read what your hospital reads: its appointments, doctors, prices and settings'),
  'portal:write': sentence('Edit what your hospital may edit, and respond to its appointments'),
}

const isWrite = (scope: Scope) => scope.endsWith(':write')

/** Returns the scopes with those that they include. */
export const withIncluded = (scopes: readonly Scope[]): Scope[] => {
  const all = new Set<string>(scopes)
  for (const scope of scopes) if (isWrite(scope)) all.add(scope.replace(':write', ':read'))
  return SCOPES.filter((scope) => all.has(scope))
}

/** Returns the scopes that a user may grant. Portal scopes are for hospital staff. */
export const scopesFor = (person: { role: Role }): readonly Scope[] =>
  person.role === 'hospital' ? SCOPES : SCOPES.filter((scope) => !scope.startsWith('portal:'))

/**
 * Returns the effective role of a key with these scopes. A key never administers: an
 * administrator's key has a patient's role. Staff act for their hospital only with the matching
 * portal scope: reading with `portal:read`, changing with `portal:write`.
 */
export function roleWithScopes(role: Role, held: readonly Scope[], needed: readonly Scope[]): Role {
  const portalScope: Scope = needed.some(isWrite) ? 'portal:write' : 'portal:read'
  return role === 'hospital' && held.includes(portalScope) ? 'hospital' : 'user'
}

/** Pattern of a whole key anywhere in a text. */
export const KEY_PATTERN = /hk_(?:live|test)_[0-9A-Za-z]{36}/

export type KeyState = 'active' | 'expired' | 'revoked'
type KeyEnd = { revokedAt: string | Date | null; expiresAt: string | Date | null }

/** Returns the state of a key at an instant. Only an active key works. */
export function keyState({ revokedAt, expiresAt }: KeyEnd, now: number): KeyState {
  if (revokedAt) return 'revoked'
  return expiresAt && new Date(expiresAt).getTime() <= now ? 'expired' : 'active'
}

/** Returns true if any of the keys works at an instant. */
export const hasWorkingKey = (keys: readonly KeyEnd[], now: number): boolean =>
  keys.some((key) => keyState(key, now) === 'active')

/** Maximum number of a user's keys. Revoked and expired ones do not count. */
export const MAX_API_KEYS = 10
/** Number of days that revoked and expired keys are still listed. */
export const ENDED_KEYS_DAYS = 30
/** Lifetime of a token of `POST /oauth/token`. */
export const ACCESS_TOKEN_SECONDS = 15 * 60
/** Requests per minute with one key and its tokens, in addition to the limit of the address. */
export const REQUESTS_PER_KEY = 300

export const keyName = requiredName('Please give the key a name', 60).regex(
  /^[^\p{Cc}\p{Zl}\p{Zp}<>]*$/u,
  'Please write the name without line breaks or symbols such as < >',
)

const MAX_DAYS = 730
const WRONG_DAYS = sentence('Please choose between 1 and {{count}} days', { count: MAX_DAYS })

export const apiKeyInput = identityProof.extend({
  name: keyName,
  scopes: z
    .array(z.enum(SCOPES, 'There is no such scope'), 'Please choose what the key may do')
    .min(1, 'Please choose what the key may do')
    .max(SCOPES.length, 'There is no such scope')
    .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope))),
  expiresInDays: z.int(WRONG_DAYS).min(1, WRONG_DAYS).max(MAX_DAYS, WRONG_DAYS).nullish(),
})
export type ApiKeyInput = z.input<typeof apiKeyInput>

export const apiKeyRenaming = z.object({ name: keyName })
