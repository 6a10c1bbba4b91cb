/** Position and correctly spelled place names of a listed hospital. */
import { type District, findDistrict } from '#domain/districts.ts'
import { fold } from '#domain/fold.ts'
import type { Point, Province } from '#domain/places.ts'
import { titleCase } from '#domain/title-case.ts'

export interface Place {
  district: string | null
  /** Centre of the district, or of the province if the district is unknown. */
  point: Point
  /**
   * Corrects the names of this place in a text without special letters: `Adakli/Bingol` is
   * Adaklı/Bingöl.
   */
  mend: (text: string) => string
}

export function placeIn(province: Province, listedDistrict: string): Place {
  const district = listedDistrict === '' ? undefined : findDistrict(province.name, listedDistrict)
  const { latitude, longitude } = district ?? province
  const names = new Map([district, province].filter(isNamed).map(({ name }) => [fold(name), name]))
  return {
    district: listedDistrict === '' ? null : (district?.name ?? titleCase(listedDistrict)),
    point: { latitude, longitude },
    mend: (text) => text.replace(/(?<!\p{L})\p{Lu}\p{L}+/gu, (word) => names.get(fold(word)) ?? word),
  }
}

const isNamed = (place: District | Province | undefined): place is District | Province => place !== undefined
