/**
 * Cache of page documents, kept until a record on them changes: compressed, first in memory and
 * then on disk.
 */
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { countEvent } from '../http/counters.ts'
import type { Logger } from '../http/log.ts'
import type { ChangeLog, PageTags } from './change-log.ts'
import type { PackedPage } from './packed-page.ts'
import type { PageFolder } from './page-folder.ts'

/** Disk limit of pages, in bytes. */
const MOST_ON_DISK = 512 * 1024 * 1024
/** Maximum number of pages on disk. Their metadata stay in memory. */
const MOST_FILES = 50_000
/** Approximate memory that V8 uses for a page besides its bytes, its tags and its key. */
const OBJECTS = 600
/**
 * Maximum age, in milliseconds, at which a stale page may be sent once more while it is rendered
 * again.
 */
const MOST_AGE_MS = 10_000

export type PublicPage = {
  status: number
  etag: string
  text: PackedPage
  /** Value of Surrogate-Key, for evicting the page from a cache in front. */
  surrogateKey: string
}
export type KeptPage = PublicPage & {
  tags: PageTags
  /** Version of the change log before anything on the page was read. */
  version: number
  /** Time at which displayed data have passed, in milliseconds since 1970. */
  until: number
}
type Entry = KeptPage & { rightAt: number; wasSentOld: boolean }

type Options = {
  catalogue: Pick<Catalogue, 'isHeard'>
  changes: ChangeLog
  folder: PageFolder
  maxBytes: number
  clock: () => Date
  log: Logger
}

export class KeptPages {
  readonly #options: Options
  readonly #inMemory: LRUCache<string, Entry>
  readonly #onDisk: LRUCache<string, Entry>

  constructor(options: Options) {
    this.#options = options
    this.#inMemory = new LRUCache({
      maxSize: Math.max(1, options.maxBytes),
      sizeCalculation: ({ text, tags, surrogateKey }, key) =>
        OBJECTS + text.size + tags.records.byteLength + 2 * (key.length + surrogateKey.length),
      dispose: (entry, key, reason) => void (reason === 'evict' && this.#moveToDisk(key, entry)),
    })
    this.#onDisk = new LRUCache({
      max: MOST_FILES,
      maxSize: MOST_ON_DISK,
      sizeCalculation: ({ text }) => text.size,
      dispose: ({ text }) => void text.remove().catch(() => undefined),
    })
  }

  /**
   * Finds a page. `isOld` means that a record was added that it may have to list, and that it may
   * be sent once more.
   */
  async find(key: string): Promise<{ page: PublicPage; isOld: boolean } | undefined> {
    const cached = await this.#find(key)
    countEvent('cache_lookups', ['pages', cached ? 'hit' : 'miss'])
    return cached
  }

  async #find(key: string): Promise<{ page: PublicPage; isOld: boolean } | undefined> {
    const entry = this.#inMemory.get(key) ?? (await this.#loaded(key))
    if (!entry) return undefined
    const now = this.#options.clock().getTime()
    const changed = this.#options.changes.since(entry.tags, entry.version)
    if (!changed && now < entry.until && this.#options.catalogue.isHeard) {
      entry.rightAt = now
      return { page: entry, isOld: false }
    }
    // Prices and free times on a page are those of its records, so changes of records are never
    // sent stale.
    if (changed === 'lists' && now < entry.until && now - entry.rightAt <= MOST_AGE_MS && !entry.wasSentOld) {
      entry.wasSentOld = true
      return { page: entry, isOld: true }
    }
    this.delete(key)
    return undefined
  }

  /** Caches a page, unless something on it changed while it was rendered. */
  keep(key: string, page: KeptPage): void {
    const { catalogue, changes, clock } = this.#options
    if (!catalogue.isHeard || changes.since(page.tags, page.version)) return
    this.delete(key)
    this.#inMemory.set(key, { ...page, rightAt: clock().getTime(), wasSentOld: false })
  }

  delete(key: string): void {
    this.#inMemory.delete(key)
    this.#onDisk.delete(key)
  }

  /** Moves a page from disk to memory. Returns undefined if its file is gone. */
  async #loaded(key: string): Promise<Entry | undefined> {
    const entry = this.#onDisk.get(key)
    if (!entry) return undefined
    try {
      await entry.text.load()
    } catch (err) {
      this.#onDisk.delete(key)
      this.#options.log.warn({ err }, 'a page that was kept on disk cannot be read')
      return undefined
    }
    // Another request may have moved it.
    if (this.#onDisk.peek(key) !== entry) return this.#inMemory.get(key)
    this.#onDisk.delete(key)
    this.#inMemory.set(key, entry)
    return entry
  }

  async #moveToDisk(key: string, entry: Entry): Promise<void> {
    const { folder, changes, log } = this.#options
    if (changes.since(entry.tags, entry.version)) return
    this.#onDisk.set(key, entry)
    try {
      const name = crypto.randomUUID()
      await entry.text.store(path.join(await folder.path(), `${name}.br`))
      // It may have been evicted, or moved back to memory, in the meantime.
      if (this.#onDisk.peek(key) === entry) entry.text.release()
      else await entry.text.remove()
    } catch (err) {
      this.#onDisk.delete(key)
      log.warn({ err }, 'a page could not be kept on disk')
    }
  }
}
