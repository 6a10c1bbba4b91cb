import { useHref, useLocation, useNavigate } from './router.tsx'

/** Changed names of the query. An empty value removes a name. */
export type QueryChanges = Readonly<Record<string, string | null | undefined>>

/**
 * Returns the function that changes the query of the page and replaces the history entry. A change
 * is based on the address bar, because the router lags behind it and the second of two quick
 * changes would undo the first. A change is dropped if the address bar has left the page, so a
 * debounced field does not lead back to it.
 */
export function useQueryChange(): (changes: QueryChanges) => void {
  const page = useHref(useLocation().pathname)
  const navigate = useNavigate()
  return (changes) => {
    if (location.pathname !== page) return
    const query = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(changes)) {
      if (value) query.set(name, value)
      else query.delete(name)
    }
    navigate({ search: query.toString() }, { replace: true, preventScrollReset: true })
  }
}
