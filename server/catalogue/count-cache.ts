import { LRUCache } from 'lru-cache'
import { countEvent } from '#server/http/counters.ts'

type CachedCount = { version: number; counted: Promise<unknown> }

/**
 * Least-recently-used cache of counts over the lists of the catalogue. Concurrent callers share one
 * count.
 */
export class KeptCounts {
  readonly #kept: LRUCache<string, CachedCount>

  constructor(maxBytes: number) {
    this.#kept = new LRUCache({ maxSize: Math.max(1, maxBytes), sizeCalculation: (_, key) => 1000 + 2 * key.length })
  }

  /** Returns the cached count for this key and version of the catalogue, or runs `count`. */
  find<T>(key: string, version: number, count: () => Promise<T>): Promise<T> {
    const cached = this.#kept.get(key)
    countEvent('cache_lookups', ['counts', cached?.version === version ? 'hit' : 'miss'])
    if (cached?.version === version) return cached.counted as Promise<T>
    const counted = count()
    const entry = { version, counted }
    this.#kept.set(key, entry)
    counted.catch(() => {
      if (this.#kept.get(key) === entry) this.#kept.delete(key)
    })
    return counted
  }
}
