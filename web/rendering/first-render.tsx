/**
 * Inputs of the first render. The browser's first render must equal the server's. So values that
 * only a browser knows (its clock, time zone, width, storage) are read after `useHydrated`, or with
 * `useSyncExternalStore`, whose server snapshot comes from here.
 */
import { createContext, type ReactNode, use, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { HOSPITAL_TIME_ZONE } from '#domain/days.ts'
import type { FirstRender } from '#domain/page-document.ts'

const Context = createContext<FirstRender | null>(null)
const Hydrated = createContext(false)

const never = () => () => undefined

export function FirstRenderProvider({ first, children }: { first: FirstRender; children: ReactNode }) {
  const taken = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // The following render changes every card of a page, so it runs in small steps after hydration.
  const hydrated = useDeferredValue(taken)
  return (
    <Context value={first}>
      <Hydrated value={hydrated}>{children}</Hydrated>
    </Context>
  )
}

export function useFirstRender(): FirstRender {
  const first = use(Context)
  if (!first) throw new Error('useFirstRender needs a FirstRenderProvider above it.')
  return first
}

/** Returns false on the server and in the hydrating render, then true. */
export const useHydrated = (): boolean => use(Hydrated)

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || HOSPITAL_TIME_ZONE

/**
 * Returns the visitor's clock and time zone. The first render uses the time of the document in the
 * hospitals' time zone.
 */
export function useClock(): { now: () => Date; zone: string } {
  const { at } = useFirstRender()
  const hydrated = useHydrated()
  return useMemo(
    () =>
      hydrated ? { now: () => new Date(), zone: ownZone() } : { now: () => new Date(at), zone: HOSPITAL_TIME_ZONE },
    [at, hydrated],
  )
}
