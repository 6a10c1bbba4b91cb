import { LRUCache } from 'lru-cache'

const MINUTE = 60_000
/** Maximum number of counted networks. The least recently active one is evicted first. */
const MOST_NETWORKS = 10_000

type Options = { most: number; clock: () => Date }

/**
 * Counts rendered pages of each network, `most` in a minute from the first. Each process counts
 * separately, like the other limits by address.
 */
export function pageBudget({ most, clock }: Options) {
  const counts = new LRUCache<string, { taken: number; endsAt: number }>({ max: MOST_NETWORKS })
  const secondsUntil = (endsAt: number) => Math.max(1, Math.ceil((endsAt - clock().getTime()) / 1000))
  const countOf = (network: string) => {
    const count = counts.get(network)
    return count && count.endsAt > clock().getTime() ? count : undefined
  }
  return {
    /** Returns true if nothing is left for the network, and counts nothing. */
    isSpent: (network: string): boolean => (countOf(network)?.taken ?? 0) >= most,
    /** Counts a page. Returns the seconds to wait if the limit is reached, else 0. */
    take(network: string): number {
      const count = countOf(network) ?? { taken: 0, endsAt: clock().getTime() + MINUTE }
      if (count.taken >= most) return secondsUntil(count.endsAt)
      counts.set(network, { ...count, taken: count.taken + 1 })
      return 0
    },
  }
}
