/**
 * Every picture that the server sends. Maps stand apart, as their outlines weigh too much for a
 * browser.
 */
import { drawDecorative, readerOf } from './draw-decorative.ts'
import { provinceMap } from './province-map.ts'

/** Position in degrees; null without both coordinates. */
function placeOf(query: URLSearchParams) {
  const [latitude, longitude] = [query.get('lat'), query.get('lon')].map((text) => Number.parseFloat(text ?? ''))
  if (latitude === undefined || longitude === undefined) return null
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null
  return { latitude, longitude, approximate: query.has('approximate') }
}

/** A picture as SVG; undefined for a kind that there is not. */
export function drawArt(kind: string, query: URLSearchParams): string | undefined {
  if (kind !== 'map') return drawDecorative(kind, query)
  const { city, dark } = readerOf(query)
  return provinceMap({ city, dark, place: placeOf(query) })
}
