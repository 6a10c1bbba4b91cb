import { type SQL, sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { WEBHOOK_ENDS, WEBHOOK_EVENTS } from '#domain/webhooks.ts'
import { createdAt, id, instant, oneOf, updatedAt } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

const allEvents = sql.raw(`array[${WEBHOOK_EVENTS.map((event) => `'${event}'`).join(', ')}]::text[]`)

/**
 * Addresses that receive events of a user's own appointments or those of a hospital. The signing
 * secret is derived from the row (signing.ts), so none is stored.
 */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    hospitalId: uuid('hospital_id').references(() => hospitals.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    description: text('description').notNull().default(''),
    events: text('events', { enum: WEBHOOK_EVENTS }).array().notNull(),
    /** Number of the signing secret. Each new one has the next number. */
    secretNumber: integer('secret_number').notNull().default(1),
    rotatedAt: instant('rotated_at'),
    offSince: instant('off_since'),
    offBecause: text('off_because', { enum: WEBHOOK_ENDS }),
    /** Time of the first fault since the last success. */
    failingSince: instant('failing_since'),
    /** End of the pause after a fault. */
    restsUntil: instant('rests_until'),
    /** End of the lease of the delivering worker. If it dies, another one takes over. */
    claimedUntil: instant('claimed_until'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('webhook_endpoints_owner_check', sql`(${t.ownerId} is null) <> (${t.hospitalId} is null)`),
    check('webhook_endpoints_events_check', sql`cardinality(${t.events}) > 0 and ${t.events} <@ ${allEvents}`),
    check('webhook_endpoints_off_check', sql`(${t.offSince} is null) = (${t.offBecause} is null)`),
    check('webhook_endpoints_because_check', sql.raw(oneOf('off_because', WEBHOOK_ENDS))),
    index('webhook_endpoints_owner_idx').on(t.ownerId),
    index('webhook_endpoints_hospital_idx').on(t.hospitalId),
  ],
)

const isWaiting = (): SQL => sql`delivered_at is null and failed_at is null`

/** Deliveries, written by triggers (sql/webhooks.sql) in the transaction of their event. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    /** IDs and times, nothing about the purpose of a visit. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    availableAt: instant('available_at').notNull().defaultNow(),
    /** Order of the events, because many may fall into one millisecond. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    attempts: integer('attempts').notNull().default(0),
    deliveredAt: instant('delivered_at'),
    failedAt: instant('failed_at'),
  },
  (t) => [
    index('webhook_deliveries_due_idx').on(t.endpointId, t.availableAt, t.number).where(isWaiting()),
    index('webhook_deliveries_endpoint_idx').on(t.endpointId, t.createdAt.desc(), t.number.desc()),
    index('webhook_deliveries_created_idx').on(t.createdAt),
  ],
)

/** Attempts of deliveries. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: id(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    startedAt: instant('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** HTTP status of the response. Null without a response. */
    status: integer('status'),
    /** Reason of a missing response. */
    fault: text('fault'),
    /** First bytes of the response. */
    answer: text('answer'),
  },
  (t) => [index('webhook_attempts_delivery_idx').on(t.deliveryId, t.startedAt)],
)
