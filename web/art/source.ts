import { type ArtKind, type ArtQuery, artAddress } from './address.ts'
import { drawDecorative } from './draw-decorative.ts'

/**
 * The picture itself in a document that the server renders, elsewhere its address: these patterns
 * are small and much alike, and pack to less than the headers of as many requests. The picture of
 * the document stays when the browser takes the page over.
 */
export function artSource(kind: ArtKind, query: ArtQuery): string {
  const address = artAddress(kind, query)
  if (!import.meta.env.SSR) return address
  const drawn = drawDecorative(kind, new URLSearchParams(address.split('?')[1])) ?? ''
  return `data:image/svg+xml,${drawn.replace(/[%#<>"]/g, encodeURIComponent)}`
}
