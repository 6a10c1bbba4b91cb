import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/database/columns.ts'

/** Details of a change, beside its author and time. */
export type AuditDetails = {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** Names of changed fields whose values are not recorded, because they are personal data. */
  fields?: string[]
  hospitalId?: string
}

/**
 * Audit log of changes to the catalogue and to accounts, and of break-glass access. A trigger
 * allows only inserts.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    /** Not a foreign key: the ID stays after the account is deleted, and then refers to nothing. */
    actorId: uuid('actor_id'),
    /** `hospital.update`, `doctor.create` … */
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    details: jsonb('details').$type<AuditDetails>(),
    /** Approximate network of the caller's address. Null for actions outside requests. */
    network: text('network'),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_events_created_idx').on(t.createdAt.desc(), t.id),
    index('audit_events_subject_idx').on(t.subjectId, t.createdAt.desc()),
    index('audit_events_actor_created_idx').on(t.actorId, t.createdAt.desc(), t.id),
  ],
)

/**
 * Reasons given for audited actions. They may contain personal data, so they are stored beside the
 * audit log, where erasure deletes them.
 */
export const auditReasons = pgTable(
  'audit_reasons',
  {
    eventId: uuid('event_id').primaryKey(),
    /** Record that the reason is about. */
    subjectId: uuid('subject_id'),
    reason: text('reason').notNull(),
  },
  (t) => [index('audit_reasons_subject_idx').on(t.subjectId)],
)

/** Hash chain over the audit log. Each link seals one event and the previous link. */
export const auditSeals = pgTable('audit_seals', {
  /** Position in the chain, from 1. */
  position: bigint('position', { mode: 'number' }).primaryKey(),
  eventId: uuid('event_id').notNull().unique('audit_seals_event_key'),
  /** SHA-256 of the previous hash and of the event, in hex. */
  hash: text('hash').notNull(),
})
