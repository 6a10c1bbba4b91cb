import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Counting } from '../limits.ts'
import { sharedCounts } from './shared-counts.ts'

/** Store of `@fastify/rate-limit` whose counts are shared by all processes. */
export function sharedRateStore(deps: Counting): FastifyRateLimitStoreCtor {
  const counts = sharedCounts(deps, 'requests')
  return class {
    incr(
      who: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      milliseconds: number,
      most: number,
    ): void {
      counts.count(who, { most, seconds: milliseconds / 1000 }).then(
        (result) => done(null, result),
        (error) => done(error),
      )
    }
    child(): FastifyRateLimitStore {
      return this
    }
  }
}
