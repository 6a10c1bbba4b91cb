import { useEffect } from 'react'
import { useLocation, useNavigate } from './router.tsx'

/**
 * Puts the right name into the address of a page that was reached with another, or with none; the
 * server does the same to documents.
 */
export function useReadableAddress(right: string): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (pathname !== right) navigate({ pathname: right, search, hash }, { replace: true, state })
  }, [pathname, right, search, hash, state, navigate])
}
