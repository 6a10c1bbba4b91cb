/**
 * Inputs of the first render. The server renders a page without a browser, and the browser's first
 * render must be equal; so values that only a browser knows (its clock, zone, width, storage) are
 * read after `useHydrated`, or with `useSyncExternalStore`, whose server snapshot comes from here.
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
  // The following changes every card of a page: it happens in small steps, and not during
  // hydration.
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

/** False while the server renders and in the render that takes over its page, then true. */
export const useHydrated = (): boolean => use(Hydrated)

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || HOSPITAL_TIME_ZONE

/**
 * The visitor's clock and zone. The first render uses the time of the document, in the zone of the
 * hospitals.
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
