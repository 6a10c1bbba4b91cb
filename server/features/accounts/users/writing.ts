import { eq, type SQL, sql } from 'drizzle-orm'
import { notificationsInput } from '#domain/notifications.ts'
import { languageInput, profileInput, timeZoneInput, travelDatesInput } from '#domain/users.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, editedAt, refuseStale } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { requireViewer } from '#server/viewer.ts'
import { type User, userColumns } from './record.ts'
import { users } from './table.ts'

/**
 * Updates the viewer's profile. Omitted fields stay unchanged. The sign-in address cannot be
 * changed here.
 */
export async function updateProfile(
  ctx: Context,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<User> {
  const viewer = requireViewer(ctx)
  const input = profileInput.parse(raw)
  return ctx.db.transaction(async (tx) => {
    const [current] = await tx.select().from(users).where(eq(users.id, viewer.id)).for('no key update')
    if (!current) throw new AppError('unauthenticated')
    refuseStale(current, { basedOn, input })
    return updateUser(tx, viewer.id, { ...input, updatedAt: editedAt(users.updatedAt) })
  })
}

/** Turns kinds of mail on and off. Omitted kinds stay unchanged. */
export async function updateNotifications(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireViewer(ctx)
  const chosen = JSON.stringify(notificationsInput.parse(raw))
  const stored = sql`coalesce(${users.preferences} -> 'notifications', '{}')`
  const preferences = sql`jsonb_set(${users.preferences}, '{notifications}', ${stored} || ${chosen}::jsonb)`
  return updateUser(ctx.db, viewer.id, { preferences })
}

/** Stores the language of the viewer's mails. */
export async function updateLanguage(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireViewer(ctx)
  const { language } = languageInput.parse(raw)
  return updateUser(ctx.db, viewer.id, { language })
}

/** Stores the language in which the viewer reads pages, for all browsers. */
export async function updatePageLanguage(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireViewer(ctx)
  const { language } = languageInput.parse(raw)
  const preferences = sql`${users.preferences} || ${JSON.stringify({ language })}::jsonb`
  return updateUser(ctx.db, viewer.id, { preferences })
}

/** Stores the days on which the viewer can be in Türkiye, for all browsers. Null removes them. */
export async function updateTravelDates(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireViewer(ctx)
  const { dates } = travelDatesInput.parse(raw)
  const preferences = sql`jsonb_strip_nulls(${users.preferences} || ${JSON.stringify({ travelDates: dates })}::jsonb)`
  return updateUser(ctx.db, viewer.id, { preferences })
}

/** Stores the time zone of the viewer's device, for the times in mails. Null removes it. */
export async function updateTimeZone(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireViewer(ctx)
  const { timeZone } = timeZoneInput.parse(raw)
  const preferences = sql`jsonb_strip_nulls(${users.preferences} || ${JSON.stringify({ timeZone })}::jsonb)`
  return updateUser(ctx.db, viewer.id, { preferences })
}

type Changes = { [Column in keyof typeof users.$inferInsert]?: (typeof users.$inferInsert)[Column] | SQL }

async function updateUser(db: Pick<Tx, 'update'>, id: string, changes: Changes): Promise<User> {
  const [user] = await db.update(users).set(changes).where(eq(users.id, id)).returning(userColumns)
  if (!user) throw new AppError('unauthenticated')
  return user
}

export function duplicateEmail(): AppError {
  const sentence = 'An account with this email address already exists.'
  return new AppError('duplicate_email', sentence, { fields: { email: sentence } })
}

/** Inserts a new account. Throws `duplicate_email` if the address has one, in any letter case. */
export async function addUser(tx: Tx, account: typeof users.$inferInsert): Promise<User> {
  const [user] = await tx
    .insert(users)
    .values(account)
    .onConflictDoNothing({ target: users.email })
    .returning(userColumns)
  if (!user) throw duplicateEmail()
  return user
}
