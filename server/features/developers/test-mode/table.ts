import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { TEST_ACTORS } from '#domain/test-mode.ts'
import { createdAt, id, instant, oneOf } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'

/** Test modes of developers. Each has a database of its own. */
export const testModes = pgTable(
  'test_modes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .unique('test_modes_user_id_key')
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name of the current database. A reset makes another one. */
    database: text('database').notNull().unique('test_modes_database_key'),
    createdAt: createdAt(),
    /** Time of the last use, to the hour. */
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (t) => [index('test_modes_last_used_idx').on(t.lastUsedAt)],
)

/** Keys of test modes. A key itself is shown once and not stored. */
export const testKeys = pgTable(
  'test_keys',
  {
    id: id(),
    testModeId: uuid('test_mode_id')
      .notNull()
      .references(() => testModes.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Account of the test mode that the key acts for. */
    actsFor: text('acts_for', { enum: TEST_ACTORS }).notNull(),
    /** Beginning of the key, by which its owner recognises it. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the whole key. */
    keyHash: text('key_hash').notNull().unique('test_keys_key_hash_key'),
    createdAt: createdAt(),
  },
  (t) => [
    check('test_keys_acts_for_check', sql.raw(oneOf('acts_for', TEST_ACTORS))),
    check('test_keys_name_check', sql`length(${t.name}) between 1 and 60`),
    index('test_keys_mode_idx').on(t.testModeId, t.createdAt),
  ],
)
