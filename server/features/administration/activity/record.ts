import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { SUBJECT_KINDS } from '#domain/activity.ts'
import type { Page } from '#domain/paging.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { auditEvents, auditReasons } from '#server/features/accounts/audit/table.ts'
import { users } from '#server/features/accounts/users/table.ts'

const fields = z.record(z.string(), z.unknown())

/** Recorded action of a user. */
export const activityAnswer = z
  .object({
    id: z.uuid(),
    createdAt: instantAnswer,
    actorId: z.uuid().nullable(),
    actorName: z.string().nullable(),
    action: z.string(),
    kind: z.enum(SUBJECT_KINDS).nullable(),
    subjectId: z.uuid().nullable(),
    subjectName: z.string().nullable(),
    before: fields.nullable(),
    after: fields.nullable(),
    fields: z.array(z.string()).meta({ description: 'names of changed fields whose values are not kept' }),
    hospitalId: z.uuid().nullable(),
    reason: z.string().nullable(),
    network: z.string().nullable(),
  })
  .meta({ title: 'Activity' })
export type Activity = z.output<typeof activityAnswer>
export type ActivityPage = Page<Activity>

const detail = (name: string) => sql<string | null>`${auditEvents.details} ->> ${sql.raw(`'${name}'`)}`
const state = (name: string) => sql<Record<string, unknown> | null>`${auditEvents.details} -> ${sql.raw(`'${name}'`)}`

/** Columns of `audit_events` with the actor and the reason. */
export const activityColumns = {
  id: auditEvents.id,
  createdAt: instantOf(auditEvents.createdAt),
  actorId: auditEvents.actorId,
  actorName: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
  action: auditEvents.action,
  subjectId: auditEvents.subjectId,
  before: state('before'),
  after: state('after'),
  fields: sql<string[]>`coalesce(${auditEvents.details} -> 'fields', '[]')`,
  hospitalId: detail('hospitalId'),
  reason: auditReasons.reason,
  network: auditEvents.network,
} satisfies ColumnsOf<Omit<Activity, 'kind' | 'subjectName'>>
