import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readSearch, type SearchState, writeSearch } from './search-state.ts'

/** The search as the address bar has it. A change replaces the history entry, so that Back leaves the page. */
export function useSearchState(): [SearchState, (next: SearchState) => void] {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readSearch(params), [params])
  const change = useCallback(
    (next: SearchState) => setParams(writeSearch(next), { replace: true, preventScrollReset: true }),
    [setParams],
  )
  return [state, change]
}
