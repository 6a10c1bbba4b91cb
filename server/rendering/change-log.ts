/**
 * Versions at which records of the catalogue last changed. Cached pages are checked against them.
 */
import type { Catalogue, Change, Kind } from '../catalogue/catalogue.ts'
import { anyOf, listOf, recordOf } from '../catalogue/ready-answers.ts'

/** Maximum number of records. Beyond it everything counts as changed, which is always safe. */
const MOST_RECORDS = 50_000

/** Returns the FNV-1a hash of a tag. A collision only renders a page more often than needed. */
function numberOf(tag: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < tag.length; at++) hash = Math.imul(hash ^ tag.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * Tags of a page, four bytes each. A change of only a list, such as a new hospital, does not
 * outdate the records on the page.
 */
export type PageTags = { records: Uint32Array; lists: Uint32Array }

export function pageTags(tags: Iterable<string>): PageTags {
  const all = [...tags]
  const isList = (tag: string) => tag.endsWith(' list')
  return {
    records: Uint32Array.from(
      all.filter((tag) => !isList(tag)),
      numberOf,
    ),
    lists: Uint32Array.from(all.filter(isList), numberOf),
  }
}

export class ChangeLog {
  readonly #changed = new Map<number, number>()
  #floor = 0
  #version = 0

  constructor(catalogue: Pick<Catalogue, 'watch'>) {
    catalogue.watch((change) => this.#note(change))
  }

  /** Number of changes. */
  get version(): number {
    return this.#version
  }

  /**
   * Returns which of these tags have changed since a version. Changed records take precedence over
   * lists.
   */
  since({ records, lists }: PageTags, version: number): 'records' | 'lists' | undefined {
    if (this.#floor > version) return 'records'
    const isLater = (tag: number) => (this.#changed.get(tag) ?? 0) > version
    if (records.some(isLater)) return 'records'
    return lists.some(isLater) ? 'lists' : undefined
  }

  #note(change: Change | undefined): void {
    this.#version += 1
    if (!change || this.#changed.size > MOST_RECORDS) {
      this.#changed.clear()
      this.#floor = this.#version
    }
    for (const tag of change ? changedTags(change) : []) this.#changed.set(numberOf(tag), this.#version)
  }
}

/**
 * Returns the tags of a change. A change of free times outdates the pages that show these records,
 * but not lists of other records. A change of many free times at once comes from a new hour, and a
 * page already ends when its first displayed time has passed.
 */
function changedTags({ kind, ids, timesOnly }: Change): string[] {
  const records = (kind: Kind) =>
    ids === 'all' || kind === 'health_service' ? [anyOf(kind)] : ids.map((id) => recordOf(kind, id))
  if (timesOnly) return ids === 'all' ? [] : records(kind)
  return [listOf(kind), ...records(kind)]
}
