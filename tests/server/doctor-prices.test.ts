import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DoctorPrices, priceOfDoctor } from '#domain/money.ts'
import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { searchDoors } from '#tests/support/search-doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
const doctor: Record<string, string> = {}
const service: Record<string, string> = {}
let hospitalId: string
beforeAll(async () => {
  app = await startTestApp()
  hospitalId = (await insertHospital(app.db)).id
  const offer = async (name: string, price: number | null) => {
    service[name] = (await insertHealthService(app.db, { name, price, currency: 'USD' }, [hospitalId])).id
  }
  await offer('Larkspur Check', 150)
  await offer('Larkspur Graft', 900)
  await offer('Larkspur Talk', null)
  const add = async (fullName: string, consultationFee: number | null, does: string[]) => {
    const row = { fullName, hospitalId, consultationFee, currency: 'USD' as const }
    doctor[fullName] = (
      await insertDoctor(
        app.db,
        row,
        does.map((name) => service[name] ?? ''),
      )
    ).id
  }
  // The fees would sort them in the opposite order.
  await add('Dr. Check', 700, ['Larkspur Check', 'Larkspur Graft'])
  await add('Dr. Graft', 20, ['Larkspur Graft', 'Larkspur Talk'])
  await add('Dr. Talk', 350, ['Larkspur Talk'])
  await add('Dr. Unknown', null, [])
})
afterAll(() => app.close())

type DoctorMatch = DoctorPrices & { fullName: string; priceRange: string | null }
const shownPrices = (items: DoctorMatch[]) => items.map((item) => [item.fullName, priceOfDoctor(item).price])

async function found(search: object): Promise<DoctorMatch[]> {
  await app.app.live.catchUp()
  const [rest, graphql] = await Promise.all(searchDoors(app, 'doctors').map(([, find]) => find(search)))
  const ids = (items: { id: string }[] = []) => items.map(({ id }) => id)
  expect(ids(graphql?.items)).toEqual(ids(rest?.items))
  return rest?.items ?? []
}

describe('doctors without a treatment in the search', () => {
  test('are sorted by the displayed price', async () => {
    expect(shownPrices(await found({ sortBy: 'price_low' }))).toEqual([
      ['Dr. Check', 150],
      ['Dr. Talk', 350],
      ['Dr. Graft', 900],
      ['Dr. Unknown', null],
    ])
    const highest = await found({ sortBy: 'price_high' })
    expect(highest.map(({ fullName }) => fullName)).toEqual(['Dr. Graft', 'Dr. Talk', 'Dr. Check', 'Dr. Unknown'])
  })

  test('are found by that price, and by its range', async () => {
    const names = async (search: object) => (await found(search)).map(({ fullName }) => fullName).sort()
    expect(await names({ priceTo: 200 })).toEqual(['Dr. Check'])
    expect(await names({ priceFrom: 300, priceTo: 400 })).toEqual(['Dr. Talk'])
    expect(await names({ priceRange: ['$$$$'] })).toEqual(['Dr. Graft'])
    const ranges = (await found({ sortBy: 'price_low' })).map(({ priceRange }) => priceRange)
    expect(ranges).toEqual(['$$', '$$$', '$$$$', null])
    const { data } = await app.graphql('{ doctorFacets { priceRanges { value count } } }')
    const counts = data.doctorFacets.priceRanges.map(({ value, count }: { value: string; count: number }) => [
      value,
      count,
    ])
    expect(Object.fromEntries(counts)).toMatchObject({ $$: 1, $$$: 1, $$$$: 1 })
  })
})

test('a treatment in the search is compared by its own price', async () => {
  await app.query('update doctor_services set price = 800, currency = $3 where doctor_id = $1 and service_id = $2', [
    doctor['Dr. Check'],
    service['Larkspur Graft'],
    'USD',
  ])
  const search = { service: service['Larkspur Graft'], sortBy: 'price_high' }
  expect((await found(search)).map(({ fullName }) => fullName)).toEqual(['Dr. Graft', 'Dr. Check'])
  expect((await found({ ...search, priceTo: 850 })).map(({ fullName }) => fullName)).toEqual(['Dr. Check'])
})

test('the lowest price follows every change of its sources', async () => {
  const lowest = async () =>
    (
      await app.query<{ from: number }>('select price_from::float as "from" from doctors where id = $1', [
        doctor['Dr. Check'],
      ])
    )[0]?.from ?? null
  expect(await lowest()).toBe(150)
  const check = [hospitalId, service['Larkspur Check']]
  await app.query(
    "update hospital_services set price = 120, currency = 'USD' where hospital_id = $1 and service_id = $2",
    check,
  )
  expect(await lowest()).toBe(120)
  await app.query("update doctor_services set price = 99, currency = 'USD' where doctor_id = $1 and service_id = $2", [
    doctor['Dr. Check'],
    service['Larkspur Check'],
  ])
  expect(await lowest()).toBe(99)
  await app.query('update health_services set is_active = false where id = $1', [service['Larkspur Check']])
  expect(await lowest()).toBe(800)
  await app.query('delete from doctor_services where doctor_id = $1', [doctor['Dr. Check']])
  expect(await lowest()).toBeNull()
})
