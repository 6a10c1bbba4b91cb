import type { Context } from '#server/context.ts'
import { networkOf } from '#server/http/address.ts'
import { countOne, forgetLimit, type Limit, leftOf, refuse, takeFrom } from '#server/limits.ts'
import type { Viewer } from '#server/viewer.ts'

const QUARTER = 15 * 60
const HOUR = 60 * 60
const sentence = 'Too many attempts. Please wait a few minutes and try again.'

/**
 * Limits for wrong passwords. A stranger's guesses use up the stranger's own limit long before that
 * of the account.
 */
function limitsOfSignIn(ctx: Context, email: string) {
  const network = networkOf(ctx.ip)
  const account = email.toLowerCase()
  return {
    /** Accounts guessed at from one network. */
    network: { what: 'guess-network', who: network, most: 50, seconds: QUARTER, sentence },
    accountFromNetwork: { what: 'guess', who: `${account} ${network}`, most: 10, seconds: QUARTER, sentence },
    account: { what: 'guess-account', who: account, most: 100, seconds: QUARTER, sentence },
  } satisfies Record<string, Limit>
}

type UnderWay = { count: number; waiting: (() => void)[] }
/** Guesses that are being checked on this instance, by what they count against. */
const underWay = new Map<string, UnderWay>()
let finished = 0

/**
 * Waits until a guess may be checked. Those that are being checked count as wrong for as long as
 * that takes, so that sending many at once gains nothing; the rest wait instead of being refused,
 * since all may be right. Answers how to leave.
 */
async function enter(ctx: Context, limit: Limit): Promise<() => void> {
  const key = `${limit.what} ${limit.who}`
  for (;;) {
    const finishedBefore = finished
    const { left, endsAt } = await leftOf(ctx, limit)
    if (left === 0) refuse(limit, endsAt, ctx.clock())
    // A guess that ended meanwhile may have been wrong: what was read is out of date.
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

/** Runs a check that answers null for a wrong guess, once all the limits let it. */
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
 * Runs the check of a sign-in, which answers null when the password is wrong. After too many wrong
 * ones it is not run at all: 429 with `Retry-After`.
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
 * As above, for a signed-in user who proves their identity again. Guesses of others do not count.
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

/** Forgets the wrong passwords of an account whose owner has just set a new one. */
export async function forgive(ctx: Context, email: string): Promise<void> {
  const { accountFromNetwork, account } = limitsOfSignIn(ctx, email)
  await forgetLimit(ctx, accountFromNetwork)
  await forgetLimit(ctx, account)
}

export const throttleRegistration = (ctx: Context): Promise<void> =>
  takeFrom(ctx, { what: 'registration', who: networkOf(ctx.ip), most: 100, seconds: HOUR, sentence })

/**
 * Before a mail that somebody asks for: so many an hour for the person, whether or not there is
 * one, and for the sender.
 */
export async function throttleMails(ctx: Context, who: string): Promise<void> {
  await takeFrom(ctx, { what: 'mail-from', who: networkOf(ctx.ip), most: 100, seconds: HOUR, sentence })
  await takeFrom(ctx, { what: 'mail', who, most: 5, seconds: HOUR, sentence })
}
