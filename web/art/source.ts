import { type ArtKind, type ArtQuery, artAddress } from './address.ts'
import { drawDecorative } from './draw-decorative.ts'

/**
 * Returns the picture itself in a server-rendered document, otherwise its address. These patterns
 * are small and similar, so together they compress to less than the headers of separate requests.
 * Hydration keeps the picture of the document.
 */
export function artSource(kind: ArtKind, query: ArtQuery): string {
  const address = artAddress(kind, query)
  if (!import.meta.env.SSR) return address
  const drawn = drawDecorative(kind, new URLSearchParams(address.split('?')[1])) ?? ''
  return `data:image/svg+xml,${drawn.replace(/[%#<>"]/g, encodeURIComponent)}`
}
