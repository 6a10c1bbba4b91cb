import { SCOPES, type Scope } from '#domain/api-keys.ts'
import { apiKeys } from '#server/features/developers/api-keys/table.ts'
import { beginningOf, hashOfKey, makeKey } from '#server/http/keys.ts'
import type { TestApp } from './server.ts'

/** Inserts a user's key without the verb that creates keys. */
export async function insertKey(
  app: TestApp,
  userId: string,
  scopes: readonly Scope[] = SCOPES,
  more: Partial<typeof apiKeys.$inferInsert> = {},
): Promise<{ id: string; key: string }> {
  const key = makeKey()
  const [row] = await app.db
    .insert(apiKeys)
    .values({ userId, name: 'Test', prefix: beginningOf(key), keyHash: hashOfKey(key), scopes: [...scopes], ...more })
    .returning({ id: apiKeys.id })
  return { id: row?.id ?? '', key }
}
