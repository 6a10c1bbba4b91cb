import { useEffect, useState } from 'react'
import { useLocation } from '#web/routing/router.tsx'

/**
 * Returns whether this installation offers the page at the current address. Undefined until known.
 */
export function useOffered(): boolean | undefined {
  const { pathname } = useLocation()
  const [offered, setOffered] = useState<boolean>()
  useEffect(() => {
    let isGone = false
    fetch(pathname, { method: 'HEAD', headers: { accept: 'text/html' } }).then(
      ({ status }) => !isGone && setOffered(status !== 404),
      () => !isGone && setOffered(true),
    )
    return () => {
      isGone = true
    }
  }, [pathname])
  return offered
}
