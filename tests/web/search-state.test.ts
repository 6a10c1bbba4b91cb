import { describe, expect, test } from 'vitest'
import { filterDoctors, filterHospitals } from '#web/features/catalogue/search/filter-in-browser.ts'
import { readSearch, type SearchState, writeSearch } from '#domain/search-address.ts'
import {
  chosenServices,
  cleared,
  coarse,
  countFilters,
  knowsPlace,
  serviceKey,
  toggled,
  withService,
  withType,
} from '#web/features/catalogue/search/search-state.ts'
import { withoutShown } from '#web/features/catalogue/search/use-results.ts'

const read = (address: string) => readSearch(new URLSearchParams(address))
const write = (state: SearchState) => decodeURIComponent(String(writeSearch(state)))

describe('the address of a search', () => {
  test('searches hospitals by default', () => {
    expect(read('')).toEqual({ type: 'hospitals' })
    expect(read('type=clinics')).toEqual({ type: 'hospitals' })
    expect(read('type=doctors').type).toBe('doctors')
  })

  test('reads lists joined by commas and numbers', () => {
    expect(read('priceRange=$,$$&rating=4.5&languages=English,German&acceptsInsurance=true')).toEqual({
      type: 'hospitals',
      priceRange: ['$', '$$'],
      rating: 4.5,
      languages: ['English', 'German'],
      acceptsInsurance: true,
    })
  })

  test.each([
    'rating=excellent',
    'priceRange=cheap',
    'urgency=now',
    'sortBy=1',
    'q=',
    'latitude=41',
    'latitude=41&longitude=999',
    'acceptsInsurance=false',
  ])('omits %s and keeps the rest', (bad) => {
    expect(read(`${bad}&location=İstanbul`)).toEqual({ type: 'hospitals', location: 'İstanbul' })
  })

  test('omits filters that visitors may not use', () => {
    expect(read('includeInactive=true&hospitalId=1')).toEqual({ type: 'hospitals' })
  })

  test('contains the choices, lists joined by commas, without the default order', () => {
    expect(
      write({
        sortBy: 'relevance',
        services: ['Cardiology', 'Surgery'],
        location: 'İzmir',
        q: 'kalp',
        type: 'hospitals',
      }),
    ).toBe('type=hospitals&q=kalp&location=İzmir&services=Cardiology,Surgery')
  })

  test('is parsed as it was written', () => {
    const state: SearchState = {
      type: 'doctors',
      q: 'diz ağrısı & more',
      location: 'Şanlıurfa',
      latitude: 41.01,
      longitude: 28.98,
      urgency: 'soon',
      rating: 3.5,
      experience: 10,
      availability: ['today', '24h'],
      specialties: ['Family Medicine', 'Surgery'],
      sortBy: 'price_low',
    }
    expect(readSearch(writeSearch(state))).toEqual(state)
  })

  test('the other kind keeps the filters that it has too', () => {
    const doctors = read('type=doctors&experience=10&rating=4&location=Ankara')
    expect(withType(doctors, 'hospitals')).toEqual({ type: 'hospitals', rating: 4, location: 'Ankara' })
  })
})

