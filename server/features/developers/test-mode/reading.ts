import { asc, desc, eq, inArray, lt, and } from 'drizzle-orm'
import type { TestActor } from '#domain/test-mode.ts'
import type { Context } from '#server/context.ts'
import { byOwner } from '#server/database/record.ts'
import { AppError } from '#server/errors.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { attemptColumns, deliveryColumns, webhookColumns } from '#server/features/developers/webhooks/record.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#server/features/developers/webhooks/table.ts'
import { TestDataGone } from '#server/test-mode/data-gone.ts'
import type { TestModes } from '#server/test-mode/test-modes.ts'
import { requireViewer } from '#server/viewer.ts'
import { actingAs, testIdOf } from './accounts.ts'
import { listKeptMails } from './kept-mails.ts'
import { type TestMode, testKeyColumns } from './record.ts'
import { testKeys, testModes } from './table.ts'

export type TestModeRow = typeof testModes.$inferSelect

const UNAVAILABLE = 'Test mode is not available on this installation.'
const USE_MS = 60 * 60 * 1000
const MINUTE = 60_000
/** Deliveries on the page. */
const SHOWN = 20

/** Returns the test modes of this installation, or throws 409 where none can be made. */
export async function requireTestModes({ testModes: modes }: Context): Promise<TestModes> {
  if (!modes || !(await modes.isAvailable())) throw new AppError('conflict', UNAVAILABLE)
  return modes
}

/** Returns whether the viewer can switch a test mode on here. */
export async function isTestModeAvailable(ctx: Context): Promise<boolean> {
  requireViewer(ctx)
  return (await ctx.testModes?.isAvailable()) ?? false
}

export async function findTestMode(ctx: Context): Promise<TestModeRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(testModes)
    .where(eq(testModes.userId, requireViewer(ctx).id))
  return row
}

/** Returns the viewer's test mode and notes its use. */
export async function requireTestMode(ctx: Context): Promise<{ row: TestModeRow; modes: TestModes }> {
  const row = await findTestMode(ctx)
  if (!row) throw new AppError('not_found', 'Your test mode is switched off.')
  if (!ctx.testModes) throw new AppError('conflict', UNAVAILABLE)
  const now = ctx.clock()
  await ctx.db
    .update(testModes)
    .set({ lastUsedAt: now })
    .where(and(eq(testModes.id, row.id), lt(testModes.lastUsedAt, new Date(now.getTime() - USE_MS))))
  return { row, modes: ctx.testModes }
}

type TestWork<T> = (testCtx: Context, row: TestModeRow) => Promise<T>

/** Returns null instead of a test mode whose data are gone. */
export const unlessGone = (mode: Promise<TestMode>): Promise<TestMode | null> =>
  mode.catch((error) => {
    if (error instanceof TestDataGone) return null
    throw error
  })

/** Runs work in the viewer's test mode as one of its accounts. */
export async function inTestMode<T>(ctx: Context, actor: TestActor, work: TestWork<T>): Promise<T> {
  const { row, modes } = await requireTestMode(ctx)
  return modes.within(row.database, (testCtx) => work(actingAs(testCtx, row.id, actor), row))
}

async function listDeliveries({ db }: Context) {
  const rows = await db
    .select(deliveryColumns)
    .from(webhookDeliveries)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.number))
    .limit(SHOWN)
  const attempts = await db
    .select({ owner: webhookAttempts.deliveryId, item: attemptColumns })
    .from(webhookAttempts)
    .where(
      inArray(
        webhookAttempts.deliveryId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(desc(webhookAttempts.startedAt), desc(webhookAttempts.id))
  const ofEach = byOwner(attempts)
  return rows.map((row) => ({ ...row, attempts: ofEach.get(row.id) ?? [] }))
}

/** Returns the viewer's test mode. Null if it is switched off, or its data are gone. */
export async function getTestMode(ctx: Context): Promise<TestMode | null> {
  return (await findTestMode(ctx)) ? unlessGone(describeTestMode(ctx)) : null
}

/** Returns the viewer's test mode, which has to be on. */
export async function describeTestMode(ctx: Context): Promise<TestMode> {
  const keysOf = (id: string) =>
    ctx.db.select(testKeyColumns).from(testKeys).where(eq(testKeys.testModeId, id)).orderBy(desc(testKeys.createdAt))
  return inTestMode(ctx, 'owner', async (testCtx, { id }) => {
    const { db, clock } = testCtx
    const hospitalId = testIdOf(id, 'hospital')
    const now = clock()
    const [keys, hospital, services, staff, webhooks, deliveries, mails] = await Promise.all([
      keysOf(id),
      db.select({ id: hospitals.id, name: hospitals.name }).from(hospitals).where(eq(hospitals.id, hospitalId)),
      db
        .select({ id: healthServices.id, name: healthServices.name })
        .from(healthServices)
        .orderBy(asc(healthServices.name))
        .limit(50),
      db.select({ id: doctors.id, name: doctors.fullName }).from(doctors).orderBy(asc(doctors.fullName)).limit(50),
      db.select(webhookColumns).from(webhookEndpoints).orderBy(desc(webhookEndpoints.createdAt)).limit(50),
      listDeliveries(testCtx),
      listKeptMails(testCtx),
    ])
    return {
      id,
      now: now.toISOString(),
      aheadMinutes: Math.round((now.getTime() - Date.now()) / MINUTE),
      hospital: hospital[0] ?? { id: hospitalId, name: '' },
      services,
      doctors: staff,
      patientId: testIdOf(id, 'patient'),
      ownerId: testIdOf(id, 'owner'),
      keys,
      webhooks,
      deliveries,
      mails,
    }
  })
}
