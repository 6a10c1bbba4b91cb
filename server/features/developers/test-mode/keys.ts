import { and, eq } from 'drizzle-orm'
import { SCOPES, scopesFor, TEST_KEY_PREFIX } from '#domain/api-keys.ts'
import { isUuid } from '#domain/fields.ts'
import { MAX_TEST_KEYS, testKeyInput } from '#domain/test-mode.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { apiKeys } from '#server/features/developers/api-keys/table.ts'
import { beginningOf, hashOfKey, makeKey } from '#server/http/keys.ts'
import { takeFrom } from '#server/limits.ts'
import { requireViewer } from '#server/viewer.ts'
import { testIdOf } from './accounts.ts'
import { describeTestMode, inTestMode, requireTestMode } from './reading.ts'
import { type NewTestKey, type TestMode, testKeyColumns } from './record.ts'
import { testKeys, testModes } from './table.ts'

type TestKeyRow = typeof testKeys.$inferSelect

/** Makes keys known to their test mode, where they act for its accounts with all their scopes. */
export async function insertKeys({ db }: Pick<Context, 'db'>, keys: readonly TestKeyRow[]): Promise<void> {
  if (keys.length === 0) return
  const rows = keys.map(({ id, testModeId, actsFor, ...key }) => ({
    ...key,
    id,
    userId: testIdOf(testModeId, actsFor),
    scopes: [...(actsFor === 'owner' ? SCOPES : scopesFor({ role: 'user' }))],
  }))
  await db.insert(apiKeys).values(rows).onConflictDoNothing()
}

/**
 * Creates a test key, which is returned only once. It needs no password, because it reaches nothing
 * but the test mode.
 */
export async function createTestKey(ctx: Context, raw: unknown): Promise<NewTestKey> {
  const { row, modes } = await requireTestMode(ctx)
  const { name, actsFor } = testKeyInput.parse(raw)
  await takeFrom(ctx, { what: 'test-key', who: requireViewer(ctx).id, most: 60, seconds: 60 * 60 })
  const secret = makeKey(TEST_KEY_PREFIX)
  // Opens it, which takes too long for a transaction.
  await modes.within(row.database, async () => undefined)
  return ctx.db.transaction(async (tx) => {
    // A reset waits, so that it takes this key along.
    const [mode] = await tx.select().from(testModes).where(eq(testModes.id, row.id)).for('update')
    if (!mode) throw new AppError('not_found', 'Your test mode is switched off.')
    const count = await tx.$count(testKeys, eq(testKeys.testModeId, row.id))
    if (count >= MAX_TEST_KEYS)
      throw new AppError('conflict', 'You have {{count}} test keys. Please revoke one before you create another.', {
        params: { count },
      })
    const [made] = await tx
      .insert(testKeys)
      .values({
        testModeId: row.id,
        name,
        actsFor,
        prefix: beginningOf(secret),
        keyHash: hashOfKey(secret),
        createdAt: ctx.clock(),
      })
      .returning()
    const [testKey] = await tx
      .select(testKeyColumns)
      .from(testKeys)
      .where(eq(testKeys.id, made?.id ?? ''))
    if (!made || !testKey) throw new AppError('internal')
    await modes.within(mode.database, (testCtx) => insertKeys(testCtx, [made]))
    return { id: made.id, secret, testKey }
  })
}

/** Revokes a key of the viewer's test mode at once and for good. */
export async function revokeTestKey(ctx: Context, id: string): Promise<TestMode> {
  const { row } = await requireTestMode(ctx)
  const isOfMode = and(eq(testKeys.id, id), eq(testKeys.testModeId, row.id))
  const revoked = isUuid(id) ? await ctx.db.delete(testKeys).where(isOfMode).returning({ id: testKeys.id }) : []
  if (revoked.length === 0) throw new AppError('not_found', 'API key not found.')
  await inTestMode(ctx, 'owner', ({ db }) => db.delete(apiKeys).where(eq(apiKeys.id, id)))
  return describeTestMode(ctx)
}
