import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

const quarter = 15 * 60
const FAILURES_PER_ACCOUNT = 10
const FAILURES_PER_ADDRESS = 50
const REGISTRATIONS_PER_ADDRESS = 100
const MAILS_PER_PERSON = 5
const MAILS_PER_ADDRESS = 100

/**
 * Counts failures of one kind by key. Guesses that are still being checked count as failures for as long as they run, so
 * that sending many at once gains nothing; the rest wait their turn instead of being refused, since all may be right.
 * Memory stays bounded: a key lives for a quarter of an hour, and each costs its sender a bcrypt of ours.
 */
class FailureLimit {
  readonly limit: number
  readonly counter: RateLimiterMemory
  readonly running = new Map<string, { count: number; waiting: (() => void)[] }>()

  constructor(limit: number) {
    this.limit = limit
    this.counter = new RateLimiterMemory({ points: limit, duration: quarter })
  }

  async enter(key: string): Promise<void> {
    for (;;) {
      const found = await this.counter.get(key)
      const failures = found?.consumedPoints ?? 0
      if (failures >= this.limit) throw tooMany((found?.msBeforeNext ?? 0) / 1000)
      const slot = this.running.get(key) ?? { count: 0, waiting: [] }
      this.running.set(key, slot)
      if (failures + slot.count < this.limit) {
        slot.count++
        return
      }
      await new Promise<void>((resolve) => slot.waiting.push(resolve))
    }
  }

  async leave(key: string, failed: boolean): Promise<void> {
    if (failed) await this.counter.penalty(key)
    const slot = this.running.get(key)
    if (!slot) return
    slot.count--
    for (const wake of slot.waiting.splice(0)) wake()
    if (slot.count === 0) this.running.delete(key)
  }
}

const tooMany = (retryAfter: number) =>
  new AppError('too_many_requests', 'Too many attempts. Please wait a few minutes and try again.', {
    extra: { retryAfter: Math.max(1, Math.ceil(retryAfter)) },
  })

const createLimits = () => ({
  account: new FailureLimit(FAILURES_PER_ACCOUNT),
  address: new FailureLimit(FAILURES_PER_ADDRESS),
  registrations: new RateLimiterMemory({ points: REGISTRATIONS_PER_ADDRESS, duration: 60 * 60 }),
  mails: new RateLimiterMemory({ points: MAILS_PER_PERSON, duration: 60 * 60 }),
  mailsFrom: new RateLimiterMemory({ points: MAILS_PER_ADDRESS, duration: 60 * 60 }),
})

/** One set of counters for each running application, shared by both doors. */
const limitsOf = new WeakMap<object, ReturnType<typeof createLimits>>()

function limits(ctx: Context) {
  const found = limitsOf.get(ctx.config) ?? createLimits()
  limitsOf.set(ctx.config, found)
  return found
}

/**
 * Runs a check of a password, which answers null when the password is wrong. After too many wrong ones for this account, or
 * from this address, it is not run at all: 429 with `Retry-After`.
 */
export async function throttled<T>(ctx: Context, email: string, check: () => Promise<T | null>): Promise<T | null> {
  const { account, address } = limits(ctx)
  const key = email.toLowerCase()
  await address.enter(ctx.ip)
  let failed = false
  try {
    await account.enter(key)
    try {
      const result = await check()
      failed = result === null
      return result
    } finally {
      await account.leave(key, failed)
    }
  } finally {
    await address.leave(ctx.ip, failed)
  }
}

/** Forgets the wrong passwords of an account whose owner has just set a new one. */
export async function forgive(ctx: Context, email: string): Promise<void> {
  await limits(ctx).account.counter.delete(email.toLowerCase())
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  await limiter.consume(key).catch((refused) => {
    throw tooMany((refused.msBeforeNext ?? 60_000) / 1000)
  })
}

export const throttleRegistration = (ctx: Context): Promise<void> => consume(limits(ctx).registrations, ctx.ip)

/** Before a mail that somebody asks for: so many an hour for the person, whether or not there is one, and for the sender. */
export async function throttleMails(ctx: Context, key: string): Promise<void> {
  const { mails, mailsFrom } = limits(ctx)
  await consume(mailsFrom, ctx.ip)
  await consume(mails, key)
}
