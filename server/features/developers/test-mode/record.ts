import { z } from 'zod'
import { TEST_ACTORS } from '#domain/test-mode.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import type { Webhook, WebhookDelivery } from '#server/features/developers/webhooks/record.ts'
import type { TestMail } from './kept-mails.ts'
import { testKeys } from './table.ts'

/** Key of a test mode as its owner sees it, without the secret. */
const testKeyAnswer = z
  .object({
    id: z.uuid(),
    name: z.string(),
    prefix: z.string(),
    actsFor: z.enum(TEST_ACTORS),
    createdAt: instantAnswer,
  })
  .meta({ title: 'TestKey' })
export type TestKey = z.output<typeof testKeyAnswer>

export const testKeyColumns = {
  id: testKeys.id,
  name: testKeys.name,
  prefix: testKeys.prefix,
  actsFor: testKeys.actsFor,
  createdAt: instantOf(testKeys.createdAt),
} satisfies ColumnsOf<TestKey>

/** Response to the creation of a test key, sent only once. */
export type NewTestKey = { id: string; secret: string; testKey: TestKey }

/** Record of a test mode that calls need the ID of. */
export type TestRecord = { id: string; name: string }

/** Test mode with everything that its page shows. */
export type TestMode = {
  id: string
  /** Time of its clock. */
  now: string
  /** Time that its clock is ahead, in minutes. */
  aheadMinutes: number
  hospital: TestRecord
  services: TestRecord[]
  doctors: TestRecord[]
  patientId: string
  ownerId: string
  keys: TestKey[]
  webhooks: Webhook[]
  deliveries: WebhookDelivery[]
  mails: TestMail[]
}
