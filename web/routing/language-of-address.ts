/**
 * Language of pages in this browser: public pages use the language of their address, personal ones
 * the chosen language. During a visit only a choice changes the language of public pages, and their
 * addresses follow it.
 */

import { addressIn, readAddress } from '#domain/language-addresses.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { createPath, type Location, type Navigator, type To } from './router.tsx'

const hrefIn = (language: UiLanguage, to: To) => addressIn(language, typeof to === 'string' ? to : createPath(to))

/** Returns a navigator that maps the router's English addresses to those of a language. */
export const navigatorIn = (language: UiLanguage, { go, push, replace }: Omit<Navigator, 'createHref'>): Navigator => ({
  createHref: (to) => hrefIn(language, to),
  go,
  push: (to, state, options) => push(hrefIn(language, to), state, options),
  replace: (to, state, options) => replace(hrefIn(language, to), state, options),
})

/** Returns the location with its English address. */
export const withoutLanguage = (location: Location): Location => ({
  ...location,
  pathname: readAddress(location.pathname).address,
})

/** Replaces the address by that of another language. Query, fragment and history entry stay. */
export function keepAddressIn(language: UiLanguage): void {
  const { pathname, search, hash } = location
  const right = addressIn(language, readAddress(pathname).address)
  if (right !== pathname) history.replaceState(history.state, '', right + search + hash)
}

const listeners = new Set<() => void>()

/** Calls the listener whenever the router has moved. Returns the unsubscribe function. */
export function onMove(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellMove(): void {
  for (const listener of listeners) listener()
}
