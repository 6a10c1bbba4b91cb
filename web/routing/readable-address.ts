import { useEffect } from 'react'
import { useLocation, useNavigate } from './router.tsx'

/**
 * Puts the right name into the address of a page that was opened with another name or none. The
 * server does the same for documents.
 */
export function useReadableAddress(right: string): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (pathname !== right) navigate({ pathname: right, search, hash }, { replace: true, state })
  }, [pathname, right, search, hash, state, navigate])
}
