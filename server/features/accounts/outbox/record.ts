import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { MAIL_STATES, type MailState } from '#domain/mail-queue.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { requests } from '#server/features/administration/requests/table.ts'
import { outbox } from './table.ts'

/** Mail that was given up. It contains neither its recipient nor its content. */
export const deadLetterAnswer = z
  .object({
    id: z.string(),
    kind: z.string(),
    attempts: z.number().int(),
    lastError: z.string().nullable(),
    failedAt: instantAnswer,
    createdAt: instantAnswer,
  })
  .meta({ title: 'DeadLetter' })
export type DeadLetter = z.output<typeof deadLetterAnswer>

export const deadLetterColumns = {
  id: outbox.id,
  kind: outbox.kind,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  // Never null for a dead letter.
  failedAt: instantOf(outbox.failedAt) as SQL<string>,
  createdAt: instantOf(outbox.createdAt),
} satisfies ColumnsOf<DeadLetter>

/** Mail of the queue. It shows as much of the recipient as support needs, and never the content. */
export const queuedMailAnswer = z
  .object({
    id: z.string(),
    kind: z.string(),
    state: z.enum(MAIL_STATES),
    to: z.string().nullable().meta({ description: 'masked address; null if no longer known' }),
    attempts: z.number().int(),
    lastError: z.string().nullable().meta({ description: 'last error, without personal data' }),
    createdAt: instantAnswer,
    availableAt: instantAnswer.meta({ description: 'time of the next attempt' }),
    doneAt: instantAnswer.nullable().meta({ description: 'time of completion' }),
    failedAt: instantAnswer.nullable().meta({ description: 'time of the final failure' }),
  })
  .meta({ title: 'QueuedMail' })
export type QueuedMail = z.output<typeof queuedMailAnswer>

/** Value of `last_error` for a mail removed by an administrator. */
export const DROPPED = 'dropped'

/** Columns of the outbox joined with the recipient. The address is masked after reading. */
export const queuedMailColumns = {
  id: outbox.id,
  kind: outbox.kind,
  state: sql<MailState>`case when ${outbox.failedAt} is not null then 'failed' when ${outbox.sentAt} is null then 'waiting'
    when ${outbox.lastError} = ${sql.raw(`'${DROPPED}'`)} then 'dropped' when ${outbox.lastError} like 'skipped:%' then 'skipped' else 'sent' end`,
  to: sql<string | null>`coalesce(${users.email}, ${requests.email})`,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  createdAt: instantOf(outbox.createdAt),
  availableAt: instantOf(outbox.availableAt),
  doneAt: instantOf(outbox.sentAt),
  failedAt: instantOf(outbox.failedAt),
} satisfies ColumnsOf<QueuedMail>

const count = z.int().min(0)
export const mailSummaryAnswer = z.object({ waiting: count, failed: count }).meta({ title: 'MailSummary' })
export type MailSummary = z.output<typeof mailSummaryAnswer>
