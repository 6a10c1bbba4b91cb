import { useSyncExternalStore } from 'react'
import { stored } from './stored.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const THEME_KEY = 'hekima.theme'

/** `theme.js` has already decided before the first paint. */
const shownTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/** Follows the choice of the visitor, in this tab or another one, and the system until there is one. */
function follow(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const adapt = () => {
    const chosen = THEMES.find((theme) => theme === stored.get(THEME_KEY))
    document.documentElement.dataset.theme = chosen ?? (system.matches ? 'dark' : 'light')
    onChange()
  }
  system.addEventListener('change', adapt)
  const stop = stored.subscribe(adapt)
  return () => {
    system.removeEventListener('change', adapt)
    stop()
  }
}

export const useTheme = (): Theme => useSyncExternalStore(follow, shownTheme, () => 'light')
export const storeTheme = (theme: Theme) => stored.set(THEME_KEY, theme)
