import { useSyncExternalStore } from 'react'
import { useFirstRender } from '#web/rendering/first-render.tsx'

const WIDE = '(min-width: 64rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * Whether the page is wider than a tablet, where one markup cannot serve both; the first render
 * goes by whether it is for a phone.
 */
export function useWide(): boolean {
  const { phone } = useFirstRender()
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => !phone,
  )
}
