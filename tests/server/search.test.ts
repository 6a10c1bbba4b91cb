import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertHealthService } from '#server/seed/factories.ts'
import { startSearchApp } from '#tests/support/search-catalogue.ts'
import { searchDoors } from '#tests/support/search-doors.ts'
import type { TestApp } from '#tests/support/server.ts'

let app: TestApp
let hospital: Record<string, string>
let service: Record<string, string>
beforeAll(async () => {
  const started = await startSearchApp()
  app = started.app
  hospital = started.hospital
  service = started.service
})
afterAll(() => app.close())

const names = (items: { name?: string; fullName?: string }[]) => items.map((item) => item.name ?? item.fullName)
const [SISLI, KADIKOY, ANKARA, IZMIR] = [
  'Şişli Kalp Hastanesi',
  'Memorial Kadıköy',
  'Güven Hospital',
  'Ege 100% Sağlık',
]
const [ISIL, MEHMET, SOLO] = ['Dr. Işıl Öztürk', 'Dr. Mehmet Kalp', 'Dr. Ada Solo']

/** [title, search, names in order] */
type Case = [string, object, (string | undefined)[]]

const hospitals: Case[] = [
  ['everything, best rated first', {}, [KADIKOY, ANKARA, SISLI, IZMIR]],
  ...['istanbul', 'ISTANBUL', 'İstanbul', 'ıstanbul', 'i\u0307stanbul'].map(
    (location): Case => [`the city as ${location}`, { location }, [KADIKOY, SISLI]],
  ),
  ...['sisli', 'ŞİŞLİ', 'Sisli'].map((q): Case => [`the word ${q}`, { q }, [SISLI]]),
  ['a district', { location: 'kadikoy' }, [KADIKOY]],
  ['a street', { location: 'bagdat cad' }, [KADIKOY]],
  ['a district and its city', { location: 'Şişli, İstanbul, Türkiye' }, [SISLI]],
  ['a province, not the street named after it', { location: 'ankara' }, [ANKARA]],
  ['a place, not the name', { location: 'kalp' }, []],
  ['names before addresses', { q: 'memorial' }, [KADIKOY, ANKARA]],
  ['names that begin with the text first', { q: 'güven' }, [ANKARA]],
  ['every word', { q: 'memorial ankara' }, [ANKARA]],
  ['a percent sign as itself', { q: '%' }, [IZMIR]],
  ['an underscore as itself', { q: '_' }, []],
  ['a typing error', { q: 'memoryal' }, [KADIKOY, ANKARA]],
  ['two typing errors', { q: 'hastanasi kalb' }, [SISLI]],
  ['nonsense', { q: 'xqzwvk' }, []],
  ['a rating of at least', { rating: 4.5 }, [KADIKOY, ANKARA]],
  ['a service by name, folded', { service: 'KALP BYPASS AMELİYATI' }, [KADIKOY, SISLI]],
  ['a service by part of its name', { service: 'implant' }, [KADIKOY]],
  ['any of some services', { services: ['Dental Implant', 'Robotic Surgery'] }, [KADIKOY, IZMIR]],
  ['a service nobody has', { service: 'Alchemy' }, []],
  ['a specialty', { specialties: ['Cardiology'] }, [SISLI]],
  ['one specialty, in any letter case', { specialty: 'cardiology' }, [SISLI]],
  ['a language, in any letter case', { languages: ['german'] }, [ANKARA]],
  ['insurance', { acceptsInsurance: true }, [SISLI]],
  ['a price below 100', { priceRange: ['$'] }, [KADIKOY]],
  ['a price of exactly 100', { priceRange: ['$$'] }, [ANKARA, SISLI]],
  ["the chosen service's own price", { service: 'Kalp Bypass Ameliyatı', priceRange: ['$$$$'] }, [KADIKOY]],
  ["the chosen service's price elsewhere", { service: 'Kalp Bypass Ameliyatı', priceRange: ['$$$'] }, [SISLI]],
  ['a band that another service than the cheapest lies in', { priceRange: ['$$$'] }, [SISLI]],
  ['a price of at least, in dollars whatever it is stated in', { priceFrom: 650 }, [KADIKOY]],
  ['a price of at most, in another currency', { priceTo: 90, priceCurrency: 'EUR' }, [KADIKOY, ANKARA, SISLI]],
  ['a price between', { priceFrom: 400, priceTo: 500 }, [SISLI]],
  ["the chosen service's price of at most", { service: 'Kalp Bypass Ameliyatı', priceTo: 500 }, [SISLI]],
  ['the same price to the cent', { priceFrom: 600, priceTo: 600, priceCurrency: 'eur' }, [KADIKOY]],
  ["the understood treatment's price of at most", { q: 'bypass', priceTo: 500 }, [SISLI]],
  ['cheapest for the understood treatment', { q: 'bypass', sortBy: 'price_low' }, [SISLI, KADIKOY]],
  ['today', { availability: ['today'] }, [SISLI]],
  ['tomorrow, not before its end', { availability: ['tomorrow'] }, [KADIKOY]],
  ['today or tomorrow', { availability: ['today', 'tomorrow'] }, [KADIKOY, SISLI]],
  ['24 hours', { availability: ['24h'] }, [KADIKOY, SISLI]],
  ['a week', { availability: ['week'] }, [KADIKOY, ANKARA, SISLI]],
  ['the widest of two windows', { availability: ['today', 'week'] }, [KADIKOY, ANKARA, SISLI]],
  ['urgently', { urgency: 'urgent' }, [KADIKOY, SISLI]],
  ['immediately, within half a day', { urgency: 'immediate' }, [SISLI]],
  ['routine, which asks for nothing', { urgency: 'routine' }, [KADIKOY, ANKARA, SISLI, IZMIR]],
  ['soonest first', { sortBy: 'availability' }, [SISLI, KADIKOY, ANKARA, IZMIR]],
  ['cheapest first, unknown last', { sortBy: 'price_low' }, [KADIKOY, ANKARA, SISLI, IZMIR]],
  ['dearest first, unknown last', { sortBy: 'price_high' }, [ANKARA, SISLI, KADIKOY, IZMIR]],
  ['dearest for the chosen service', { sortBy: 'price_high', service: 'Kalp Bypass Ameliyatı' }, [KADIKOY, SISLI]],
  ['nearest to a position', { sortBy: 'distance', latitude: 39.9, longitude: 32.8 }, [ANKARA, KADIKOY, SISLI, IZMIR]],
  ['nearest without a place: relevance', { sortBy: 'distance' }, [KADIKOY, ANKARA, SISLI, IZMIR]],
  [
    'within so many kilometres of a province',
    { location: 'Ankara', distance: 400, sortBy: 'rating' },
    [KADIKOY, ANKARA, SISLI],
  ],
  ['within so many kilometres of a position', { latitude: 38.4, longitude: 27.1, distance: 20 }, [IZMIR]],
  [
    'everything together',
    {
      q: 'kalp',
      location: 'ISTANBUL',
      service: 'check-up',
      rating: 3,
      priceRange: ['$', '$$'],
      availability: ['today'],
      acceptsInsurance: true,
      specialties: ['Cardiology'],
      languages: ['Turkish'],
      sortBy: 'distance',
    },
    [SISLI],
  ],
]

