/**
 * Pictures that the server sends for the parameters of their addresses (`address.ts`). Invalid
 * values are replaced by the nearest valid ones, so nothing fails and no picture becomes large.
 */
import type { ArtKind } from './address.ts'
import { hospitalArt, nicheArt, regionArt } from './hospital-pictures.ts'
import { doctorArt, panorama, serviceArt } from './pictures.ts'
import { regionOf } from './regions.ts'
import { star8 } from './shapes.ts'
import { frieze, tileWall, tulip } from './tiles.ts'

const MOST_LETTERS = 120
type Bounds = { least: number; most: number; otherwise: number }

/** Parses the address within bounds. */
export function readerOf(query: URLSearchParams) {
  const number = (name: string, { least, most, otherwise }: Bounds) => {
    const value = Math.round(Number(query.get(name) ?? otherwise))
    return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise
  }
  return {
    seed: (query.get('seed') ?? '').slice(0, MOST_LETTERS),
    city: query.get('city')?.slice(0, MOST_LETTERS),
    dark: query.has('dark'),
    number,
    size: (w: number, h: number) => ({
      w: number('w', { least: 16, most: 2000, otherwise: w }),
      h: number('h', { least: 16, most: 1200, otherwise: h }),
    }),
  }
}
type Reader = ReturnType<typeof readerOf>

const frame = (w: number, h: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${body}</svg>`

const outline = (r: number, rest: string, cx = 595, cy = 255) =>
  `<path d="${star8(cx, cy, r)}" ${rest} stroke-linejoin="round"/>`

/**
 * Returns evening or glazed turquoise for a dark page, where pale scenes glare. The choice depends
 * only on the seed.
 */
const sceneOf = (seed: string, dark: boolean) =>
  dark ? { scene: 2 + ((seed.charCodeAt(seed.length - 1) || 0) % 2) } : {}

const kinds: Record<Exclude<ArtKind, 'map'>, (query: Reader) => string> = {
  hospital: ({ seed, city, dark, size }) =>
    hospitalArt(seed, { region: regionOf(city), ...size(800, 600), ...sceneOf(seed, dark) }),
  region: ({ seed, city, dark, size }) =>
    regionArt(seed, regionOf(city) ?? 'marmara', { ...size(800, 500), ...sceneOf(seed, dark) }),
  doctor: ({ seed }) => doctorArt(seed, ''),
  service: ({ seed, size }) => serviceArt(seed, size(640, 240)),
  wall: ({ seed, size, number }) =>
    tileWall(seed, { ...size(640, 720), period: number('period', { least: 60, most: 200, otherwise: 92 }) }),
  frieze: ({ seed, number }) => {
    const h = number('h', { least: 16, most: 60, otherwise: 44 })
    // A strip of 15 stars, repeated four times.
    return frieze(seed, { w: h * 15, h, times: 4, ground: '#FCFAF5' })
  },
  niche: ({ seed, dark, size, number }) =>
    nicheArt(seed, {
      ...size(620, 648),
      scene: dark ? 2 : 0,
      bare: number('bare', { least: 0, most: 1, otherwise: 1 }) === 1,
      lift: number('lift', { least: 0, most: 400, otherwise: 0 }),
    }),
  panorama: ({ seed, size }) => panorama(seed, size(1440, 300)),
  gap: () =>
    frame(
      1190,
      510,
      tileWall('gap', { w: 1190, h: 510, period: 85, painted: 0, bare: true }) +
        outline(42.5, 'fill="#0b1228" fill-opacity=".18"') +
        outline(40.5, 'fill="#EEE7D8"') +
        outline(34.5, 'fill="none" stroke="#A3967C" stroke-width="1.5" stroke-dasharray="4 4"'),
    ),
  fallen: () =>
    frame(
      140,
      140,
      outline(60, 'fill="#142046" fill-opacity=".14"', 73, 78) +
        outline(60, 'fill="#0C7779"', 68, 66) +
        outline(60, 'fill="#FCFAF5" stroke="#E4DCCB" stroke-width="1.5"', 68, 64) +
        outline(50, 'fill="none" stroke="#3B5CAC" stroke-width="2"', 68, 64) +
        tulip(68, 66, 30, '#D9583B', '#0C7779'),
    ),
}

/** Returns a picture as SVG, or undefined for an unknown kind. */
export const drawDecorative = (kind: string, query: URLSearchParams): string | undefined =>
  Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds](readerOf(query)) : undefined
