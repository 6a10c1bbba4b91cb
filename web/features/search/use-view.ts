import { useState } from 'react'

export type View = 'list' | 'grid'

/** List or grid, kept for this tab, so that it is still so after a look at a hospital. */
export function useView(page: string, first: View): [View, (view: View) => void] {
  const key = `hekima.view.${page}`
  const [view, setView] = useState<View>(() => {
    try {
      const kept = sessionStorage.getItem(key)
      return kept === 'list' || kept === 'grid' ? kept : first
    } catch {
      return first
    }
  })
  const change = (next: View) => {
    setView(next)
    try {
      sessionStorage.setItem(key, next)
    } catch {
      // Storage is switched off: the choice lasts as long as the page.
    }
  }
  return [view, change]
}
