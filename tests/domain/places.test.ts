import { describe, expect, test } from 'vitest'
import { AIRPORTS, nearestAirport } from '#domain/airports.ts'
import { fold } from '#domain/fold.ts'
import { placeLine } from '#domain/place-line.ts'
import { distanceKm, findProvince, matchProvinces, type Point, PROVINCES, REGIONS } from '#domain/places.ts'
import { provinceNames } from '#domain/provinces.ts'

describe('PROVINCES', () => {
  test('has the 81, each inside Türkiye and with a region', () => {
    expect(PROVINCES).toHaveLength(81)
    expect(new Set(provinceNames.map(fold)).size).toBe(81)
    for (const { name, latitude, longitude, region } of PROVINCES) {
      expect(latitude, name).toBeGreaterThan(35.8)
      expect(latitude, name).toBeLessThan(42.2)
      expect(longitude, name).toBeGreaterThan(25.6)
      expect(longitude, name).toBeLessThan(44.9)
      expect(REGIONS, name).toContain(region)
    }
  })

  test('every region has the right number of provinces', () => {
    const counts = REGIONS.map((region) => PROVINCES.filter((province) => province.region === region).length)
    expect(counts).toEqual([11, 8, 8, 13, 18, 14, 9])
  })

  test.each([
    [1, 'Adana'],
    [6, 'Ankara'],
    [33, 'Mersin'],
    [34, 'İstanbul'],
    [35, 'İzmir'],
    [46, 'Kahramanmaraş'],
    [63, 'Şanlıurfa'],
    [67, 'Zonguldak'],
    [76, 'Iğdır'],
    [81, 'Düzce'],
  ])('plate %i is %s', (plate, name) => {
    expect(PROVINCES[plate - 1]).toMatchObject({ plate, name })
  })
})

describe('findProvince', () => {
  test.each(['istanbul', 'ISTANBUL', 'İSTANBUL', 'ıstanbul', ' İstanbul ', 'i̇stanbul'])('%s is İstanbul', (text) => {
    expect(findProvince(text)?.name).toBe('İstanbul')
  })
  test('every name matches in Turkish capitals', () => {
    for (const name of provinceNames) expect(findProvince(name.toLocaleUpperCase('tr'))?.name).toBe(name)
  })
  test('matches former names and nothing else', () => {
    expect(findProvince('AFYON')?.name).toBe('Afyonkarahisar')
    expect(findProvince('İçel')?.name).toBe('Mersin')
    expect(findProvince('Lefkoşa')).toBeUndefined()
    expect(findProvince('')).toBeUndefined()
  })
})

describe('matchProvinces', () => {
  test('looks inside the names, and sorts those that begin with the text first', () => {
    expect(matchProvinces('maraş').map(({ name }) => name)).toEqual(['Kahramanmaraş'])
    expect(matchProvinces('ist').map(({ name }) => name)).toEqual(['İstanbul'])
    expect(matchProvinces('AN').map(({ name }) => name)[0]).toBe('Ankara')
    expect(matchProvinces('an').map(({ name }) => name)).toContain('Van')
  })
  test('lists all in Turkish order for an empty text, and none for an unknown one', () => {
    const all = matchProvinces('').map(({ name }) => name)
    expect(all).toHaveLength(81)
    expect(all.indexOf('Çanakkale')).toBeLessThan(all.indexOf('Denizli'))
    expect(matchProvinces('atlantis')).toEqual([])
  })
})

describe('nearestAirport', () => {
  test.each([
    ['İstanbul', 'SAW'],
    ['Antalya', 'AYT'],
    ['Van', 'VAN'],
    ['Yalova', 'SAW'],
  ])('of %s is %s', (province, code) => {
    expect(nearestAirport(findProvince(province) as Point)?.code).toBe(code)
  })
  test('every province has one within 200 km, and a place abroad has none', () => {
    for (const province of PROVINCES) expect(nearestAirport(province)?.km ?? 999, province.name).toBeLessThan(200)
    expect(nearestAirport({ latitude: 51.5, longitude: -0.1 })).toBeNull()
    expect(new Set(AIRPORTS.map(({ code }) => code)).size).toBe(AIRPORTS.length)
  })
})

describe('distanceKm', () => {
  const at = (name: string) => findProvince(name) ?? { latitude: Number.NaN, longitude: Number.NaN }
  test.each([
    ['İstanbul', 'Ankara', 349],
    ['İzmir', 'Van', 1410],
    ['Adana', 'Adana', 0],
  ])('%s to %s is about %i km', (a, b, km) => {
    expect(Math.abs(distanceKm(at(a), at(b)) - km)).toBeLessThan(12)
    expect(distanceKm(at(a), at(b))).toBeCloseTo(distanceKm(at(b), at(a)), 9)
  })
})

test('a place is joined with the comma of its script, and repeats nothing', () => {
  expect(placeLine('Şişli', 'İstanbul', 'Türkiye')).toBe('Şişli, İstanbul, Türkiye')
  expect(placeLine('شيشلي', 'إسطنبول', 'تركيا')).toBe('شيشلي، إسطنبول، تركيا')
  expect(placeLine('Selvi Caddesi 48', 'تشانكايا', 'أنقرة')).toBe('Selvi Caddesi 48, تشانكايا، أنقرة')
  expect(placeLine(null, 'Ankara', 'Ankara', undefined)).toBe('Ankara')
})
