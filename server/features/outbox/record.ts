import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { outbox } from './table.ts'

/** A mail that was given up. It names nobody: neither whose it is nor what it says. */
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
  // Never null in a row that was given up.
  failedAt: instantOf(outbox.failedAt) as SQL<string>,
  createdAt: instantOf(outbox.createdAt),
} satisfies ColumnsOf<DeadLetter>