const doctors: Case[] = [
  ['everything, best rated first', {}, [MEHMET, ISIL, SOLO]],
  ['a name, folded', { q: 'isil OZTURK' }, [ISIL]],
  ['names before hospitals', { q: 'kalp' }, [MEHMET, ISIL]],
  ['a typing error', { q: 'mehmed' }, [MEHMET]],
  ['a percent sign as itself', { q: '%' }, []],
  ['a specialty', { specialty: 'Cardiology' }, [ISIL]],
  ['a specialty in any letter case', { specialty: 'cardiology' }, [ISIL]],
  ['specialties in any letter case', { specialties: ['NEUROLOGY'] }, [MEHMET]],
  ['any of some specialties', { specialties: ['Oncology', 'Neurology'] }, [MEHMET, SOLO]],
  ['a city', { location: 'ıstanbul' }, [ISIL]],
  ["the hospital's district", { location: 'cankaya' }, [MEHMET]],
  ['experience', { experience: 12 }, [MEHMET, ISIL]],
  ['a language', { language: 'GERMAN' }, [MEHMET]],
  ['a rating', { rating: 4.5 }, [MEHMET]],
  ['a rating above the one that is shown', { rating: 4.22 }, [MEHMET]],
  ['a fee of at most', { priceTo: 100 }, [MEHMET]],
  ['a fee', { priceRange: ['$$$'] }, [ISIL]],
  ['a service that the doctor does', { service: 'check-up' }, [MEHMET]],
  ['any of some services that the doctor does', { services: ['check-up', 'KALP BYPASS'] }, [MEHMET, ISIL]],
  ['today', { availability: ['today'] }, [ISIL]],
  ['insurance', { acceptsInsurance: true }, [ISIL]],
  ['soonest first', { sortBy: 'availability' }, [ISIL, MEHMET, SOLO]],
  ['dearest first, unknown last', { sortBy: 'price_high' }, [ISIL, MEHMET, SOLO]],
  ['nearest, in two cities at once', { sortBy: 'distance', location: 'İstanbul, Ankara' }, []],
  [
    'nearest to a position, who has no place last',
    { sortBy: 'distance', latitude: 41, longitude: 29 },
    [ISIL, MEHMET, SOLO],
  ],
  ['a hospital id of the wrong form', { hospitalId: 'x' }, []],
]

