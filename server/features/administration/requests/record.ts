import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { UI_LANGUAGES } from '#domain/languages.ts'
import type { Page } from '#domain/paging.ts'
import { REQUEST_EVENTS, REQUEST_KINDS, REQUEST_STATES } from '#domain/requests.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { requestEvents, requestFiles, requests } from './table.ts'

const maybe = z.string().nullable()

/** Request as administrators see it. */
export const requestAnswer = z
  .object({
    id: z.uuid(),
    number: z.string(),
    kind: z.enum(REQUEST_KINDS),
    state: z.enum(REQUEST_STATES),
    name: maybe,
    company: maybe,
    email: z.string(),
    phone: maybe,
    subject: maybe,
    message: maybe,
    details: z.record(z.string(), z.string()).meta({ description: 'additional fields of the form, by name' }),
    language: z.enum(UI_LANGUAGES),
    ownerId: z.uuid().nullable(),
    ownerName: maybe,
    dueOn: z.iso.date().meta({ description: 'day by which an answer was promised' }),
    answeredAt: instantAnswer.nullable(),
    createdAt: instantAnswer,
    updatedAt: instantAnswer,
  })
  .meta({ title: 'DeskRequest' })
export type DeskRequest = z.output<typeof requestAnswer>
export type DeskRequestPage = Page<DeskRequest>

/** Full name of the joined user. */
const fullName = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`

/** Content of a request and its state. */
export const writtenColumns = {
  number: requests.number,
  kind: requests.kind,
  state: requests.state,
  name: requests.name,
  company: requests.company,
  email: requests.email,
  phone: requests.phone,
  subject: requests.subject,
  message: requests.message,
  details: requests.details,
}

/** Columns of requests joined with the administrator in charge. */
export const requestColumns = {
  ...writtenColumns,
  id: requests.id,
  language: requests.language,
  ownerId: requests.ownerId,
  ownerName: fullName,
  dueOn: requests.dueOn,
  answeredAt: instantOf(requests.answeredAt),
  createdAt: instantOf(requests.createdAt),
  updatedAt: instantOf(requests.updatedAt),
} satisfies ColumnsOf<DeskRequest>

/** Event of a request, including notes of the administrators. */
const eventAnswer = z.object({
  id: z.uuid(),
  kind: z.enum(REQUEST_EVENTS),
  actorName: maybe,
  fromState: z.enum(REQUEST_STATES).nullable(),
  toState: z.enum(REQUEST_STATES).nullable(),
  text: maybe.meta({ description: 'text of the note or the answer, or name of the new owner' }),
  createdAt: instantAnswer,
})
export type RequestEvent = z.output<typeof eventAnswer> & { requestId: string }

/** Columns of events joined with the user who acted. */
export const requestEventColumns = {
  id: requestEvents.id,
  requestId: requestEvents.requestId,
  kind: requestEvents.kind,
  actorName: fullName,
  fromState: requestEvents.fromState,
  toState: requestEvents.toState,
  text: requestEvents.text,
  createdAt: instantOf(requestEvents.createdAt),
} satisfies ColumnsOf<RequestEvent>

const fileAnswer = z.object({ id: z.uuid(), name: z.string(), size: z.int(), type: z.string() })
export type RequestFile = z.output<typeof fileAnswer> & { requestId: string }

export const requestFileColumns = {
  id: requestFiles.id,
  // Never null for a file that is read, because it belongs to a request by then.
  requestId: sql`${requestFiles.requestId}` as SQL<string>,
  name: requestFiles.name,
  size: requestFiles.size,
  type: requestFiles.type,
} satisfies ColumnsOf<RequestFile>

const count = z.int().min(0)
export const requestSummaryAnswer = z
  .object({ open: count, overdue: count, unowned: count })
  .meta({ title: 'RequestSummary' })
export type RequestSummary = z.output<typeof requestSummaryAnswer>

/** Response to the sender of a request. */
const sentAnswer = z.object({ number: z.string(), answerBy: z.iso.date() }).meta({ title: 'SentRequest' })
export type SentRequest = z.output<typeof sentAnswer>

/** File that was uploaded before its request was sent. */
export const sentFileAnswer = z
  .object({
    id: z.uuid().meta({ description: 'The `file` of the request it belongs to.' }),
    name: z.string().meta({ description: 'Original file name.' }),
  })
  .meta({ title: 'SentFile' })
