import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/database/columns.ts'
import { users } from '#server/features/users/table.ts'

/** What is kept of a change beside who made it and when. */
export type AuditDetails = {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  hospitalId?: string
  reason?: string
}

/** Who changed what in the catalogue and among the users, and opened what is not theirs. Rows are only ever added: a trigger sees to it. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** `hospital.update`, `doctor.create` … */
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    details: jsonb('details').$type<AuditDetails>(),
    /** From where: the neighbourhood of the caller's address. Null for what nobody's request has done. */
    network: text('network'),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_events_created_idx').on(t.createdAt.desc(), t.id),
    index('audit_events_subject_idx').on(t.subjectId, t.createdAt.desc()),
    index('audit_events_actor_created_idx').on(t.actorId, t.createdAt.desc(), t.id),
  ],
)
