import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { settings } from './table.ts'

/** How much one person may do, unless the operator's settings say otherwise: rows of `settings` with these keys. */
export const LIMITS = {
  /** Messages of one person in one conversation. */
  messagesPerHour: 30,
} as const

const decided = z.number().int().min(0).max(1_000_000)

/** The limit that holds now. A setting that does not fit is passed over, and the log says so. */
export async function getLimit({ db, log }: Pick<Context, 'db' | 'log'>, name: keyof typeof LIMITS): Promise<number> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, name))
  if (!row) return LIMITS[name]
  const parsed = decided.safeParse(row.value)
  if (parsed.success) return parsed.data
  log.warn({ key: name }, 'a setting does not fit and is passed over')
  return LIMITS[name]
}
