/** Anchors on the page that links and buttons lead to. */
export const PLACES = {
  treatments: 'treatments',
  doctors: 'doctors',
  reviews: 'reviews',
  quotes: 'quotes',
  about: 'about',
  location: 'location',
  contact: 'contact',
} as const
export type Place = (typeof PLACES)[keyof typeof PLACES]

/** Scrolls to a part of the page and moves the focus there. */
export function leadTo(place: Place) {
  const part = document.getElementById(place)
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}

/** Scrolls to a part of the page and focuses its first control. */
export function leadToChoice(place: Place) {
  leadTo(place)
  const part = document.getElementById(place)
  const choice =
    part?.querySelector<HTMLElement>('input:checked') ?? part?.querySelector<HTMLElement>('input[type=radio], a')
  choice?.focus({ preventScroll: true })
}
