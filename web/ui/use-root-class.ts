/**
 * useRootClass(styles.covered) — gives the root element a class while the component is mounted, for
 * rules such as `:root.covered`. With `:root:has(.bar)` browsers match the whole page again after
 * most changes of it, which takes 10 ms on the search page.
 */
import { useLayoutEffect } from 'react'

export function useRootClass(name: string | false | undefined): void {
  useLayoutEffect(() => {
    if (!name) return
    const { classList } = document.documentElement
    classList.add(name)
    return () => classList.remove(name)
  }, [name])
}
