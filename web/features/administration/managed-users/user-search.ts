import { type UserSearch, type UserSort, userSearch } from '#domain/managed-users.ts'
import { paging } from '#domain/paging.ts'
import { useQueryChange } from '#web/routing/query-change.ts'
import { useSearchParams } from '#web/routing/router.tsx'

const FIELDS = ['q', 'role', 'status', 'hospitalId', 'sortBy', 'direction'] as const
export type UserField = (typeof FIELDS)[number]

/** Reads the search from the address. Invalid values are omitted. */
function read(params: URLSearchParams) {
  const filters = FIELDS.flatMap((name) => {
    const parsed = userSearch.partial().safeParse({ [name]: params.get(name) })
    return parsed.success && parsed.data[name] !== undefined ? [[name, parsed.data[name]]] : []
  })
  const page = paging.safeParse({ page: params.get('page') ?? undefined })
  return { search: Object.fromEntries(filters) as UserSearch, page: page.data?.page ?? 1 }
}

/**
 * Returns the search of the user list, which is stored in the address. A change starts at the first
 * page and adds no history entry.
 */
export function useUserSearch() {
  const [params] = useSearchParams()
  const changeQuery = useQueryChange()
  const { search, page } = read(params)
  const change = (next: Partial<Record<UserField, string>>) => changeQuery({ ...next, page: undefined })
  const sort = { key: (search.sortBy ?? 'name') as UserSort, descending: search.direction === 'desc' }
  return {
    search,
    page,
    sort,
    change,
    filtered: Boolean(search.q || search.role || search.status || search.hospitalId),
  }
}
export type UserSearchState = ReturnType<typeof useUserSearch>
