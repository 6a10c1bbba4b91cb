/**
 * Türkiye's 81 provinces: plate code, name, latitude and longitude of the provincial centre,
 * geographic region.
 */
import { fold } from './fold.ts'
import { findProvinceName, provinceNames } from './provinces.ts'

export const COUNTRY = 'Türkiye'

export const REGIONS = [
  'Marmara',
  'Aegean',
  'Mediterranean',
  'Central Anatolia',
  'Black Sea',
  'Eastern Anatolia',
  'Southeastern Anatolia',
] as const
export type Region = (typeof REGIONS)[number]

export interface Point {
  latitude: number
  longitude: number
}

export interface Province extends Point {
  /** Number on licence plates, 1 to 81. */
  plate: number
  name: string
  region: Region
}

// One line per province, in the order of the plates. The last column is the position in REGIONS.
const TABLE = `
37.000 35.321 2
37.764 38.278 6
38.757 30.538 1
39.719 43.051 5
40.653 35.833 4
39.921 32.854 3
36.887 30.705 2
41.183 41.821 4
37.845 27.846 1
39.648 27.883 0
40.150 29.983 0
38.885 40.498 5
38.401 42.108 5
40.739 31.611 4
37.720 30.291 2
40.183 29.067 0
40.155 26.414 0
40.601 33.613 3
40.551 34.956 4
37.776 29.086 1
37.914 40.231 6
41.677 26.556 0
38.675 39.223 5
39.750 39.492 5
39.905 41.266 5
39.777 30.521 3
37.066 37.383 6
40.913 38.390 4
40.460 39.481 4
37.574 43.741 5
36.202 36.160 2
37.765 30.556 2
36.800 34.633 2
41.008 28.978 0
38.419 27.129 1
40.602 43.097 5
41.389 33.783 4
38.722 35.487 3
41.735 27.225 0
39.146 34.160 3
40.765 29.940 0
37.871 32.485 3
39.420 29.983 1
38.353 38.310 5
38.614 27.430 1
37.576 36.923 2
37.313 40.735 6
37.215 28.363 1
38.733 41.491 5
38.625 34.714 3
37.966 34.683 3
40.985 37.879 4
41.021 40.523 4
40.776 30.403 0
41.287 36.330 4
37.927 41.942 6
42.027 35.155 4
39.748 37.018 3
40.978 27.511 0
40.314 36.554 4
41.003 39.717 4
39.108 39.547 5
37.159 38.797 6
38.674 29.406 1
38.501 43.373 5
39.821 34.808 3
41.456 31.799 4
38.369 34.037 3
40.255 40.225 4
37.181 33.215 3
39.847 33.515 3
37.881 41.135 6
37.519 42.454 6
41.634 32.338 4
41.111 42.702 5
39.921 44.045 5
40.655 29.277 0
41.204 32.627 4
36.718 37.115 6
37.075 36.248 2
40.844 31.157 4
`

export const PROVINCES: readonly Province[] = TABLE.trim()
  .split('\n')
  .map((line, index) => {
    const [latitude, longitude, region] = line.split(' ')
    return {
      plate: index + 1,
      name: provinceNames[index] ?? '',
      latitude: Number(latitude),
      longitude: Number(longitude),
      region: REGIONS[Number(region)] ?? 'Marmara',
    }
  })

const byProvince = new Map(PROVINCES.map((province) => [province.name, province]))

/**
 * Returns the province of this name in any letter case or spelling (`istanbul`, `ŞANLIURFA`, the
 * older `İçel`), or undefined.
 */
export const findProvince = (text: string): Province | undefined => byProvince.get(findProvinceName(text) ?? '')

const byName = new Intl.Collator('tr')

/**
 * Returns provinces whose name contains the text, those that begin with it first, and all for an
 * empty text.
 */
export function matchProvinces(text: string): Province[] {
  const key = fold(text).trim()
  const matches = PROVINCES.map((province) => ({ province, at: fold(province.name).indexOf(key) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0) || byName.compare(a.province.name, b.province.name))
  return matches.map(({ province }) => province)
}

const EARTH_RADIUS_KM = 6371.0088

/** Returns the great-circle distance (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2
  const chord =
    half(b.latitude - a.latitude) +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * half(b.longitude - a.longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
