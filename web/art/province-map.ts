/** Map of a province: its true outline among its neighbours, its towns, and one marked place. */
import { DISTRICTS } from '#domain/districts.ts'
import { findProvince, type Point, PROVINCES } from '#domain/places.ts'
import { firuze, ivory } from './colours.ts'
import { type Outline, PROVINCE_OUTLINES } from './province-outlines.ts'
import { C, cross8, P, R, star8, svg } from './shapes.ts'

const WIDTH = 800
const HEIGHT = 352
/** Middle of the picture that stays visible when a narrow screen crops the sides. */
const CORE = { width: 290, height: 290 }
/** Core of the map of the whole country, which is wider and is cropped on a narrow screen. */
const COUNTRY_CORE = { width: 760, height: 330 }

type Colours = Record<'abroad' | 'land' | 'border' | 'province' | 'outline' | 'town' | 'name' | 'pin' | 'sign', string>
const DAY: Colours = {
  abroad: firuze[50],
  land: ivory[200],
  border: ivory[400],
  province: ivory[0],
  outline: firuze[600],
  town: '#6B6250',
  name: '#4A4436',
  pin: firuze[700],
  sign: ivory[50],
}
const NIGHT: Colours = {
  abroad: '#0B1228',
  land: '#18223F',
  border: '#2B3860',
  province: '#233259',
  outline: firuze[400],
  town: '#8FA7DC',
  name: '#C9D3EA',
  pin: firuze[400],
  sign: '#0B1228',
}

type Place = { latitude: number; longitude: number; approximate: boolean }
type ProvinceMap = { city: string | undefined; place: Place | null; dark: boolean }
type Spot = { x: number; y: number }
type Project = (point: Point) => Spot

const positionsOf = (outlines: readonly Outline[]) =>
  outlines.flatMap(({ rings }) => rings.flat()).map(([longitude, latitude]) => ({ latitude, longitude }))

function boundsOf(points: readonly Point[]) {
  const bounds = { west: 180, east: -180, south: 90, north: -90 }
  for (const { latitude, longitude } of points) {
    bounds.west = Math.min(bounds.west, longitude)
    bounds.east = Math.max(bounds.east, longitude)
    bounds.south = Math.min(bounds.south, latitude)
    bounds.north = Math.max(bounds.north, latitude)
  }
  return bounds
}
const COUNTRY_BOUNDS = boundsOf(positionsOf(PROVINCE_OUTLINES))

const isInCountry = ({ latitude, longitude }: Point) =>
  longitude > COUNTRY_BOUNDS.west &&
  longitude < COUNTRY_BOUNDS.east &&
  latitude > COUNTRY_BOUNDS.south &&
  latitude < COUNTRY_BOUNDS.north

/**
 * Returns the projection that fits the points into the core. A degree of longitude is scaled down,
 * as it is on the ground.
 */
function projectionOf(points: readonly Point[], core: typeof CORE): Project {
  const { west, east, south, north } = boundsOf(points)
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  const squeeze = Math.cos((middle.latitude * Math.PI) / 180)
  const scale = Math.min(core.width / ((east - west) * squeeze), core.height / (north - south))
  return ({ latitude, longitude }) => ({
    x: WIDTH / 2 + (longitude - middle.longitude) * squeeze * scale,
    y: HEIGHT / 2 - (latitude - middle.latitude) * scale,
  })
}

/** Returns the outline as a path, or an empty string if none of it is in the picture. */
function pathOf({ rings }: Outline, project: Project): string {
  const drawn = rings.map((ring) => ring.map(([longitude, latitude]) => project({ latitude, longitude })))
  const spots = drawn.flat()
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const isSeen = Math.max(...xs) > 0 && Math.min(...xs) < WIDTH && Math.max(...ys) > 0 && Math.min(...ys) < HEIGHT
  if (!isSeen) return ''
  return drawn.map((ring) => `M${ring.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`).join('')
}

const LETTER = 6.2
type Label = Spot & { name: string }

/** Returns the towns whose labels overlap neither each other nor the pin. Earlier towns win. */
function legibleOf(towns: readonly Label[], pin: Spot | null): Label[] {
  const taken = pin ? [{ left: pin.x - 26, right: pin.x + 26, top: pin.y - 60, bottom: pin.y + 26 }] : []
  return towns.filter(({ x, y, name }) => {
    const box = { left: x - 5, right: x + 8 + name.length * LETTER, top: y - 9, bottom: y + 9 }
    const isFree = taken.every(
      (other) => box.left > other.right || box.right < other.left || box.top > other.bottom || box.bottom < other.top,
    )
    if (isFree) taken.push(box)
    return isFree
  })
}

const pinOf = ({ x, y }: Spot, { pin, sign }: Colours) =>
  `<ellipse cx="${x.toFixed(1)}" cy="${(y + 2).toFixed(1)}" rx="10" ry="3.5" fill-opacity=".25"/>` +
  P(`M${x.toFixed(1)} ${y.toFixed(1)}l-10 -20h20Z`, pin) +
  P(star8(x, y - 34, 23), pin) +
  P(cross8(x, y - 34, 12), sign)

const areaOf = ({ x, y }: Spot, { pin }: Colours) =>
  C(x, y, 26, pin, ' fill-opacity=".22"') +
  C(x, y, 26, 'none', ` stroke="${pin}" stroke-width="2" stroke-dasharray="5 4"`) +
  C(x, y, 4, pin)

/**
 * Draws a pin on an exact place and a dashed circle around an approximate one. A city that is not a
 * province gets the whole country, and a place outside Türkiye gets no mark.
 */
export function provinceMap({ city, place, dark }: ProvinceMap): string {
  const colours = dark ? NIGHT : DAY
  const province = city === undefined ? undefined : findProvince(city)
  const outline = PROVINCE_OUTLINES.find(({ name }) => name === province?.name)
  const marked = place && isInCountry(place) ? place : null
  const framed = positionsOf(outline ? [outline] : PROVINCE_OUTLINES)
  const project = projectionOf(marked ? [...framed, marked] : framed, outline ? CORE : COUNTRY_CORE)
  const mark = marked && project(marked)
  const towns = (outline ? DISTRICTS.filter((district) => district.province === outline.name) : PROVINCES).map(
    (town) => ({ name: town.name, ...project(town) }),
  )
  const neighbours = PROVINCE_OUTLINES.filter((other) => other !== outline)
    .map((other) => pathOf(other, project))
    .join('')
  const names = legibleOf(towns, mark)
    .map(({ x, y, name }) => `<text x="${(x + 6).toFixed(1)}" y="${(y + 4).toFixed(1)}">${name}</text>`)
    .join('')
  return svg(
    WIDTH,
    HEIGHT,
    R(0, 0, WIDTH, HEIGHT, colours.abroad) +
      P(neighbours, colours.land, ` stroke="${colours.border}"`) +
      (outline
        ? P(pathOf(outline, project), colours.province, ` stroke="${colours.outline}" stroke-width="1.5"`)
        : '') +
      towns.map(({ x, y }) => C(x, y, 2, colours.town)).join('') +
      `<g font-family="system-ui,sans-serif" font-size="11" fill="${colours.name}">${names}</g>` +
      (mark ? (marked.approximate ? areaOf(mark, colours) : pinOf(mark, colours)) : ''),
    { fit: 'xMidYMid slice' },
  )
}
