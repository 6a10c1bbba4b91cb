/**
 * Addresses of the map. Only https addresses of Google Maps are opened or embedded, whatever is
 * stored.
 */
export type Place = { address: string; city: string; country: string; name: string }

const HOSTS = /^((www|maps)\.)?google\.(com|com\.tr)$/u
const SHORT_HOSTS = new Set(['maps.app.goo.gl', 'goo.gl'])

export function googleUrl(value: string | null | undefined): URL | null {
  try {
    const url = new URL(value ?? '')
    return url.protocol === 'https:' && url.port === '' && url.username === '' ? url : null
  } catch {
    return null
  }
}

export const placeText = ({ name, address, city, country }: Place) =>
  [name, address, city, country].filter(Boolean).join(', ')

export function mapLinkUrl(stored: string | null | undefined, place: Place): string {
  const url = googleUrl(stored)
  const isMap = url && (HOSTS.test(url.hostname) || SHORT_HOSTS.has(url.hostname))
  if (isMap && !url.pathname.startsWith('/maps/embed')) return url.href
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: placeText(place) })}`
}
