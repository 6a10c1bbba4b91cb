import { sharedCounts } from '../http/shared-counts.ts'
import type { Counting } from '../limits.ts'

const MINUTE = 60

/**
 * Counts rendered pages of each network, `most` in a minute from the first. All processes count
 * together, within a tenth of the limit.
 */
export function pageBudget(deps: Counting, most: number) {
  const counts = sharedCounts(deps, 'pages')
  return {
    /** Returns true if nothing is left for the network, and counts nothing. */
    isSpent: (network: string): boolean => counts.taken(network) >= most,
    /** Counts a page. Returns the seconds to wait if the limit is exceeded, else 0. */
    async take(network: string): Promise<number> {
      const { current, ttl } = await counts.count(network, { most, seconds: MINUTE })
      return current > most ? Math.max(1, Math.ceil(ttl / 1000)) : 0
    },
  }
}