describe('filters', () => {
  test('are counted one by one, and a position like a place', () => {
    expect(countFilters(read('q=heart&sortBy=rating'))).toBe(0)
    expect(countFilters(read('location=Bursa&rating=4&services=A,B&service=B&priceRange=$,$$'))).toBe(6)
    expect(countFilters(read('latitude=41&longitude=29'))).toBe(1)
  })

  test('are removed except kind, words and order', () => {
    expect(cleared(read('type=doctors&q=x&sortBy=rating&rating=4&location=Bursa'))).toEqual({
      type: 'doctors',
      q: 'x',
      sortBy: 'rating',
    })
  })

  test('an emptied list is no filter', () => {
    expect(toggled(['a'], 'a', false)).toBeUndefined()
    expect(toggled(undefined, 'a', true)).toEqual(['a'])
    expect(toggled(['a', 'b'], 'a', true)).toEqual(['b', 'a'])
  })

  test('the requested and the ticked services are one list', () => {
    expect(chosenServices({ service: 'A', services: ['B', 'A'] })).toEqual(['A', 'B'])
  })

  test('a name with a comma is replaced by its ID', () => {
    expect(serviceKey({ id: '7', sourceName: 'Ear, Nose and Throat' })).toBe('7')
    expect(serviceKey({ id: '7', sourceName: 'Cardiology' })).toBe('Cardiology')
    const options = [
      { id: '7', name: 'Ear, Nose and Throat', sourceName: 'Ear, Nose and Throat' },
      { id: '8', name: 'Cardiology', sourceName: 'Cardiology' },
    ]
    const both = withService(read('service=ear, nose and throat'), options, '8', true)
    expect(both).toEqual({ type: 'hospitals', services: ['7', 'Cardiology'] })
    expect(readSearch(writeSearch(both))).toEqual(both)
    expect(withService(both, options, 'Cardiology', false).services).toEqual(['7'])
  })
})

describe('the place to measure from', () => {
  test.each([
    ['location=istanbul', 'İstanbul', true],
    ['location=Kadıköy', null, false],
    ['latitude=41&longitude=29', null, true],
    ['', null, false],
    ['q=knee+ankara', 'Ankara', false],
  ])('%s, which the server names %s: %s', (address, placeName, known) => {
    expect(knowsPlace(read(address), { placeName })).toBe(known)
  })

  test('is a province until the server has answered', () => {
    expect(knowsPlace(read('location=Kadıköy'), undefined)).toBe(true)
    expect(knowsPlace(read(''), undefined)).toBe(false)
  })

  test('is rounded to about a kilometre', () => {
    expect(coarse({ latitude: 41.012345, longitude: 28.987654 })).toEqual({ latitude: 41.01, longitude: 28.99 })
  })
})

describe('filtering in the client', () => {
  const hospital = (id: string, name: string, city: string, rating: number | null, ...services: string[]) => ({
    id,
    name,
    city,
    address: `${city} Caddesi 1`,
    averageRating: rating,
    offered: services.map((one) => ({ service: { id: `id-${one}`, name: one } })),
  })
  const all = [
    hospital('1', 'Firuze Park', 'İstanbul', 4.8, 'Cardiology'),
    hospital('2', 'Zeytin Koyu', 'İzmir', 4.1, 'Cardiology', 'Surgery'),
    hospital('3', 'Poyraz Tepe', 'İstanbul', null),
  ]
  const found = (filters: Parameters<typeof filterHospitals>[1]) => filterHospitals(all, filters).map(({ id }) => id)

  test.each([
    [{}, ['1', '2', '3']],
    [{ location: 'ISTANBUL' }, ['1', '3']],
    [{ q: 'ızmir' }, ['2']],
    [{ service: 'cardiology' }, ['1', '2']],
    [{ services: ['id-Surgery'] }, ['2']],
    [{ rating: 4.5 }, ['1']],
    [{ q: 'firuze', location: 'izmir' }, []],
  ])('hospitals by %j', (filters, ids) => {
    expect(found(filters)).toEqual(ids)
  })

  test('doctors by words and specialty', () => {
    const doctors = [
      { id: '1', fullName: 'Dr. Ayşe Yıldız', specialty: 'Cardiology', hospitalName: 'Firuze Park' },
      { id: '2', fullName: 'Dr. Mehmet Karayel', specialty: 'Neurology', hospitalName: null },
    ]
    expect(filterDoctors(doctors, { q: 'AYSE' }).map(({ id }) => id)).toEqual(['1'])
    expect(filterDoctors(doctors, { specialties: ['Neurology'] }).map(({ id }) => id)).toEqual(['2'])
  })
})

test('a next page is added without records that have moved onto it', () => {
  const items = ['c', 'd', 'e'].map((id) => ({ id }))
  expect(withoutShown(items, new Set(['a', 'b', 'c']))).toEqual([{ id: 'd' }, { id: 'e' }])
})
