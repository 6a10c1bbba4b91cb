import { LRUCache } from 'lru-cache'
import type { Db } from '#server/database/client.ts'
import { countEvent } from '#server/http/counters.ts'

/** Cached record with its approximate size in bytes. */
export type LoadedRecord<Record> = { id: string; size: number; record: Record }

/** Reads those of these records that are public, in any order. Other records are left out. */
export type Load<Record> = (db: Db, ids: readonly string[]) => Promise<LoadedRecord<Record>[]>

type Loading = Promise<Map<string, LoadedRecord<unknown>>>

/**
 * Least-recently-used cache of records of one kind, by ID. Concurrent callers share one load. A
 * record dropped during its load may be stale, so that load is neither shared with later callers
 * nor cached.
 */
export class KeptRecords {
  readonly #kept: LRUCache<string, LoadedRecord<unknown>>
  readonly #loading = new Map<string, Loading>()

  constructor(maxBytes: number) {
    this.#kept = new LRUCache({ maxSize: Math.max(1, maxBytes), sizeCalculation: ({ size }) => size })
  }

  /** Returns the existing records of these IDs, in the order of the IDs. */
  async find<Record>(db: Db, ids: readonly string[], load: Load<Record>): Promise<Record[]> {
    const records = new Map<string, LoadedRecord<unknown>>()
    const loads = new Set<Loading>()
    const missing = new Set<string>()
    for (const id of ids) {
      const cached = this.#kept.get(id)
      const loading = cached ? undefined : this.#loading.get(id)
      if (cached) records.set(id, cached)
      else if (loading) loads.add(loading)
      else missing.add(id)
    }
    countEvent('cache_lookups', ['records', 'hit'], ids.length - missing.size)
    countEvent('cache_lookups', ['records', 'miss'], missing.size)
    if (missing.size > 0) loads.add(this.#load(db, [...missing], load))
    for (const loaded of await Promise.all(loads))
      for (const id of ids) {
        const entry = loaded.get(id)
        if (entry) records.set(id, entry)
      }
    return ids.flatMap((id) => (records.get(id)?.record as Record | undefined) ?? [])
  }

  /** Evicts these records, including loads in progress. */
  drop(ids: readonly string[] | 'all'): void {
    if (ids === 'all') {
      this.#kept.clear()
      this.#loading.clear()
      return
    }
    for (const id of ids) {
      this.#kept.delete(id)
      this.#loading.delete(id)
    }
  }

  #load(db: Db, ids: string[], load: Load<unknown>): Loading {
    const loading = load(db, ids).then(
      (loaded) => {
        const byId = new Map(loaded.map((entry) => [entry.id, entry]))
        for (const id of ids) {
          if (this.#loading.get(id) !== loading) continue
          this.#loading.delete(id)
          const entry = byId.get(id)
          if (entry) this.#kept.set(id, entry)
        }
        return byId
      },
      (error) => {
        for (const id of ids) if (this.#loading.get(id) === loading) this.#loading.delete(id)
        throw error
      },
    )
    for (const id of ids) this.#loading.set(id, loading)
    return loading
  }
}
