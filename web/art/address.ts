/**
 * artAddress('hospital', { seed: id, city, w: 800, h: 600 }) — address of a picture that the server
 * draws. `draw.ts` documents the parameters of each kind.
 */

export type ArtKind =
  | 'hospital'
  | 'region'
  | 'doctor'
  | 'service'
  | 'wall'
  | 'frieze'
  | 'niche'
  | 'panorama'
  | 'map'
  | 'gap'
  | 'fallen'

export type ArtQuery = Record<string, string | number | null | undefined>

export function artAddress(kind: ArtKind, options: ArtQuery = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(options)) if (value != null) query.set(name, String(value))
  return `/art/${kind}.svg${query.size > 0 ? `?${query}` : ''}`
}
