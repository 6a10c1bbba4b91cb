import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { clockInput, testWebhookInput } from '#domain/test-mode.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { listWebhooks } from '#server/features/developers/webhooks/reading.ts'
import type { WebhookSecret } from '#server/features/developers/webhooks/record.ts'
import { createWebhook, deleteWebhook } from '#server/features/developers/webhooks/writing.ts'
import { takeFrom } from '#server/limits.ts'
import type { TestModes } from '#server/test-mode/test-modes.ts'
import { requireViewer } from '#server/viewer.ts'
import { testIdOf } from './accounts.ts'
import { insertKeys } from './keys.ts'
import { describeTestMode, findTestMode, inTestMode, requireTestMode, requireTestModes, unlessGone } from './reading.ts'
import type { TestMode } from './record.ts'
import { testKeys, testModes } from './table.ts'

const HOUR = 60 * 60
const TOO_OFTEN = 'Too many changes of the test mode. Please wait a little.'

const takeChange = (ctx: Context, what: string, most: number) =>
  takeFrom(ctx, { what, who: requireViewer(ctx).id, most, seconds: HOUR, sentence: TOO_OFTEN })

/** Drops a database that nothing refers to any more. A job tries again what fails here. */
const dropLater = ({ log }: Context, modes: TestModes, database: string) =>
  modes.drop(database).catch((err) => log.warn({ err }, 'the database of a test mode was not dropped'))

/**
 * Switches the viewer's test mode on. One that is on stays as it is, and one whose data are gone is
 * refilled.
 */
export async function switchOnTestMode(ctx: Context): Promise<TestMode> {
  const viewer = requireViewer(ctx)
  const modes = await requireTestModes(ctx)
  if (await findTestMode(ctx)) return (await unlessGone(describeTestMode(ctx))) ?? resetTestMode(ctx)
  await takeChange(ctx, 'test-mode', 10)
  if ((await ctx.db.$count(testModes)) >= ctx.config.testModes)
    throw new AppError('conflict', 'All test modes of this installation are taken. Please try again later.')
  const id = v7()
  const now = ctx.clock()
  const database = await modes.create(id, now)
  const inserted = await ctx.db
    .insert(testModes)
    .values({ id, userId: viewer.id, database, createdAt: now, lastUsedAt: now })
    .onConflictDoNothing()
    .returning({ id: testModes.id })
  if (inserted.length === 0) await dropLater(ctx, modes, database)
  return describeTestMode(ctx)
}

/** Switches the viewer's test mode off and deletes everything in it. */
export async function switchOffTestMode(ctx: Context): Promise<void> {
  const { row, modes } = await requireTestMode(ctx)
  await ctx.db.delete(testModes).where(eq(testModes.id, row.id))
  await dropLater(ctx, modes, row.database)
}

/**
 * Empties and refills the viewer's test mode. Its keys and IDs stay, and its clock shows the real
 * time.
 */
export async function resetTestMode(ctx: Context): Promise<TestMode> {
  const { row, modes } = await requireTestMode(ctx)
  await takeChange(ctx, 'test-mode', 10)
  const database = await modes.create(row.id, ctx.clock())
  // Opens it, which takes too long for a transaction.
  await modes.within(database, async () => undefined)
  const replaced = await ctx.db.transaction(async (tx) => {
    const [current] = await tx.select().from(testModes).where(eq(testModes.id, row.id)).for('update')
    if (!current) return database
    const keys = await tx.select().from(testKeys).where(eq(testKeys.testModeId, row.id))
    await modes.within(database, (testCtx) => insertKeys(testCtx, keys))
    await tx.update(testModes).set({ database }).where(eq(testModes.id, row.id))
    return current.database
  })
  await dropLater(ctx, modes, replaced)
  return describeTestMode(ctx)
}

/** Moves the clock of the viewer's test mode forward. Reminders, expiries and webhooks follow. */
export async function advanceTestClock(ctx: Context, raw: unknown): Promise<TestMode> {
  const { row, modes } = await requireTestMode(ctx)
  const { minutes } = clockInput.parse(raw)
  await takeChange(ctx, 'test-clock', 60)
  if (!(await modes.advance(row.database, minutes)))
    throw new AppError('conflict', 'The clock cannot be moved any further. Reset the test mode to start again.')
  return describeTestMode(ctx)
}

/** Adds a webhook for the events of one account of the test mode. */
export async function createTestWebhook(ctx: Context, raw: unknown): Promise<WebhookSecret> {
  await requireTestMode(ctx)
  const { actsFor, ...input } = testWebhookInput.parse(raw)
  return inTestMode(ctx, actsFor, (testCtx, { id }) =>
    createWebhook(testCtx, { ...input, hospitalId: actsFor === 'owner' ? testIdOf(id, 'hospital') : null }),
  )
}

export async function deleteTestWebhook(ctx: Context, id: string): Promise<TestMode> {
  const isHospitals = await inTestMode(ctx, 'owner', async (testCtx) =>
    (await listWebhooks(testCtx, {})).some((webhook) => webhook.id === id),
  )
  await inTestMode(ctx, isHospitals ? 'owner' : 'patient', (testCtx) => deleteWebhook(testCtx, id))
  return describeTestMode(ctx)
}
