/** Test mode of developers: who a test key acts for, limits and input. */
import { z } from 'zod'
import { keyName } from './api-keys.ts'
import { sentence } from './sentences.ts'
import { WEBHOOK_EVENTS, webhookInput } from './webhooks.ts'

/** Accounts of a test mode: its patient, and the owner of its hospital. */
export const TEST_ACTORS = ['patient', 'owner'] as const
export type TestActor = (typeof TEST_ACTORS)[number]

export const TEST_ACTOR_NAMES: Record<TestActor, string> = {
  patient: sentence('The test patient'),
  owner: sentence('The owner of the test hospital'),
}

/** Maximum number of keys of a test mode. */
export const MAX_TEST_KEYS = 10
/** Days without use after which a test mode is deleted. */
export const UNUSED_DAYS = 30
/** Maximum time that a test clock is ahead, in days. It is longer than anyone can book ahead. */
export const MAX_AHEAD_DAYS = 400
const MOST_MINUTES = 7 * 24 * 60
/** Steps that the page offers, in minutes. */
export const CLOCK_STEPS = [
  { minutes: 60, name: sentence('+1 hour') },
  { minutes: 24 * 60, name: sentence('+1 day') },
  { minutes: MOST_MINUTES, name: sentence('+1 week') },
] as const
/** Mails of a test mode that are kept for reading, newest first. */
export const KEPT_MAILS = 100

const WRONG_STEP = sentence('Please choose between 1 and {{count}} minutes', { count: MOST_MINUTES })
export const clockInput = z.object({ minutes: z.int(WRONG_STEP).min(1, WRONG_STEP).max(MOST_MINUTES, WRONG_STEP) })

const actsFor = z.enum(TEST_ACTORS, 'Please choose who it acts for')
export const testKeyInput = z.object({ name: keyName, actsFor })
export const testWebhookInput = webhookInput.omit({ hospitalId: true, description: true }).extend({ actsFor })
export const testEventInput = z.object({ event: z.enum(WEBHOOK_EVENTS, 'There is no such event') })
