import { and, gt, isNull, or, type Placeholder, sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { SCOPES } from '#domain/api-keys.ts'
import { createdAt, id, instant, lastCommit } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'

const allScopes = sql.raw(`array[${SCOPES.map((scope) => `'${scope}'`).join(', ')}]::text[]`)

/** API keys of users. A key itself is shown once and not stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Beginning of the key, by which its owner recognises it. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the whole key. It is random enough for a fast hash. */
    keyHash: text('key_hash').notNull().unique('api_keys_key_hash_key'),
    scopes: text('scopes', { enum: SCOPES }).array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    lastCommit: lastCommit(),
  },
  (t) => [
    check('api_keys_scopes_check', sql`cardinality(${t.scopes}) > 0 and ${t.scopes} <@ ${allScopes}`),
    check('api_keys_name_check', sql`length(${t.name}) between 1 and 60`),
    index('api_keys_user_idx').on(t.userId, t.createdAt.desc()),
    index('api_keys_revoked_idx').on(t.revokedAt).where(sql`revoked_at is not null`),
    index('api_keys_expires_idx').on(t.expiresAt).where(sql`expires_at is not null`),
  ],
)

/**
 * Returns the condition for keys in the state `active` of `keyState` (domain/api-keys.ts).
 * An API key ends when it is revoked, when it expires, and when the account changes its password
 * without keeping its keys (accounts/auth/end-api-keys.ts). It stops while the account is inactive.
 */
export const isActiveKey = (now: Date | Placeholder) =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)))
