import { useSyncExternalStore } from 'react'
import { THEMES, type Theme } from '#domain/preferences.ts'
import { useFirstRender } from '#web/rendering/first-render.tsx'
import { stored } from './stored.ts'

const THEME_KEY = 'hekima.theme'

/**
 * Returns the current theme, which `web/public/head.js` has set before the first paint. That script
 * is a separate file because the content security policy allows no inline script, and it has no
 * comments because it is served unchanged. A browser that forbids storage gets the defaults. It
 * also starts the scripts of rendered pages 100 ms after the first frame, when the pictures are
 * painted, or at once in a hidden tab, which paints nothing.
 */
const shownTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/**
 * Subscribes to the visitor's choice in this or another tab, and to the system's theme until there
 * is a choice.
 */
function follow(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const adapt = () => {
    document.documentElement.dataset.theme = chosenTheme() ?? (system.matches ? 'dark' : 'light')
    onChange()
  }
  system.addEventListener('change', adapt)
  const stop = stored.subscribe(adapt)
  return () => {
    system.removeEventListener('change', adapt)
    stop()
  }
}

/** Returns the chosen theme, without regard to the system's. */
export const chosenTheme = (): Theme | undefined => THEMES.find((theme) => theme === stored.get(THEME_KEY))

/**
 * Returns the theme. The first render cannot know the system's, so style sheets use `data-theme`,
 * which is right from the first paint.
 */
export function useTheme(): Theme {
  const { theme = 'light' } = useFirstRender()
  return useSyncExternalStore(follow, shownTheme, () => theme)
}

export const storeTheme = (theme: Theme) => stored.set(THEME_KEY, theme)
