import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { QuotePoint, QuoteTopic } from '#domain/quotes/points.ts'
import type { QuoteAsker } from '#domain/quotes/states.ts'
import { type ColumnsOf, instantOf } from '#server/database/record.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { quoteQuestions } from './table.ts'

export type QuoteQuestion = {
  id: string
  recipientId: string
  asker: QuoteAsker
  point: QuotePoint | null
  topic: QuoteTopic | null
  text: string
  /** Null for questions of the patient. */
  askedBy: string | null
  askedAt: string
  answer: string | null
  answeredVersion: number | null
  /** Null for answers of the patient. */
  answeredBy: string | null
  answeredAt: string | null
}

/** Member of staff who answered. `users` is who asked. */
export const answerers = alias(users, 'answerers')

export const questionColumns = {
  id: quoteQuestions.id,
  recipientId: quoteQuestions.recipientId,
  asker: quoteQuestions.asker,
  point: quoteQuestions.point,
  topic: quoteQuestions.topic,
  text: quoteQuestions.text,
  askedBy: sql<string | null>`case ${quoteQuestions.asker} when 'hospital' then ${users.firstName} end`,
  askedAt: instantOf(quoteQuestions.askedAt),
  answer: quoteQuestions.answer,
  answeredVersion: quoteQuestions.answeredVersion,
  answeredBy: sql<string | null>`${answerers.firstName}`,
  answeredAt: instantOf(quoteQuestions.answeredAt),
} satisfies ColumnsOf<QuoteQuestion>
