import { useMemo } from 'react'
import { useQueryChange } from '#web/routing/query-change.ts'
import { useSearchParams } from '#web/routing/router.tsx'
import type { Sort } from '#web/ui/table.tsx'

/** Allowed values of the address besides text and page: a list of values, or any text. */
export type Choices = Readonly<Record<string, readonly string[] | 'text'>>
export type Filters = Record<string, string>

/**
 * Reads the filters and ignores invalid values, so an old or mistyped address still shows a list.
 */
function readChoices(params: URLSearchParams, choices: Choices): Filters {
  const valid = Object.entries<readonly string[] | 'text'>({ q: 'text', ...choices }).flatMap(([name, choicesOf]) => {
    const value = params.get(name)
    return value && (choicesOf === 'text' || choicesOf.includes(value)) ? [[name, value]] : []
  })
  return Object.fromEntries(valid)
}

/**
 * Returns the list's state in the address: text, filters, order, page. `choices` includes `sortBy`
 * and `direction`.
 */
export function useListAddress(choices: Choices) {
  const [params] = useSearchParams()
  const changeQuery = useQueryChange()
  const search = useMemo(() => readChoices(params, choices), [params, choices])
  const { sortBy, direction, ...filters } = search
  const sort: Sort = { key: sortBy ?? 'name', descending: direction === 'desc' }
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1)

  /** Changes the query and returns to the first page. Back leaves the list. */
  const change = (changes: Record<string, string | undefined>) => changeQuery({ ...changes, page: undefined })

  return {
    /** The whole state in the names of the address, also used as the query of the export. */
    search,
    filters: filters as Filters,
    sort,
    page,
    change,
    setSort: ({ key, descending }: Sort) =>
      change({ sortBy: key === 'name' ? undefined : key, direction: descending ? 'desc' : undefined }),
  }
}
export type ListAddress = ReturnType<typeof useListAddress>
