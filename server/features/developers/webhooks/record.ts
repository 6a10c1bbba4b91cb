import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Page } from '#domain/paging.ts'
import { DELIVERY_STATES, type DeliveryState, WEBHOOK_ENDS, WEBHOOK_EVENTS } from '#domain/webhooks.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from './table.ts'

/** Webhook as its owner sees it. */
const webhookAnswer = z
  .object({
    id: z.uuid(),
    hospitalId: z.uuid().nullable(),
    url: z.string(),
    description: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    enabled: z.boolean(),
    offSince: instantAnswer.nullable(),
    offBecause: z.enum(WEBHOOK_ENDS).nullable(),
    failingSince: instantAnswer.nullable(),
    createdAt: instantAnswer,
  })
  .meta({ title: 'Webhook' })
export type Webhook = z.output<typeof webhookAnswer>

export const webhookColumns = {
  id: webhookEndpoints.id,
  hospitalId: webhookEndpoints.hospitalId,
  url: webhookEndpoints.url,
  description: webhookEndpoints.description,
  events: webhookEndpoints.events,
  enabled: sql<boolean>`${webhookEndpoints.offSince} is null`,
  offSince: instantOf(webhookEndpoints.offSince),
  offBecause: webhookEndpoints.offBecause,
  failingSince: instantOf(webhookEndpoints.failingSince),
  createdAt: instantOf(webhookEndpoints.createdAt),
} satisfies ColumnsOf<Webhook>

/** Secret of a webhook, returned only once. */
const webhookSecretAnswer = z
  .object({ id: z.uuid(), secret: z.string(), webhook: webhookAnswer })
  .meta({ title: 'WebhookSecret' })
export type WebhookSecret = z.output<typeof webhookSecretAnswer>

const webhookAttemptAnswer = z
  .object({
    id: z.uuid(),
    startedAt: instantAnswer,
    durationMs: z.int(),
    status: z.int().nullable(),
    fault: z.string().nullable(),
    answer: z.string().nullable(),
  })
  .meta({ title: 'WebhookAttempt' })
export type WebhookAttempt = z.output<typeof webhookAttemptAnswer>

export const attemptColumns = {
  id: webhookAttempts.id,
  startedAt: instantOf(webhookAttempts.startedAt),
  durationMs: webhookAttempts.durationMs,
  status: webhookAttempts.status,
  fault: webhookAttempts.fault,
  answer: webhookAttempts.answer,
} satisfies ColumnsOf<WebhookAttempt>

/** A past or waiting delivery to a webhook. */
const webhookDeliveryAnswer = z
  .object({
    id: z.uuid(),
    event: z.string(),
    state: z.enum(DELIVERY_STATES),
    payload: z.string(),
    createdAt: instantAnswer,
    nextAttemptAt: instantAnswer.nullable(),
    attempts: z.array(webhookAttemptAnswer),
  })
  .meta({ title: 'WebhookDelivery' })
export type WebhookDelivery = z.output<typeof webhookDeliveryAnswer>
export type WebhookDeliveryPage = Page<WebhookDelivery>

const { deliveredAt, failedAt, availableAt } = webhookDeliveries

export const deliveryColumns = {
  id: webhookDeliveries.id,
  event: webhookDeliveries.event,
  state: sql<DeliveryState>`case when ${deliveredAt} is not null then 'delivered' when ${failedAt} is not null then 'failed' else 'waiting' end`,
  payload: sql<string>`${webhookDeliveries.payload}::text`,
  createdAt: instantOf(webhookDeliveries.createdAt),
  nextAttemptAt: sql<
    string | null
  >`case when ${deliveredAt} is null and ${failedAt} is null then ${instantOf(availableAt)} end`,
} satisfies ColumnsOf<Omit<WebhookDelivery, 'attempts'>>
