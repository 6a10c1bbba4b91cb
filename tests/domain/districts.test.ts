import { describe, expect, test } from 'vitest'
import { DISTRICTS, findDistrict } from '#domain/districts.ts'
import { fold } from '#domain/fold.ts'
import { distanceKm, findProvince } from '#domain/places.ts'
import { provinceNames } from '#domain/provinces.ts'

/** Number of districts of each province, in the order of plate numbers. */
const COUNTS = [
  15, 9, 18, 8, 7, 25, 19, 9, 17, 20, 8, 8, 7, 9, 11, 17, 12, 12, 14, 19, 17, 9, 11, 9, 20, 14, 9, 16, 6, 5, 15, 13, 13,
  39, 30, 8, 20, 16, 8, 7, 12, 31, 13, 13, 17, 11, 10, 13, 6, 8, 6, 19, 12, 16, 17, 7, 9, 17, 11, 12, 18, 8, 13, 6, 13,
  14, 8, 8, 3, 6, 9, 6, 7, 4, 6, 4, 6, 6, 4, 7, 8,
]

describe('DISTRICTS', () => {
  test('are the 973, each once and in its province', () => {
    expect(DISTRICTS).toHaveLength(973)
    const counts = provinceNames.map((name) => DISTRICTS.filter(({ province }) => province === name).length)
    expect(counts).toEqual(COUNTS)
    expect(new Set(DISTRICTS.map(({ province, name }) => fold(`${province}/${name}`))).size).toBe(973)
  })

  test('are in Türkiye and near their province', () => {
    for (const district of DISTRICTS) {
      const { name, latitude, longitude } = district
      expect(latitude, name).toSatisfy((value: number) => value > 35.8 && value < 42.2)
      expect(longitude, name).toSatisfy((value: number) => value > 25.6 && value < 44.9)
      const centre = findProvince(district.province)
      expect(centre && distanceKm(centre, district), name).toBeLessThan(185)
    }
  })

  test('match any spelling and their former names', () => {
    expect(findDistrict('ISTANBUL', 'SISLI')?.name).toBe('Şişli')
    expect(findDistrict('İstanbul', 'EYÜP')?.name).toBe('Eyüpsultan')
    expect(findDistrict('Bingöl', 'Adakli')?.name).toBe('Adaklı')
    expect(findDistrict('Çorum', 'Kargi')?.name).toBe('Kargı')
    expect(findDistrict('Bolu', 'bolu merkez')?.name).toBe('Merkez')
    expect(findDistrict('Tekirdağ', 'Marmara Ereğlisi')?.name).toBe('Marmaraereğlisi')
    expect(findDistrict('bursa', 'yenişehir')?.latitude).not.toBe(findDistrict('mersin', 'YENİŞEHİR')?.latitude)
    expect(findDistrict('Ankara', 'Kadıköy')).toBeUndefined()
  })
})
