/**
 * Cache of whole public responses, kept until a record in them changes. Responses that depend on
 * time are kept until the end of the minute at most.
 */
import { LRUCache } from 'lru-cache'
import type { Context, Dependencies } from '../context.ts'
import { countEvent } from '../http/counters.ts'
import type { Catalogue, Change, Kind, Source } from './catalogue.ts'

/** Free times, "today" and the featured hospitals change every minute. */
const MINUTE = 60_000

/** Bytes that an answer takes besides its value and key, and that each of its tags takes. */
const OBJECTS = 900
const OBJECTS_OF_TAG = 150

type ReadyAnswer = { value: unknown; size: number; until: number; tags: ReadonlySet<string> }

/** Dependencies noted while an answer is computed. */
export type AnswerDependencies = {
  /** Catalogue to use while the response is computed. It notes every read. */
  catalogue: Catalogue
  /**
   * Caches the response unless something has changed since, or it contains data from outside the
   * catalogue. `size` is in bytes.
   */
  keep: (key: string, value: unknown, size: number) => void
  /** Tags of the records and lists read so far. A change of one of them changes the response. */
  tags: ReadonlySet<string>
  /** False once data from outside the catalogue was read, or while announcements do not arrive. */
  readonly isKnown: boolean
}
type AnswerNotes = { tags: Set<string>; isKnown: boolean }

/**
 * Returns the tag of a dependency. A response that shows a list depends on every record of the
 * kind. Other responses depend on the records they show.
 */
export const listOf = (kind: Kind) => `${kind} list`
export const recordOf = (kind: Kind, id: string) => `${kind} ${id}`
export const anyOf = (kind: Kind) => `${kind} any`

const tagsOf = ({ kind, ids }: Change): string[] => [
  listOf(kind),
  ...(ids === 'all' || kind === 'health_service' ? [anyOf(kind)] : ids.map((id) => recordOf(kind, id))),
]

/** Returns the memory of an answer with a value of this size, in bytes. */
const sizeIn = (key: string, size: number, tags: ReadonlySet<string>) =>
  OBJECTS + size + key.length + OBJECTS_OF_TAG * tags.size

type Options = Pick<Dependencies, 'config' | 'clock'> & { catalogue: Catalogue }

export class ReadyAnswers {
  readonly #kept: LRUCache<string, ReadyAnswer>
  /** Keys of the responses by the tag they depend on. */
  readonly #showing = new Map<string, Set<string>>()
  readonly #catalogue: Catalogue
  /** Notes of the responses in progress, by the catalogue that each of them reads. */
  readonly #noted = new WeakMap<Catalogue, AnswerNotes>()
  readonly #clock: () => Date

  constructor({ config, clock, catalogue }: Options) {
    this.#catalogue = catalogue
    this.#clock = clock
    this.#kept = new LRUCache({
      // Rest of the memory budget, after records and counts (catalogue.ts).
      maxSize: Math.max(1, Math.floor((config.catalogueBytes * 3) / 8)),
      sizeCalculation: ({ size }) => size,
      dispose: ({ tags }, key) => this.#forget(key, tags),
    })
    catalogue.watch((change) => (change ? this.#drop(change) : this.#kept.clear()))
  }

  /** Returns the cached value of this key. */
  find<T>(key: string): T | undefined {
    const answer = this.#find<T>(key)
    countEvent('cache_lookups', ['answers', answer === undefined ? 'miss' : 'hit'])
    return answer
  }

  #find<T>(key: string): T | undefined {
    const entry = this.#kept.get(key)
    if (!entry) return undefined
    if (this.#clock().getTime() < entry.until) return entry.value as T
    this.#kept.delete(key)
    return undefined
  }

  /** Counts a cached value again that has grown, for instance by a compressed form. */
  resize(key: string, size: number): void {
    const entry = this.#kept.peek(key)
    if (!entry) return
    const counted = sizeIn(key, size, entry.tags)
    if (counted !== entry.size) this.#keep(key, { ...entry, size: counted })
  }

  /**
   * Starts noting dependencies. Call it before anything of a response is read. `isTimeless` states
   * that the response does not depend on the time.
   */
  note({ isTimeless = false } = {}): AnswerDependencies {
    const catalogue = this.#catalogue
    const { version } = catalogue
    const until = isTimeless ? Number.POSITIVE_INFINITY : (Math.floor(this.#clock().getTime() / MINUTE) + 1) * MINUTE
    const tags = new Set<string>()
    const noted: AnswerNotes = { tags, isKnown: catalogue.isHeard }
    // Parts of a response that read the same records share one read, even if nothing is cached.
    const read = new Map<string, Promise<unknown[]>>()
    const find = <Record>(source: Source<Record>, ids: readonly string[]) => {
      const key = `${source.kind} ${ids.join(' ')}`
      const pending = read.get(key) as Promise<Record[]> | undefined
      if (pending) return pending
      if (ids.length > 0) tags.add(anyOf(source.kind))
      for (const id of ids) tags.add(recordOf(source.kind, id))
      const records = catalogue.find(source, ids)
      read.set(key, records)
      return records
    }
    const shows = (kinds: readonly Kind[] | 'more') => {
      if (kinds === 'more') noted.isKnown = false
      else for (const kind of kinds) tags.add(listOf(kind)).add(anyOf(kind))
    }
    const noting = Object.assign(Object.create(catalogue) as Catalogue, { find, shows })
    this.#noted.set(noting, noted)
    return {
      catalogue: noting,
      tags,
      get isKnown() {
        return noted.isKnown
      },
      keep: (key, value, size) => {
        if (!noted.isKnown || catalogue.version !== version || this.#clock().getTime() >= until) return
        this.#keep(key, { value, size: sizeIn(key, size, tags), until, tags })
      },
    }
  }

  /**
   * Returns the cached response of this key. Otherwise calls `make` with a context that notes what
   * it reads. A response computed from this one inherits its dependencies.
   */
  async answer<T>(
    key: string,
    ctx: Context,
    { make, sizeOf }: { make: (ctx: Context) => Promise<T>; sizeOf: (answer: T) => number },
  ): Promise<T> {
    if (ctx.person) return make(ctx)
    const outer = this.#noted.get(ctx.catalogue)
    const cached = this.find<T>(key)
    if (cached !== undefined) {
      for (const tag of this.#kept.peek(key)?.tags ?? []) outer?.tags.add(tag)
      return cached
    }
    const noted = this.note()
    const answer = await make({ ...ctx, catalogue: noted.catalogue })
    noted.keep(key, answer, sizeOf(answer))
    for (const tag of noted.tags) outer?.tags.add(tag)
    if (outer && !noted.isKnown) outer.isKnown = false
    return answer
  }

  #keep(key: string, entry: ReadyAnswer): void {
    // The old entry goes first, because its removal also removes the notes of the key's
    // dependencies.
    this.#kept.delete(key)
    this.#kept.set(key, entry)
    if (!this.#kept.has(key)) return
    for (const tag of entry.tags) this.#showing.set(tag, (this.#showing.get(tag) ?? new Set()).add(key))
  }

  #drop(change: Change): void {
    for (const tag of tagsOf(change)) for (const key of [...(this.#showing.get(tag) ?? [])]) this.#kept.delete(key)
  }

  #forget(key: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const keys = this.#showing.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#showing.delete(tag)
    }
  }
}
