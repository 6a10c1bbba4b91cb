import { useSyncExternalStore } from 'react'
import { THEMES, type Theme } from '#domain/preferences.ts'
import { useFirstRender } from '#web/rendering/first-render.tsx'
import { stored } from './stored.ts'

const THEME_KEY = 'hekima.theme'

/**
 * `web/public/head.js` has already decided before the first paint: a file of its own, because the
 * content security policy allows no inline script, and without comments, because it is sent as it
 * stands. A browser that forbids storage gets the defaults. It starts the scripts of rendered pages
 * too, 100 ms after the first frame, when its pictures are painted, or at once where nothing is
 * painted since nobody looks.
 */
const shownTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/**
 * Follows the choice of the visitor, in this tab or another one, and the system until there is one.
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

/** The theme that was chosen, without what the system says. */
export const chosenTheme = (): Theme | undefined => THEMES.find((theme) => theme === stored.get(THEME_KEY))

/**
 * The first render cannot know the system's: sheets follow `data-theme`, which is right from the
 * first paint on.
 */
export function useTheme(): Theme {
  const { theme = 'light' } = useFirstRender()
  return useSyncExternalStore(follow, shownTheme, () => theme)
}

export const storeTheme = (theme: Theme) => stored.set(THEME_KEY, theme)
