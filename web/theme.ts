import { stored } from './token.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** `theme.js` has already decided before the first paint. */
export const shownTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

export function storeTheme(theme: Theme) {
  stored.set('hekima.theme', theme)
  document.documentElement.dataset.theme = theme
}

/** Follows the system until the visitor chooses. Returns the function that stops listening. */
export function followSystem(onChange: (theme: Theme) => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)')
  const listener = () => {
    if (stored.get('hekima.theme')) return
    const theme = query.matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme
    onChange(theme)
  }
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
