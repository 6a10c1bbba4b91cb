import { useHref, useLocation, useNavigate } from './router.tsx'

/** An empty value takes a name away. */
export type QueryChanges = Readonly<Record<string, string | null | undefined>>

/**
 * Changes names in the query of the page, in place of the address that stands there. The router
 * shows an address a moment after the address bar does. So a change begins from the bar: by what is
 * shown, the second of two quick changes would undo the first. And it is dropped where the bar has
 * gone on to another page: a field that waits until somebody pauses would lead back to its own.
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
