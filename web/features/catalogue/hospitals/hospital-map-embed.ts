import { googleUrl, type Place, placeText } from './hospital-map-address.ts'

/** Frame sources allowed by the content security policy. */
const EMBED_HOSTS = new Set(['www.google.com', 'maps.google.com'])

/**
 * Returns the stored address if it is an embed, or else one built from address, city and country.
 */
export function mapEmbedUrl(stored: string | null | undefined, place: Place): string {
  const url = googleUrl(stored)
  if (url && EMBED_HOSTS.has(url.hostname) && url.pathname.startsWith('/maps/embed')) return url.href
  return `https://www.google.com/maps?${new URLSearchParams({ q: placeText(place), output: 'embed' })}`
}
