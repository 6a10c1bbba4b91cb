import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { citext, createdAt, id, instant, oneOf } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'

export const TOKEN_KINDS = ['confirm_email', 'change_email', 'reset_password', 'invitation'] as const

/** Tokens of mailed links, valid once and until `expiresAt`. Only their hashes are stored. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: TOKEN_KINDS }).notNull(),
    tokenHash: text('token_hash').notNull().unique('one_time_tokens_hash_key'),
    /** Address that the link was sent to and confirms. */
    email: citext('email').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    check('one_time_tokens_kind_check', sql.raw(oneOf('kind', TOKEN_KINDS))),
    index('one_time_tokens_user_idx').on(t.userId, t.kind),
    index('one_time_tokens_expires_idx').on(t.expiresAt),
  ],
)

/** One-time codes that replace a lost authenticator. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ name: 'recovery_codes_pkey', columns: [t.userId, t.codeHash] })],
)
