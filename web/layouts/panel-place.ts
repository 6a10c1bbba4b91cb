import { createContext } from 'react'

type Place = {
  home: { to: string; label: string }
  /** Where in the top bar the page puts its breadcrumbs; null until the bar is there. */
  trail: HTMLElement | null
}

/** Where a page of a panel stands. */
export const PanelPlace = createContext<Place | null>(null)
