import { type SQL, sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { REQUEST_EVENTS, REQUEST_KINDS, REQUEST_STATES } from '#domain/requests.ts'
import { citext, createdAt, id, instant, oneOf, updatedAt } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'

/**
 * Requests to the operator. A row is deleted with everything that belongs to it some time after its
 * last change.
 */
export const requests = pgTable(
  'requests',
  {
    id: id(),
    number: text('number').notNull().unique('requests_number_key'),
    kind: text('kind', { enum: REQUEST_KINDS }).notNull(),
    state: text('state', { enum: REQUEST_STATES }).notNull().default('new'),
    name: text('name'),
    company: text('company'),
    email: citext('email').notNull(),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
    /** Further fields of its form, by name. */
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    /** Language of its mails. */
    language: text('language', { enum: UI_LANGUAGES }).notNull(),
    /** Signed-in user who sent it. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Administrator in charge. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Promised day of the answer. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    answeredAt: instant('answered_at'),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`fold(number || ' ' || coalesce(name, '') || ' ' || coalesce(company, '') || ' ' || email::text || ' ' || coalesce(subject, '') || ' ' || coalesce(message, ''))`,
      ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('requests_kind_check', sql.raw(oneOf('kind', REQUEST_KINDS))),
    check('requests_state_check', sql.raw(oneOf('state', REQUEST_STATES))),
    check('requests_language_check', sql.raw(oneOf('language', UI_LANGUAGES))),
    index('requests_created_idx').on(t.createdAt.desc(), t.id),
    index('requests_kind_idx').on(t.kind, t.createdAt.desc(), t.id),
    index('requests_state_idx').on(t.state, t.createdAt.desc(), t.id),
    index('requests_updated_idx').on(t.updatedAt),
    index('requests_open_idx').on(t.dueOn, t.id).where(sql`state in ('new', 'in_progress')`),
    index('requests_user_idx').on(t.userId),
    index('requests_owner_idx').on(t.ownerId),
    index('requests_email_idx').on(t.email),
  ],
)

/** Events of a request. Rows are never changed. */
export const requestEvents = pgTable(
  'request_events',
  {
    id: id(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: REQUEST_EVENTS }).notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    fromState: text('from_state', { enum: REQUEST_STATES }),
    toState: text('to_state', { enum: REQUEST_STATES }),
    /** Note, answer, or new administrator in charge. */
    text: text('text'),
    createdAt: createdAt(),
  },
  (t) => [
    check('request_events_kind_check', sql.raw(oneOf('kind', REQUEST_EVENTS))),
    index('request_events_request_idx').on(t.requestId, t.createdAt),
    index('request_events_actor_idx').on(t.actorId),
  ],
)

/**
 * Files uploaded for a request. They have no owner until the request is sent, and are removed a day
 * later if it is not.
 */
export const requestFiles = pgTable(
  'request_files',
  {
    id: id(),
    requestId: uuid('request_id').references(() => requests.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Size in bytes. */
    size: integer('size').notNull(),
    type: text('type').notNull(),
    storageName: text('storage_name').notNull().unique('request_files_storage_name_key'),
    createdAt: createdAt(),
  },
  (t) => [
    check('request_files_size_check', sql`${t.size} > 0`),
    index('request_files_request_idx').on(t.requestId),
    index('request_files_unsent_idx').on(t.createdAt).where(sql`request_id is null`),
  ],
)
