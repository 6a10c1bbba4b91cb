import type { Context } from '#server/context.ts'
import { networkOf } from '#server/http/address.ts'
import { countOne, forgetLimit, type Limit, leftOf, refuse, takeFrom } from '#server/limits.ts'
import type { Viewer } from '#server/viewer.ts'

const QUARTER = 15 * 60
const HOUR = 60 * 60
const sentence = 'Too many attempts. Please wait a few minutes and try again.'

/**
 * Returns the limits for wrong passwords. An attacker's attempts reach the attacker's own limit
 * long before that of the account.
 */
function limitsOfSignIn(ctx: Context, email: string) {
  const network = networkOf(ctx.ip)
  const account = email.toLowerCase()
  return {
    /** Attempts from one network on any account. */
    network: { what: 'guess-network', who: network, most: 50, seconds: QUARTER, sentence },
    accountFromNetwork: { what: 'guess', who: `${account} ${network}`, most: 10, seconds: QUARTER, sentence },
    account: { what: 'guess-account', who: account, most: 100, seconds: QUARTER, sentence },
  } satisfies Record<string, Limit>
}

type UnderWay = { count: number; waiting: (() => void)[] }
/** Attempts that are being checked on this instance, by limit. */
const underWay = new Map<string, UnderWay>()
let finished = 0

/**
 * Waits until an attempt may be checked. Attempts in progress count as wrong, so that sending many
 * at once gains nothing. Further ones wait instead of being refused, since all may be right.
 * Returns a function that ends the attempt.
 */
async function enter(ctx: Context, limit: Limit): Promise<() => void> {
  const key = `${limit.what} ${limit.who}`
  for (;;) {
    const finishedBefore = finished
    const { left, endsAt } = await leftOf(ctx, limit)
    if (left === 0) refuse(limit, endsAt, ctx.clock())
    // An attempt that ended in the meantime may have been wrong, so the read count is outdated.
    if (finished !== finishedBefore) continue
    const guesses = underWay.get(key) ?? { count: 0, waiting: [] }
    underWay.set(key, guesses)
    if (guesses.count < left) {
      guesses.count++
      return () => leave(key, guesses)
    }
    await new Promise<void>((resolve) => guesses.waiting.push(resolve))
  }
}

function leave(key: string, guesses: UnderWay): void {
  guesses.count--
  finished++
  if (guesses.count === 0) underWay.delete(key)
  for (const wake of guesses.waiting.splice(0)) wake()
}

/** Runs a check, which returns null for a wrong attempt, once all limits allow it. */
async function guess<T>(
  ctx: Context,
  limits: Limit[],
  { check, onWrong }: { check: () => Promise<T | null>; onWrong: () => Promise<void> },
): Promise<T | null> {
  const leaving: (() => void)[] = []
  try {
    for (const limit of limits) leaving.push(await enter(ctx, limit))
    const result = await check()
    if (result === null) await onWrong()
    return result
  } finally {
    for (const done of leaving) done()
  }
}

/**
 * Runs the check of a sign-in, which returns null for a wrong password. After too many wrong ones
 * it is not run, and the response is 429 with `Retry-After`.
 */
export function throttleSignIn<T>(ctx: Context, email: string, check: () => Promise<T | null>): Promise<T | null> {
  const { network, accountFromNetwork, account } = limitsOfSignIn(ctx, email)
  return guess(ctx, [network, accountFromNetwork, account], {
    check,
    onWrong: async () => {
      const guesses = await countOne(ctx, accountFromNetwork)
      if (guesses === 1) await countOne(ctx, network)
      await countOne(ctx, account)
    },
  })
}

/**
 * Limits the proof of identity of a signed-in user like `throttleSignIn`. Attempts of other
 * sessions do not count.
 */
export function throttleProof<T>(ctx: Context, viewer: Viewer, check: () => Promise<T | null>): Promise<T | null> {
  const limit = { what: 'proof', who: viewer.sessionId, most: 10, seconds: QUARTER, sentence }
  return guess(ctx, [limit], {
    check,
    onWrong: async () => {
      await countOne(ctx, limit)
    },
  })
}

/** Resets the wrong passwords of an account whose owner has just set a new one. */
export async function forgive(ctx: Context, email: string): Promise<void> {
  const { accountFromNetwork, account } = limitsOfSignIn(ctx, email)
  await forgetLimit(ctx, accountFromNetwork)
  await forgetLimit(ctx, account)
}

export const throttleRegistration = (ctx: Context): Promise<void> =>
  takeFrom(ctx, { what: 'registration', who: networkOf(ctx.ip), most: 100, seconds: HOUR, sentence })

/**
 * Limits requested mails per hour, for the recipient, whether an account exists or not, and for the
 * sender.
 */
export async function throttleMails(ctx: Context, who: string): Promise<void> {
  await takeFrom(ctx, { what: 'mail-from', who: networkOf(ctx.ip), most: 100, seconds: HOUR, sentence })
  await takeFrom(ctx, { what: 'mail', who, most: 5, seconds: HOUR, sentence })
}
