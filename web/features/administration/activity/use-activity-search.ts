import { useMemo } from 'react'
import { activitySearch, SUBJECT_KINDS, type SubjectKind } from '#domain/activity.ts'
import { useQueryChange } from '#web/routing/query-change.ts'
import { useSearchParams } from '#web/routing/router.tsx'

const FILTERS = ['q', 'kind', 'actorId', 'subjectId', 'hospitalId', 'from', 'to'] as const
type Filter = (typeof FILTERS)[number]

export type Search = Partial<Record<Exclude<Filter, 'kind'>, string> & { kind: SubjectKind }>
/** Changed filters. An empty text removes a filter. */
export type Change = Partial<Record<Filter, string>>

const isKind = (value: string): value is SubjectKind => SUBJECT_KINDS.some((kind) => kind === value)

/** Returns the activity log's search in the address. Invalid values are ignored. */
export function useActivitySearch() {
  const [params] = useSearchParams()
  const changeQuery = useQueryChange()
  const search = useMemo(() => {
    const read: Search = {}
    for (const filter of FILTERS) {
      const value = params.get(filter)
      if (!value || !activitySearch.shape[filter].safeParse(value).success) continue
      if (filter !== 'kind') read[filter] = value
      else if (isKind(value)) read.kind = value
    }
    return read
  }, [params])
  const set = (change: Change) => changeQuery({ ...change, page: undefined })
  return { search, page: Math.max(1, Number(params.get('page')) || 1), set }
}
