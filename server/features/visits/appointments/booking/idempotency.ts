/** Idempotency keys. A repeated booking creates only one appointment. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { requiredText } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { insertion } from '#server/database/insertion.ts'
import { statement } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import type { Viewer } from '#server/viewer.ts'
import { idempotencyKeys } from '../table.ts'

/** Key with a digest of its request. */
type Key = { key: string; hash: string }

const repeat = z.object({ idempotencyKey: requiredText('The idempotency key must not be empty', 200) })

export function keyOf(rawKey: string | null | undefined, input: object): Key | null {
  if (rawKey == null) return null
  const { idempotencyKey: key } = repeat.parse({ idempotencyKey: rawKey })
  return { key, hash: createHash('sha256').update(JSON.stringify(input)).digest('base64url') }
}

const findKey = statement<{ appointmentId: string | null; hash: string }, { userId: string; key: string }>(
  () => sql`select ${idempotencyKeys.appointmentId} as "appointmentId", ${idempotencyKeys.requestHash} as hash from ${idempotencyKeys}
    where ${idempotencyKeys.userId} = ${sql.placeholder('userId')} and ${idempotencyKeys.key} = ${sql.placeholder('key')}`,
)
const insertKeys = insertion(idempotencyKeys, ['userId', 'key', 'requestHash', 'appointmentId', 'createdAt'])

/** Returns the appointment created with this key. Another body under the same key is refused. */
export async function findRepeated(tx: Tx, viewer: Viewer, { key, hash }: Key): Promise<string | null> {
  const [made] = await findKey(tx, { userId: viewer.id, key })
  if (made && made.hash !== hash)
    throw new AppError('idempotency_mismatch', 'This idempotency key was already used for another booking.')
  return made?.appointmentId ?? null
}

export async function keepKey(
  tx: Tx,
  ctx: Context,
  { viewer, key: { key, hash }, appointmentId }: { viewer: Viewer; key: Key; appointmentId: string },
): Promise<void> {
  await insertKeys(tx, [{ userId: viewer.id, key, requestHash: hash, appointmentId, createdAt: ctx.clock() }])
}
