import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

/** More than the limit up to which a text's matches are counted. */
const DOCTORS = 1010
const NAMED = 'Karayelkin'

let app: TestApp
let hospital: { id: string }
beforeAll(async () => {
  app = await startTestApp()
  hospital = await insertHospital(app.db, { name: 'Poyraz Hospital', city: 'Bursa' })
  await insertDoctor(app.db, { fullName: 'Dr. Ada Lodos', specialty: 'Neurology', hospitalId: hospital.id })
  await app.query(
    `insert into doctors (id, hospital_id, full_name, specialty)
     select gen_random_uuid(), $1, 'Dr. ' || lpad(n::text, 4, '0') || ' ${NAMED}', 'Cardiology' from generate_series(1, ${DOCTORS}) n`,
    [hospital.id],
  )
})
afterAll(() => app.close())

const search = (query: object) => app.request.get('/api/Doctor/search').query(query)

describe('a text that matches more doctors than are counted', () => {
  test('has a lower bound in REST, and links only to the next page', async () => {
    const { headers, body } = await search({ q: NAMED })
    expect(body).toHaveLength(20)
    expect([headers['x-total-count'], headers['x-total-count-exact']]).toEqual(['1000', 'false'])
    expect(headers.link).toContain('rel="next"')
    expect(headers.link).not.toContain('rel="last"')
  })

  test('has one in GraphQL, on the page and in the results of other kinds', async () => {
    const { data } = await app.graphql(`{
      doctors(search: { q: "${NAMED}" }) { total totalIsExact totalPages items { id } }
      hospitals(search: { q: "${NAMED}" }) { total totalIsExact others { doctors doctorsAreExact } } }`)
    expect(data.doctors).toMatchObject({ total: 1000, totalIsExact: false })
    expect(data.doctors.totalPages).toBeGreaterThan(50)
    expect(data.hospitals).toMatchObject({ total: 1, totalIsExact: true })
    expect(data.hospitals.others).toEqual({ doctors: 1000, doctorsAreExact: false })
  })

  test('can be read to its end, where the total is known', async () => {
    const seen = new Set<string>()
    for (let page = 1; page <= 11; page++) {
      const { body, headers } = await search({ q: NAMED, page, limit: 100 })
      for (const { id } of body) seen.add(id)
      expect(headers['x-total-count-exact']).toBe(page === 11 ? 'true' : 'false')
      expect(headers['x-total-count']).toBe(page === 11 ? String(DOCTORS) : '1000')
    }
    expect(seen.size).toBe(DOCTORS)
  })

  test('is counted completely without a text, and with few matches', async () => {
    const all = await search({ specialty: 'Cardiology' })
    expect([all.headers['x-total-count'], all.headers['x-total-count-exact']]).toEqual([String(DOCTORS), 'true'])
    const few = await search({ q: 'lodos' })
    expect([few.headers['x-total-count'], few.headers['x-total-count-exact']]).toEqual(['1', 'true'])
  })
})

describe('the services of hospitals in lists', () => {
  beforeAll(async () => {
    for (let n = 0; n < 5; n++) await insertHealthService(app.db, { name: `Treatment ${n}` }, [hospital.id])
    await app.app.live.catchUp()
  })

  const PATHS = ['/api/Hospitals', '/api/Hospitals/search', '/api/Hospitals/featured']
  test.each(PATHS)('%s: all of them, or as many as requested', async (path) => {
    const whole = (await app.request.get(path)).body[0]
    expect([whole.services.length, whole.serviceCount]).toEqual([5, 5])
    const some = (await app.request.get(path).query({ servicesLimit: 3 })).body[0]
    expect(some.services.map(({ name }: { name: string }) => name)).toEqual([
      'Treatment 0',
      'Treatment 1',
      'Treatment 2',
    ])
    expect(some.serviceCount).toBe(5)
    const all = (await app.request.get(path).query({ services: 'all' })).body[0]
    expect(all.services).toHaveLength(5)
    expect(all.serviceCount).toBe(5)
  })

  test('one hospital contains all of them', async () => {
    expect((await app.request.get(`/api/Hospitals/${hospital.id}`)).body.services).toHaveLength(5)
  })

  test('a search still matches the services named beside it', async () => {
    const found = await app.request.get('/api/Hospitals/search').query({ services: 'all,Treatment 3' })
    expect(found.body.map(({ services }: { services: [] }) => services.length)).toEqual([5])
    const none = await app.request.get('/api/Hospitals/search').query({ services: `all,${randomUUID()}` })
    expect(none.body).toEqual([])
  })
})
