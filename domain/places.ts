/**
 * Türkiye's 81 provinces: plate code, name, latitude and longitude of the provincial centre,
 * geographic region.
 */
import { fold } from './fold.ts'

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
  /** The number on licence plates, 1 to 81. */
  plate: number
  name: string
  region: Region
}

// One line a province, in the order of the plates; the last column is the position in REGIONS.
const TABLE = `
Adana 37.000 35.321 2
Adıyaman 37.764 38.278 6
Afyonkarahisar 38.757 30.538 1
Ağrı 39.719 43.051 5
Amasya 40.653 35.833 4
Ankara 39.921 32.854 3
Antalya 36.887 30.705 2
Artvin 41.183 41.821 4
Aydın 37.845 27.846 1
Balıkesir 39.648 27.883 0
Bilecik 40.150 29.983 0
Bingöl 38.885 40.498 5
Bitlis 38.401 42.108 5
Bolu 40.739 31.611 4
Burdur 37.720 30.291 2
Bursa 40.183 29.067 0
Çanakkale 40.155 26.414 0
Çankırı 40.601 33.613 3
Çorum 40.551 34.956 4
Denizli 37.776 29.086 1
Diyarbakır 37.914 40.231 6
Edirne 41.677 26.556 0
Elazığ 38.675 39.223 5
Erzincan 39.750 39.492 5
Erzurum 39.905 41.266 5
Eskişehir 39.777 30.521 3
Gaziantep 37.066 37.383 6
Giresun 40.913 38.390 4
Gümüşhane 40.460 39.481 4
Hakkari 37.574 43.741 5
Hatay 36.202 36.160 2
Isparta 37.765 30.556 2
Mersin 36.800 34.633 2
İstanbul 41.008 28.978 0
İzmir 38.419 27.129 1
Kars 40.602 43.097 5
Kastamonu 41.389 33.783 4
Kayseri 38.722 35.487 3
Kırklareli 41.735 27.225 0
Kırşehir 39.146 34.160 3
Kocaeli 40.765 29.940 0
Konya 37.871 32.485 3
Kütahya 39.420 29.983 1
Malatya 38.353 38.310 5
Manisa 38.614 27.430 1
Kahramanmaraş 37.576 36.923 2
Mardin 37.313 40.735 6
Muğla 37.215 28.363 1
Muş 38.733 41.491 5
Nevşehir 38.625 34.714 3
Niğde 37.966 34.683 3
Ordu 40.985 37.879 4
Rize 41.021 40.523 4
Sakarya 40.776 30.403 0
Samsun 41.287 36.330 4
Siirt 37.927 41.942 6
Sinop 42.027 35.155 4
Sivas 39.748 37.018 3
Tekirdağ 40.978 27.511 0
Tokat 40.314 36.554 4
Trabzon 41.003 39.717 4
Tunceli 39.108 39.547 5
Şanlıurfa 37.159 38.797 6
Uşak 38.674 29.406 1
Van 38.501 43.373 5
Yozgat 39.821 34.808 3
Zonguldak 41.456 31.799 4
Aksaray 38.369 34.037 3
Bayburt 40.255 40.225 4
Karaman 37.181 33.215 3
Kırıkkale 39.847 33.515 3
Batman 37.881 41.135 6
Şırnak 37.519 42.454 6
Bartın 41.634 32.338 4
Ardahan 41.111 42.702 5
Iğdır 39.921 44.045 5
Yalova 40.655 29.277 0
Karabük 41.204 32.627 4
Kilis 36.718 37.115 6
Osmaniye 37.075 36.248 2
Düzce 40.844 31.157 4
`

export const PROVINCES: readonly Province[] = TABLE.trim()
  .split('\n')
  .map((line, index) => {
    const [name = '', latitude, longitude, region] = line.split(' ')
    return {
      plate: index + 1,
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
      region: REGIONS[Number(region)] ?? 'Marmara',
    }
  })

export const provinceNames: readonly string[] = PROVINCES.map((province) => province.name)

const byKey = new Map(PROVINCES.map((province) => [fold(province.name), province]))
// Names that older lists and maps still carry.
for (const [old, name] of [
  ['afyon', 'afyonkarahisar'],
  ['icel', 'mersin'],
  ['antakya', 'hatay'],
  ['maras', 'kahramanmaras'],
  ['urfa', 'sanliurfa'],
  ['izmit', 'kocaeli'],
  ['adapazari', 'sakarya'],
] as const) {
  const province = byKey.get(name)
  if (province) byKey.set(old, province)
}

/**
 * The province of this name in any letter case or spelling (`istanbul`, `ŞANLIURFA`, the older
 * `İçel`), or undefined.
 */
export const findProvince = (text: string): Province | undefined => byKey.get(fold(text).trim().replace(/\s+/g, ' '))

const byName = new Intl.Collator('tr')

/**
 * Provinces whose name contains the text, those that begin with it first; all of them for an empty
 * text.
 */
export function matchProvinces(text: string): Province[] {
  const key = fold(text).trim()
  const matches = PROVINCES.map((province) => ({ province, at: fold(province.name).indexOf(key) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0) || byName.compare(a.province.name, b.province.name))
  return matches.map(({ province }) => province)
}

const EARTH_RADIUS_KM = 6371.0088

/** Great-circle distance (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2
  const chord =
    half(b.latitude - a.latitude) +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * half(b.longitude - a.longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
