/** Versions at which records of the catalogue last changed. A kept page is checked against them. */
import type { Catalogue, Change, Kind } from '../catalogue/catalogue.ts'
import { anyOf, listOf, recordOf } from '../catalogue/ready-answers.ts'

/** Records that are remembered. Beyond it everything counts as changed, which is always right. */
const MOST_RECORDS = 50_000

/** FNV-1a of a tag. Two tags with one number only make a page more often than needed. */
function numberOf(tag: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < tag.length; at++) hash = Math.imul(hash ^ tag.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * Tags of a page, in four bytes each. A change of a list only, such as a new hospital, leaves the
 * records on the page right.
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

  /** Counts changes. */
  get version(): number {
    return this.#version
  }

  /** The part of these tags that has changed since a version. Records count more than lists. */
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
 * Free times change all day. A page shows those of its records, so it ends with them. Free times of
 * other records leave it, and many at once are those that a new hour ends: a page knows by itself
 * when the first time that it shows has passed.
 */
function changedTags({ kind, ids, timesOnly }: Change): string[] {
  const records = (kind: Kind) =>
    ids === 'all' || kind === 'health_service' ? [anyOf(kind)] : ids.map((id) => recordOf(kind, id))
  if (timesOnly) return ids === 'all' ? [] : records(kind)
  return [listOf(kind), ...records(kind)]
}
