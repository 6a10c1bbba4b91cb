import { findProvince, type Region } from '../places.ts'
import { sentence } from '../sentences.ts'

/** Cappadocia, which travellers know by name although its provinces belong to other regions. */
const CAPPADOCIA = ['Nevşehir', 'Kayseri', 'Aksaray', 'Niğde']

export type TravelRegion = {
  name: string
  /** City whose landscape is drawn. */
  city: string
  region: Region | 'Cappadocia'
}

export const TRAVEL_REGIONS: readonly TravelRegion[] = [
  { name: sentence('Marmara'), city: 'İstanbul', region: 'Marmara' },
  { name: sentence('Aegean'), city: 'İzmir', region: 'Aegean' },
  { name: sentence('Mediterranean'), city: 'Antalya', region: 'Mediterranean' },
  { name: sentence('Cappadocia'), city: 'Nevşehir', region: 'Cappadocia' },
  { name: sentence('Central Anatolia'), city: 'Ankara', region: 'Central Anatolia' },
  { name: sentence('Black Sea'), city: 'Trabzon', region: 'Black Sea' },
  { name: sentence('Eastern Anatolia'), city: 'Van', region: 'Eastern Anatolia' },
  { name: sentence('Southeastern Anatolia'), city: 'Gaziantep', region: 'Southeastern Anatolia' },
]

const regionOf = (province: string): TravelRegion['region'] | undefined =>
  CAPPADOCIA.includes(province) ? 'Cappadocia' : findProvince(province)?.region

type RegionCount = { name: string; hospitals: number }

/** Returns the provinces of a region with a hospital, highest number first. */
export const provincesIn = <Province extends RegionCount>(
  region: TravelRegion['region'],
  provinces: readonly Province[],
) => provinces.filter(({ name }) => regionOf(name) === region)