const healthServices: Case[] = [
  ['by name', {}, ['Check-up', 'Dental Implant', 'Kalp Bypass Ameliyatı', 'Robotic Surgery']],
  ['name Z to A', { sortBy: 'name-desc' }, ['Robotic Surgery', 'Kalp Bypass Ameliyatı', 'Dental Implant', 'Check-up']],
  [
    'most offered first',
    { sortBy: 'relevance' },
    ['Check-up', 'Kalp Bypass Ameliyatı', 'Dental Implant', 'Robotic Surgery'],
  ],
  [
    'names before categories',
    { q: 'surgery' },
    ['Robotic Surgery', 'Check-up', 'Kalp Bypass Ameliyatı', 'Dental Implant'],
  ],
  ['a typing error', { q: 'implent' }, ['Dental Implant']],
  ['a category', { category: 'Surgery', q: 'kalp' }, ['Kalp Bypass Ameliyatı']],
  ['a category in any letter case', { category: 'SURGERY', q: 'kalp' }, ['Kalp Bypass Ameliyatı']],
  ['another category', { category: 'Therapy' }, []],
  [
    'all categories',
    { category: 'All', sortBy: 'price_high' },
    ['Kalp Bypass Ameliyatı', 'Check-up', 'Dental Implant', 'Robotic Surgery'],
  ],
  ['a city where it is offered', { location: 'izmir' }, ['Robotic Surgery']],
  ['a price', { priceRange: ['$', '$$$'] }, ['Dental Implant', 'Kalp Bypass Ameliyatı']],
  ["a hospital's name", { provider: 'GÜVEN HOSPITAL' }, ['Check-up']],
  ["part of a hospital's name", { provider: 'kadikoy' }, ['Dental Implant', 'Kalp Bypass Ameliyatı']],
  ['a closed hospital', { provider: 'Memorial Closed' }, []],
]

