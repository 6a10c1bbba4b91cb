import { type ArtKind, type ArtQuery, artAddress } from './address.ts'
import { drawDecorative } from './draw-decorative.ts'

/** Drawn pictures by address. Nearly every page has the same few. */
const drawn = new Map<string, string>()
const MOST_DRAWN = 500

function drawnOnce(kind: ArtKind, address: string): string {
  const ready = drawn.get(address)
  if (ready) return ready
  const svg = drawDecorative(kind, new URLSearchParams(address.split('?')[1])) ?? ''
  const source = `data:image/svg+xml,${svg.replace(/[%#<>"]/g, encodeURIComponent)}`
  if (drawn.size >= MOST_DRAWN) drawn.clear()
  drawn.set(address, source)
  return source
}

/**
 * Returns the picture itself in a server-rendered document, otherwise its address. These patterns
 * are small and similar, so together they compress to less than the headers of separate requests.
 * Hydration keeps the picture of the document.
 */
export function artSource(kind: ArtKind, query: ArtQuery): string {
  const address = artAddress(kind, query)
  return import.meta.env.SSR ? drawnOnce(kind, address) : address
}
