import { useEffect } from 'react'
import { useLocation } from './router.tsx'

/**
 * Leads to the section that the address names, for content that is rendered after its page has
 * loaded. The section takes the focus, so that Tab continues there.
 */
export function useAnchor(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const section = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (!section) return
    section.tabIndex = -1
    section.focus({ preventScroll: true })
    section.scrollIntoView({ block: 'start' })
  }, [hash])
}
