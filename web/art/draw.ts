/**
 * Every picture that the server sends. Maps are separate because their outlines are too large for a
 * browser.
 */
import { drawDecorative, readerOf } from './draw-decorative.ts'
import { provinceMap } from './province-map.ts'

/** Returns the position in degrees, or null unless both coordinates are given. */
function placeOf(query: URLSearchParams) {
  const [latitude, longitude] = [query.get('lat'), query.get('lon')].map((text) => Number.parseFloat(text ?? ''))
  if (latitude === undefined || longitude === undefined) return null
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null
  return { latitude, longitude, approximate: query.has('approximate') }
}

/** Returns a picture as SVG, or undefined for an unknown kind. */
export function drawArt(kind: string, query: URLSearchParams): string | undefined {
  if (kind !== 'map') return drawDecorative(kind, query)
  const { city, dark } = readerOf(query)
  return provinceMap({ city, dark, place: placeOf(query) })
}
