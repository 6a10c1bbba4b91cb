/**
 * Addresses of the map. Only https addresses of Google Maps are opened or embedded, whatever is
 * stored.
 */
type Place = { address: string; city: string; country: string; name: string }

const HOSTS = /^((www|maps)\.)?google\.(com|com\.tr)$/u
/** Frame sources allowed by the content security policy. */
const EMBED_HOSTS = new Set(['www.google.com', 'maps.google.com'])
const SHORT_HOSTS = new Set(['maps.app.goo.gl', 'goo.gl'])

function googleUrl(value: string | null | undefined): URL | null {
  try {
    const url = new URL(value ?? '')
    return url.protocol === 'https:' && url.port === '' && url.username === '' ? url : null
  } catch {
    return null
  }
}

const placeText = ({ name, address, city, country }: Place) => [name, address, city, country].filter(Boolean).join(', ')

/**
 * Returns the stored address if it is an embed, or else one built from address, city and country.
 */
export function mapEmbedUrl(stored: string | null | undefined, place: Place): string {
  const url = googleUrl(stored)
  if (url && EMBED_HOSTS.has(url.hostname) && url.pathname.startsWith('/maps/embed')) return url.href
  return `https://www.google.com/maps?${new URLSearchParams({ q: placeText(place), output: 'embed' })}`
}

export function mapLinkUrl(stored: string | null | undefined, place: Place): string {
  const url = googleUrl(stored)
  const isMap = url && (HOSTS.test(url.hostname) || SHORT_HOSTS.has(url.hostname))
  if (isMap && !url.pathname.startsWith('/maps/embed')) return url.href
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: placeText(place) })}`
}
