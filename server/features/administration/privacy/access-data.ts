/** Access data of an account: sessions, keys, webhooks and browsers, each without its secret. */
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#server/database/client.ts'
import { pushSubscriptions } from '#server/features/accounts/push/table.ts'
import { sessions } from '#server/features/accounts/users/table.ts'
import { apiKeys } from '#server/features/developers/api-keys/table.ts'
import { keyRequests } from '#server/features/developers/request-log/table.ts'
import { testKeys, testModes } from '#server/features/developers/test-mode/table.ts'
import { webhookEndpoints } from '#server/features/developers/webhooks/table.ts'

export const sessionsOf = (tx: Tx, userId: string) =>
  tx
    .select({
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.revokedAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(sessions.createdAt, sessions.id)

export const apiKeysOf = (tx: Tx, userId: string) =>
  tx
    .select({
      name: apiKeys.name,
      prefix: apiKeys.prefix,
      scopes: apiKeys.scopes,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      requests: sql<object[]>`array(select json_build_object('id', ${keyRequests.id}, 'at', ${keyRequests.at},
          'method', ${keyRequests.method}, 'path', ${keyRequests.path}, 'operation', ${keyRequests.operation},
          'status', ${keyRequests.status},
          'durationMs', ${keyRequests.durationMs}, 'code', ${keyRequests.code}, 'fields', ${keyRequests.fields})
        from ${keyRequests} where ${keyRequests.keyId} = ${apiKeys}.id order by ${keyRequests.at})`,
    })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(apiKeys.createdAt, apiKeys.id)

/** Returns the test mode of a developer. Its contents are examples, of nobody. */
export const testModesOf = (tx: Tx, userId: string) =>
  tx
    .select({
      createdAt: testModes.createdAt,
      lastUsedAt: testModes.lastUsedAt,
      keys: sql<string[]>`array(select ${testKeys.name} from ${testKeys}
        where ${testKeys.testModeId} = ${testModes.id} order by ${testKeys.createdAt})`,
    })
    .from(testModes)
    .where(eq(testModes.userId, userId))

export const webhooksOf = (tx: Tx, userId: string) =>
  tx
    .select({
      url: webhookEndpoints.url,
      description: webhookEndpoints.description,
      events: webhookEndpoints.events,
      createdAt: webhookEndpoints.createdAt,
    })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.ownerId, userId))
    .orderBy(webhookEndpoints.createdAt, webhookEndpoints.id)

/**
 * Returns the browsers with the name of their push service. The full address would let others send.
 */
export const pushBrowsersOf = (tx: Tx, userId: string) =>
  tx
    .select({
      service: sql<string>`substring(${pushSubscriptions.endpoint} from '^https?://[^/]+')`,
      userAgent: sessions.userAgent,
      createdAt: pushSubscriptions.createdAt,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(pushSubscriptions.createdAt, pushSubscriptions.id)
