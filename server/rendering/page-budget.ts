import { LRUCache } from 'lru-cache'

const MINUTE = 60_000
/** Networks that are counted at once; the one that has asked least recently is forgotten first. */
const MOST_NETWORKS = 10_000

type Options = { most: number; clock: () => Date }

/**
 * Counts pages made for each network, `most` in a minute from the first. Each process counts by
 * itself, as the other limits of addresses.
 */
export function pageBudget({ most, clock }: Options) {
  const counts = new LRUCache<string, { taken: number; endsAt: number }>({ max: MOST_NETWORKS })
  const secondsUntil = (endsAt: number) => Math.max(1, Math.ceil((endsAt - clock().getTime()) / 1000))
  const countOf = (network: string) => {
    const count = counts.get(network)
    return count && count.endsAt > clock().getTime() ? count : undefined
  }
  return {
    /** Returns true when nothing is left for the network, and counts nothing. */
    isSpent: (network: string): boolean => (countOf(network)?.taken ?? 0) >= most,
    /** Counts a page. Returns the seconds to wait when it is one too many, else 0. */
    take(network: string): number {
      const count = countOf(network) ?? { taken: 0, endsAt: clock().getTime() + MINUTE }
      if (count.taken >= most) return secondsUntil(count.endsAt)
      counts.set(network, { ...count, taken: count.taken + 1 })
      return 0
    },
  }
}
