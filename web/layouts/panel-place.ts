import { createContext } from 'react'

type Place = {
  home: { to: string; label: string }
  /** Element of the top bar for the page's breadcrumbs. Null until the bar is mounted. */
  trail: HTMLElement | null
}

/** Context with the place of a panel's page. */
export const PanelPlace = createContext<Place | null>(null)
