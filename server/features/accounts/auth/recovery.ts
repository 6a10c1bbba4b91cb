import { createHash, randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { recoveryCodes } from './table.ts'

const CODES = 10
/** Alphabet without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
const makeCode = () => [group(), group(), group(), group()].join('-')

/** Hashes a code. Its 79 random bits need no slow hash. */
const hashOf = (userId: string, code: string) =>
  createHash('sha256')
    .update(`${userId} ${code.toLowerCase().replace(/[\s-]/g, '')}`)
    .digest('base64url')

/** Replaces the recovery codes. They are shown once and stored as hashes. */
export async function replaceRecoveryCodes(tx: Queryable, createdAt: Date, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, makeCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code), createdAt })))
  return codes
}

/** Uses up a code. Returns false if it does not exist or was used before. */
export async function redeemRecoveryCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const { codeHash, usedAt } = recoveryCodes
  const used = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.clock() })
    .where(and(eq(recoveryCodes.userId, userId), eq(codeHash, hashOf(userId, code)), isNull(usedAt)))
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}
