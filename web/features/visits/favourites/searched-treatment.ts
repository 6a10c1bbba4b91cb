import { useEffect, useSyncExternalStore } from 'react'

let searched: string | null = null

/**
 * Remembers the treatment of a search until the page is loaded again, as the default of a
 * comparison.
 */
export function useRememberTreatment(serviceId: string | null) {
  useEffect(() => {
    if (serviceId) searched = serviceId
  }, [serviceId])
}

const subscribe = () => () => {}

/** The treatment that was searched last; null on the server. */
export const useSearchedTreatment = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => searched,
    () => null,
  )
