/**
 * Public hospitals, doctors and health services, cached in memory by record until the database
 * announces a change.
 */
import type { Dependencies } from '../context.ts'
import type { Db } from '../database/client.ts'
import { KeptCounts } from './count-cache.ts'
import { KeptRecords, type Load } from './record-cache.ts'

export type { LoadedRecord } from './record-cache.ts'

export const KINDS = ['hospital', 'doctor', 'health_service'] as const
export type Kind = (typeof KINDS)[number]

/** Loader that a feature provides for the records of a kind. */
export type Source<Record> = { kind: Kind; load: Load<Record> }

/** Loader for the calendars of a kind. */
export type CalendarSource<Record> = { kind: CalendarKind; load: Load<Record> }

/** Facts of hospitals beside their public records. */
export const FACTS = ['businessDays', 'certificates', 'quoteCounts', 'quoteFigures'] as const
export type Fact = (typeof FACTS)[number]

/** Loader for facts of hospitals. */
export type FactSource<Record> = { fact: Fact; load: Load<Record> }

/**
 * IDs of changed records, or all of their kind. With `timesOnly` only their next free time changed.
 */
export type Change = { kind: Kind; ids: readonly string[] | 'all'; timesOnly: boolean }

/** Kinds that have a calendar. */
export type CalendarKind = Exclude<Kind, 'health_service'>

export type Catalogue = {
  /**
   * Returns the public records of these IDs, in the order of the IDs. Records that are not cached
   * are read by one statement. They are shared, so callers must not change them.
   */
  find: <Record>(source: Source<Record>, ids: readonly string[]) => Promise<Record[]>
  /**
   * Returns the calendars of these IDs, like `find`. A calendar is cached until anything it is
   * computed from changes, bookings included. Null if caching is off.
   */
  calendars: (<Record>(source: CalendarSource<Record>, ids: readonly string[]) => Promise<Record[]>) | null
  /**
   * Returns facts of these hospitals, like `find`. They are cached until the hospital or its
   * calendar changes.
   */
  facts: <Record>(source: FactSource<Record>, hospitalIds: readonly string[]) => Promise<Record[]>
  /** Evicts facts that are out of date. */
  dropFacts: (fact: Fact, hospitalIds: readonly string[]) => void
  /** Evicts calendars that have changed, and the facts of their hospitals. */
  dropCalendars: (kind: CalendarKind, ids: readonly string[] | 'all') => void
  /**
   * Counts over the lists of the catalogue, except free times. Cached until any record changes in
   * more than its free times. Equal keys must count the same. The result is shared, so callers must
   * not change it.
   */
  count: <T>(key: string, count: () => Promise<T>) => Promise<T>
  /**
   * Caches the few values that change rarely and whose changes evict everything. They are kept even
   * under a small memory limit. Callers must not change them.
   */
  keep: <T>(key: string, read: () => Promise<T>) => Promise<T>
  /**
   * Notes that the current response lists these kinds, or (`more`) that it shows data from outside
   * the catalogue and cannot be cached.
   */
  shows: (kinds: readonly Kind[] | 'more') => void
  /** Number of evictions. While it is unchanged, no cached value has changed. */
  readonly version: number
  /**
   * True while announcements of changes arrive. Otherwise nothing is cached and PostgreSQL answers
   * everything.
   */
  readonly isHeard: boolean
  /** Evicts the changed records, or everything. */
  drop: (change?: Change) => void
  /** Calls `dropped` for each change, and without an argument after everything was evicted. */
  watch: (dropped: (change?: Change) => void) => void
  /**
   * Resolves once earlier commits have been evicted from the cache, so a writer reads its own
   * writes.
   */
  catchUp: () => Promise<void>
}

/** The part of the announcement link that the catalogue uses. */
export type Hearing = {
  /** Evicts everything. Caches nothing until it is called with `true`. */
  hear: (isHeard: boolean) => void
  /** Sets a function that resolves once earlier announcements have been delivered. */
  setLink: (delivered: () => Promise<void>) => void
}