describe.each([
  ['hospitals', hospitals],
  ['doctors', doctors],
  ['healthServices', healthServices],
] as const)('search for %s', (noun, cases) => {
  test.each(cases)('%s', async (_, search, expected) => {
    for (const [door, find] of searchDoors(app, noun)) {
      const { status, items, total } = await find(search)
      expect([door, status, names(items), total]).toEqual([door, 200, expected, expected.length])
    }
  })

  test('pages cut the same list, and have its total', async () => {
    for (const [, find] of searchDoors(app, noun)) {
      const whole = (await find({ q: 'a' })).items.map(({ id }) => id)
      expect(whole.length).toBeGreaterThan(1)
      const pages = await Promise.all(whole.map((_, index) => find({ q: 'a' }, { page: index + 1, limit: 1 })))
      expect(pages.map(({ items }) => items[0]?.id)).toEqual(whole)
      expect(pages.every(({ total }) => total === whole.length)).toBe(true)
      expect((await find({}, { page: 900 })).items).toEqual([])
    }
  })

  test.each([
    [{ sortBy: 'best' }, 'sortBy'],
    [{ priceRange: ['cheap'] }, 'priceRange.0'],
    [
      noun === 'healthServices' ? { category: 'Magic' } : { urgency: 'never' },
      noun === 'healthServices' ? 'category' : 'urgency',
    ],
  ])('refuses %j', async (search, field) => {
    for (const [door, find] of searchDoors(app, noun)) {
      const { status, code, errors } = await find(search)
      expect([door, status < 500, code, Object.keys(errors ?? {})]).toEqual([door, true, 'bad_input', [field]])
    }
  })

  test('refuses a distance without a known place', async () => {
    if (noun === 'healthServices') return
    for (const [door, find] of searchDoors(app, noun))
      for (const place of [{}, { location: 'Atlantis' }]) {
        const { code, errors } = await find({ distance: 50, ...place })
        expect([door, code, Object.keys(errors ?? {})]).toEqual([door, 'bad_input', ['distance']])
      }
  })

  test.each([{ page: 0 }, { page: 1001 }, { limit: 0 }, { limit: 101 }])('refuses %j', async (paging) => {
    for (const [door, find] of searchDoors(app, noun)) {
      const { code, errors } = await find({}, paging)
      expect([door, code, Object.keys(errors ?? {})]).toEqual([door, 'bad_input', Object.keys(paging)])
    }
  })

  test('shows inactive records only to administrators', async () => {
    const [admin, staff] = [await app.signIn('admin'), await app.signIn('hospital')]
    await app.query('update hospitals set is_active = false where id = $1', [staff.hospitalId])
    await insertHealthService(app.db, { name: 'Closed Cure', isActive: false })
    for (const [, find] of searchDoors(app, noun)) {
      const [all, listed] = [await find({ includeInactive: true }, {}, admin.token), await find({}, {}, admin.token)]
      expect(all.total).toBeGreaterThan(listed.total)
      expect((await find({ includeInactive: true })).code).toBe('unauthenticated')
      expect((await find({ includeInactive: true }, {}, staff.token)).code).toBe('forbidden')
    }
    await app.query("delete from health_services where name = 'Closed Cure'")
  })
})

test('a service and a hospital are also found by ID', async () => {
  for (const [, find] of searchDoors(app, 'hospitals'))
    expect(names((await find({ service: service.dental })).items)).toEqual([KADIKOY])
  for (const [, find] of searchDoors(app, 'healthServices'))
    expect(names((await find({ provider: hospital.ankara })).items)).toEqual(['Check-up'])
  for (const [, find] of searchDoors(app, 'doctors'))
    expect(names((await find({ hospitalId: hospital.sisli })).items)).toEqual([ISIL])
})

test('parameters of the wrong kind are bad input, never a server error', async () => {
  for (const query of [
    'page=x',
    'page=1&page=2',
    'limit=1.5',
    'rating[$ne]=1',
    'rating=high',
    'q=a&q=b',
    'latitude=100',
    'q=%00',
    'page=',
  ]) {
    const { status, body } = await app.request.get(`/api/Hospitals/search?${query}`)
    expect([query, status, body.code]).toEqual([query, query === 'rating[$ne]=1' ? 200 : 400, body.code])
  }
  const hostile = await app.request
    .get('/api/Hospitals/search')
    .query({ q: "'; drop table hospitals; --", location: '\\' })
  expect([hostile.status, hostile.body]).toEqual([200, []])
})

test('a rating is compared as displayed, also if it is rounded up', async () => {
  const rate = (sum: number) => app.query('update hospitals set rating_sum = $2 where id = $1', [hospital.ankara, sum])
  await rate(89)
  for (const [, find] of searchDoors(app, 'hospitals'))
    expect(names((await find({ rating: 4.5 })).items)).toEqual([KADIKOY, ANKARA])
  await rate(90)
})
