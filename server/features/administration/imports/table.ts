import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { IMPORT_KINDS, IMPORT_OUTCOMES, IMPORT_STATES } from '#domain/import-lists.ts'
import { createdAt, id, instant, oneOf } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const counter = (name: string) => integer(name).notNull().default(0)

/** Imported lists with their progress and result. Instances share the work through this table. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    kind: text('kind', { enum: IMPORT_KINDS }).notNull(),
    fileName: text('file_name').notNull(),
    state: text('state', { enum: IMPORT_STATES }).notNull().default('checking'),
    /** User who uploaded it and their network. The user who starts the import replaces them. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    network: text('network'),
    /** Number of rows of the list. Null until it has been read to its end. */
    total: integer('total'),
    added: counter('added'),
    changed: counter('changed'),
    unchanged: counter('unchanged'),
    refused: counter('refused'),
    withoutServices: integer('without_services'),
    /** Last finished line. An instance that continues starts after it. */
    doneLine: counter('done_line'),
    /** Instance that works on it, and the end of its lease. */
    worker: uuid('worker'),
    claimedUntil: instant('claimed_until'),
    isCancelRequested: boolean('is_cancel_requested').notNull().default(false),
    /** Reason of a failure: a sentence, which may have params. */
    failure: text('failure'),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    check('imports_kind_check', sql.raw(oneOf('kind', IMPORT_KINDS))),
    check('imports_state_check', sql.raw(oneOf('state', IMPORT_STATES))),
    index('imports_created_idx').on(t.createdAt.desc()),
    index('imports_waiting_idx').on(t.createdAt).where(sql`state in ('checking', 'running')`),
    // Two imports of one kind would write the same records.
    uniqueIndex('imports_running_key').on(t.kind).where(sql`state = 'running'`),
  ],
)

/** Content of an uploaded list, until it has been imported. */
export const importFiles = pgTable('import_files', {
  importId: uuid('import_id')
    .primaryKey()
    .references(() => imports.id, { onDelete: 'cascade' }),
  content: bytes('content').notNull(),
})

/** Records that an import has added. They are deleted again if it is undone. */
export const importRecords = pgTable(
  'import_records',
  {
    recordId: uuid('record_id').primaryKey(),
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
  },
  (t) => [index('import_records_import_idx').on(t.importId)],
)

/** Outcome of rows of a list: the first added and changed ones, and every refused one. */
export const importRows = pgTable(
  'import_rows',
  {
    id: id(),
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    outcome: text('outcome', { enum: IMPORT_OUTCOMES }).notNull(),
    name: text('name'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** Reason of a refused row as a sentence, and the row as it is in the list. */
    reason: text('reason'),
    text: text('text'),
  },
  (t) => [
    check('import_rows_outcome_check', sql.raw(oneOf('outcome', IMPORT_OUTCOMES))),
    index('import_rows_import_idx').on(t.importId, t.outcome, t.line),
  ],
)
