import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { useSearchParams } from '#web/routing/router.tsx'

/**
 * Returns state stored in the query of the address, and its setter. A change replaces the history
 * entry, so Back leaves the page. The router moves in a transition. The new state shows before
 * that, so typing and quick clicks never meet an old one.
 */
export function useAddress<State>(
  read: (params: URLSearchParams) => State,
  write: (state: State) => URLSearchParams,
): [State, (next: State) => void] {
  const [params, setParams] = useSearchParams()
  const stored = useMemo(() => read(params), [params, read])
  const [shown, show] = useOptimistic(stored)
  const change = useCallback(
    (next: State) =>
      startTransition(() => {
        show(next)
        setParams(write(next), { replace: true })
      }),
    [show, setParams, write],
  )
  return [shown, change]
}
