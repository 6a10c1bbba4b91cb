import { useSyncExternalStore } from 'react'
import { useFirstRender } from '#web/rendering/first-render.tsx'

const WIDE = '(min-width: 64rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * Returns whether the page is wider than a tablet, for places where one markup cannot serve both.
 * The first render uses the phone hint of the request.
 */
export function useWide(): boolean {
  const { phone } = useFirstRender()
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => !phone,
  )
}
