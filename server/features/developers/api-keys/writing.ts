import { and, eq } from 'drizzle-orm'
import { apiKeyInput, apiKeyRenaming, MAX_API_KEYS, scopesFor } from '#domain/api-keys.ts'
import { isUuid } from '#domain/fields.ts'
import { sentence } from '#domain/sentences.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { proveIdentity } from '#server/features/accounts/auth/identity.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { beginningOf, hashOfKey, makeKey } from '#server/http/keys.ts'
import { takeFrom } from '#server/limits.ts'
import { requireViewer } from '#server/viewer.ts'
import { type ApiKey, apiKeyColumns, type NewApiKey } from './record.ts'
import { apiKeys, isActiveKey } from './table.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Locks the row of the user, so that several keys are created one after the other. */
async function requireRoom(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const alive = await tx.$count(apiKeys, and(eq(apiKeys.userId, userId), isActiveKey(now)))
  if (alive >= MAX_API_KEYS)
    throw new AppError('conflict', 'You have {{count}} API keys. Please revoke one before you create another.', {
      params: { count: alive },
    })
}

/**
 * Creates a key, which is returned only once. The owner has to prove their identity, so that a
 * stolen session cannot obtain a key.
 */
export async function createApiKey(ctx: Context, raw: unknown): Promise<NewApiKey> {
  const viewer = requireViewer(ctx)
  const { name, scopes, expiresInDays, ...proof } = apiKeyInput.parse(raw)
  const allowed = scopesFor(viewer)
  if (scopes.some((scope) => !allowed.includes(scope))) {
    const message = sentence('Only hospital staff can give a key the scopes of the portal')
    throw new AppError('bad_input', message, { fields: { scopes: message } })
  }
  await proveIdentity(ctx, viewer, proof)
  const now = ctx.clock()
  const secret = makeKey()
  return ctx.db.transaction(async (tx) => {
    await requireRoom(tx, viewer.id, now)
    await takeFrom(ctx, { what: 'api-key', who: viewer.id, most: 30, seconds: 24 * 60 * 60 }, { db: tx })
    const [made] = await tx
      .insert(apiKeys)
      .values({
        userId: viewer.id,
        name,
        prefix: beginningOf(secret),
        keyHash: hashOfKey(secret),
        scopes,
        createdAt: now,
        expiresAt: expiresInDays ? new Date(now.getTime() + expiresInDays * DAY_MS) : null,
      })
      .returning(apiKeyColumns)
    if (!made) throw new AppError('internal')
    await recordAudit(tx, ctx, 'api_key.create', made.id, {
      after: { scopes, expiresAt: made.expiresAt },
      hospitalId: viewer.hospitalId,
    })
    await queueMail(tx, now, { kind: 'account.api_key_created', userId: viewer.id })
    return { id: made.id, secret, apiKey: made }
  })
}

type Change = { action: string; set: Partial<typeof apiKeys.$inferInsert> }

/** Changes one of the viewer's active keys. Keys of other users count as not found. */
async function change(ctx: Context, id: string, { action, set }: Change): Promise<ApiKey> {
  const viewer = requireViewer(ctx)
  return ctx.db.transaction(async (tx) => {
    const [changed] = isUuid(id)
      ? await tx
          .update(apiKeys)
          .set(set)
          .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, viewer.id), isActiveKey(ctx.clock())))
          .returning(apiKeyColumns)
      : []
    if (!changed) throw new AppError('not_found', 'API key not found.')
    await recordAudit(tx, ctx, action, changed.id, { hospitalId: viewer.hospitalId })
    return changed
  })
}

export async function renameApiKey(ctx: Context, id: string, raw: unknown): Promise<ApiKey> {
  requireViewer(ctx)
  const { name } = apiKeyRenaming.parse(raw)
  return change(ctx, id, { action: 'api_key.rename', set: { name } })
}

/** Revokes a key, its tokens and its open streams, at once and for good. */
export const revokeApiKey = (ctx: Context, id: string): Promise<ApiKey> =>
  change(ctx, id, { action: 'api_key.revoke', set: { revokedAt: ctx.clock() } })
