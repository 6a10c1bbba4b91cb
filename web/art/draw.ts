/** Strings of the generated pictures, kept so that each is drawn once. This file and the drawing code are one lazy chunk. */
import {
  doctorArt,
  frieze,
  hospitalArt,
  initialsOf,
  latticePattern,
  mapArt,
  nicheArt,
  panorama,
  type Region,
  regionArt,
  regionOf,
  serviceArt,
  star8,
  tileWall,
  tulip,
} from './pattern-art.ts'

const uris = new Map<string, string>()
const MOST = 400

function uri(key: string, draw: () => string): string {
  const known = uris.get(key)
  if (known) return known
  if (uris.size >= MOST) uris.clear()
  const made = `data:image/svg+xml,${draw().replace(/[%#<>"]/g, encodeURIComponent)}`
  uris.set(key, made)
  return made
}

const frame = (w: number, h: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${body}</svg>`

const outline = (r: number, rest: string, cx = 595, cy = 255) =>
  `<path d="${star8(cx, cy, r)}" ${rest} stroke-linejoin="round"/>`

type Sight = { w?: number | undefined; h?: number | undefined; dark: boolean }

/** Pale scenes glare on a dark page: there it is evening or glazed turquoise, always the same one for the same seed. */
const sceneOf = (seed: string, dark: boolean) => (dark ? { scene: 2 + (seed.charCodeAt(seed.length - 1) % 2) } : {})

export const draw = {
  hospital: (seed: string, city: string | null | undefined, { w = 800, h = 600, dark }: Sight) =>
    uri(`h ${seed} ${city} ${w} ${h} ${dark}`, () =>
      hospitalArt(seed, { region: regionOf(city), w, h, ...sceneOf(seed, dark) }),
    ),
  region: (seed: string, region: Region, { w = 800, h = 500, dark }: Sight) =>
    uri(`r ${seed} ${region} ${w} ${h} ${dark}`, () => regionArt(seed, region, { w, h, ...sceneOf(seed, dark) })),
  regionOf,
  /** A string of SVG, not an address: the letters need the page's own font. */
  doctor: (seed: string, name: string, uid: string) => doctorArt(seed, initialsOf(name), { uid }),
  service: (seed: string, w = 640, h = 240) => uri(`s ${seed} ${w} ${h}`, () => serviceArt(seed, { w, h })),
  wall: (seed: string, w: number, h: number, period: number, painted?: number) =>
    uri(`w ${seed} ${w} ${h} ${period} ${painted}`, () =>
      tileWall(seed, { w, h, period, ...(painted !== undefined && { painted }) }),
    ),
  frieze: (seed: string, w: number, h: number) =>
    uri(`f ${seed} ${w} ${h}`, () => frieze(seed, { w, h, ground: '#FCFAF5' })),
  niche: (seed: string, w: number, h: number, scene: number, bare: boolean, lift = 0) =>
    uri(`n ${seed} ${w} ${h} ${scene} ${bare} ${lift}`, () => nicheArt(seed, { w, h, scene, bare, lift })),
  panorama: (seed: string, w: number, h: number) => uri(`p ${seed} ${w} ${h}`, () => panorama(seed, { w, h })),
  map: (seed: string, dark: boolean) => uri(`m ${seed} ${dark}`, () => mapArt(seed, { dark })),
  lattice: (id: string, period: number) =>
    `<defs>${latticePattern({ id, period, stroke: 'currentColor' })}</defs><rect width="100%" height="100%" fill="url(#${id})"/>`,
  wallWithGap: () =>
    uri('gap', () =>
      frame(
        1190,
        510,
        tileWall('gap', { w: 1190, h: 510, period: 85, painted: 0, bare: true }) +
          outline(42.5, 'fill="#0b1228" fill-opacity=".18"') +
          outline(40.5, 'fill="#EEE7D8"') +
          outline(34.5, 'fill="none" stroke="#A3967C" stroke-width="1.5" stroke-dasharray="4 4"'),
      ),
    ),
  fallenTile: () =>
    uri('fallen', () =>
      frame(
        140,
        140,
        outline(60, 'fill="#142046" fill-opacity=".14"', 73, 78) +
          outline(60, 'fill="#0C7779"', 68, 66) +
          outline(60, 'fill="#FCFAF5" stroke="#E4DCCB" stroke-width="1.5"', 68, 64) +
          outline(50, 'fill="none" stroke="#3B5CAC" stroke-width="2"', 68, 64) +
          tulip(68, 66, 30, '#D9583B', '#0C7779'),
      ),
    ),
}

export type Draw = typeof draw