export function createCatalogue({
  config,
  db,
  replicas,
}: Pick<Dependencies, 'config' | 'db' | 'replicas'>): Catalogue & Hearing {
  // An announced change is noted for the replicas before anything is read for it. Without
  // announcements the primary is read while it answers.
  const read = replicas?.reader() ?? db
  const readPrimary = replicas?.reader(Number.POSITIVE_INFINITY) ?? db
  const share = Math.floor(config.catalogueBytes / 4)
  const caches = {
    hospital: new KeptRecords(share),
    doctor: new KeptRecords((share * 3) / 4),
    health_service: new KeptRecords(share / 4),
  }
  const calendars = { hospital: new KeptRecords(share / 8), doctor: new KeptRecords(share / 8) }
  const facts: Record<Fact, KeptRecords> = {
    businessDays: new KeptRecords(share / 32),
    certificates: new KeptRecords(share / 32),
    quoteCounts: new KeptRecords(share / 32),
    quoteFigures: new KeptRecords(share / 32),
  }
  const dropFacts = (ids: readonly string[] | 'all') => {
    for (const fact of FACTS) facts[fact].drop(ids)
  }
  const watchers: ((change?: Change) => void)[] = []
  const counts = new KeptCounts(share / 4)
  const seldom = new Map<string, Promise<unknown>>()
  let version = 0
  let listed = 0
  let isHeard = false
  let delivered: () => Promise<void> = async () => undefined

  function drop(change?: Change): void {
    version++
    if (!change?.timesOnly) listed++
    // The health services are cached as one list.
    if (change) caches[change.kind].drop(change.kind === 'health_service' ? 'all' : change.ids)
    else {
      for (const records of [...Object.values(caches), ...Object.values(calendars)]) records.drop('all')
      dropFacts('all')
      seldom.clear()
    }
    if (change?.kind === 'hospital' && !change.timesOnly) dropFacts(change.ids)
    for (const dropped of watchers) dropped(change)
  }

  return {
    async find<Record>({ kind, load }: Source<Record>, ids: readonly string[]): Promise<Record[]> {
      if (ids.length === 0) return []
      if (isHeard) return caches[kind].find(read, ids, load)
      return findUnkept(readPrimary, ids, load)
    },
    get calendars() {
      if (!isHeard || share === 0) return null
      return <Record>({ kind, load }: CalendarSource<Record>, ids: readonly string[]) =>
        calendars[kind].find(read, ids, load)
    },
    async facts<Record>({ fact, load }: FactSource<Record>, ids: readonly string[]): Promise<Record[]> {
      if (ids.length === 0) return []
      return isHeard ? facts[fact].find(read, ids, load) : findUnkept(readPrimary, ids, load)
    },
    dropFacts: (fact, ids) => facts[fact].drop(ids),
    dropCalendars(kind, ids) {
      calendars[kind].drop(ids)
      if (kind === 'hospital') dropFacts(ids)
    },
    count: (key, count) => (isHeard ? counts.find(key, listed, count) : count()),
    keep<T>(key: string, read: () => Promise<T>): Promise<T> {
      const cached = seldom.get(key) as Promise<T> | undefined
      if (cached || !isHeard) return cached ?? read()
      const reading = read()
      seldom.set(key, reading)
      reading.catch(() => seldom.delete(key))
      return reading
    },
    shows: () => undefined,
    get version() {
      return version
    },
    get isHeard() {
      return isHeard
    },
    drop,
    watch: (dropped) => void watchers.push(dropped),
    catchUp: async () => {
      if (isHeard) await delivered()
    },
    hear(now) {
      isHeard = now
      drop()
    },
    setLink(answer) {
      delivered = answer
    },
  }
}

async function findUnkept<Record>(db: Db, ids: readonly string[], load: Load<Record>): Promise<Record[]> {
  const byId = new Map((await load(db, [...new Set(ids)])).map(({ id, record }) => [id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
