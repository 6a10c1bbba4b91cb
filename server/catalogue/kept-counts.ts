import { LRUCache } from 'lru-cache'

type Kept = { version: number; counted: Promise<unknown> }

/** What is counted over the lists of the catalogue, the least recently used forgotten first. Whoever asks while it is counted waits for that count. */
export class KeptCounts {
  readonly #kept: LRUCache<string, Kept>

  constructor(maxBytes: number) {
    this.#kept = new LRUCache({ maxSize: Math.max(1, maxBytes), sizeCalculation: (_, key) => 1000 + 2 * key.length })
  }

  /** What was counted under this key at this version of the catalogue, or what `count` counts now. */
  find<T>(key: string, version: number, count: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key)
    if (known?.version === version) return known.counted as Promise<T>
    const counted = count()
    const kept = { version, counted }
    this.#kept.set(key, kept)
    counted.catch(() => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key)
    })
    return counted
  }
}
