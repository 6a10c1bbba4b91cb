import { createHash, randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { recoveryCodes } from './table.ts'

const CODES = 10
/** No letter or digit that looks like another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
const makeCode = () => [group(), group(), group(), group()].join('-')

/** 79 random bits need no slow hash. */
const hashOf = (userId: string, code: string) =>
  createHash('sha256')
    .update(`${userId} ${code.toLowerCase().replace(/[\s-]/g, '')}`)
    .digest('base64url')

/** New codes in place of the old ones; shown once, kept as hashes. */
export async function replaceRecoveryCodes(tx: Queryable, createdAt: Date, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, makeCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code), createdAt })))
  return codes
}

/** Uses a code up; false when there is no such code or it was used before. */
export async function redeemRecoveryCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const { codeHash, usedAt } = recoveryCodes
  const used = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.clock() })
    .where(and(eq(recoveryCodes.userId, userId), eq(codeHash, hashOf(userId, code)), isNull(usedAt)))
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}
