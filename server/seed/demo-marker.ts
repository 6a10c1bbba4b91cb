import { eq } from 'drizzle-orm'
import type { Db, Tx } from '#server/database/client.ts'
import { settings } from '#server/features/accounts/settings/table.ts'

/** Key of the setting that is stored with the demo data. */
export const DEMO_MARKER = 'demo'

/** Whether the demo data have been loaded into this database. */
export const isDemoLoaded = async (db: Db | Tx): Promise<boolean> =>
  (await db.select({ key: settings.key }).from(settings).where(eq(settings.key, DEMO_MARKER))).length > 0
