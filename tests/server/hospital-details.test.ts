import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  insertAppointment,
  insertDoctor,
  insertHealthService,
  insertHospital,
  insertReview,
} from '#server/seed/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: string
let staff: { token: string; hospitalId: string | null }
let patient: string
const bearer = (token: string) => `Bearer ${token}`
const unknown = '019a0000-0000-7000-8000-000000000000'

beforeAll(async () => {
  app = await startTestApp()
  admin = (await app.signIn('admin')).token
  staff = await app.signIn('hospital')
  patient = (await app.signIn()).token
})
afterAll(() => app.close())

const read = async (id: string) => (await app.request.get(`/api/Hospitals/${id}`)).body

describe('GET /api/Hospitals/{id}', () => {
  test('returns the documented form, and GraphQL the same facts', async () => {
    const { id } = await insertHospital(app.db, { insurers: ['Allianz'] })
    const service = await insertHealthService(app.db, { name: 'Check-up', price: 120 }, [id])
    await insertHealthService(app.db, { isActive: false }, [id])
    await insertDoctor(app.db, { hospitalId: id, fullName: 'Dr. A' })
    await insertDoctor(app.db, { hospitalId: id, fullName: 'Dr. B', isActive: false })
    const { status, body } = await app.request.get(`/API/hospitals/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, averageRating: null, reviewCount: 0, acceptsInsurance: true, serviceCount: 1 })
    const { description, category } = service
    expect(body.services).toEqual([
      expect.objectContaining({ id: service.id, name: 'Check-up', description, category, price: 120 }),
    ])
    expect(body).not.toHaveProperty('externalCode')

    const { data } = await app.graphql(
      `query ($id: ID!) { hospital(id: $id) { id name averageRating acceptsInsurance serviceCount
        services { id price currency service { id name } } doctors { fullName hospital { id } }
        openingHours { weekday times } distanceKm(from: { location: "Ankara" }) } }`,
      { id },
    )
    expect(data.hospital).toMatchObject({
      name: body.name,
      averageRating: null,
      acceptsInsurance: true,
      serviceCount: 1,
      services: [{ id: `${id}:${service.id}`, price: 120, currency: 'USD', service: { id: service.id } }],
      doctors: [{ fullName: 'Dr. A', hospital: { id } }],
      distanceKm: expect.closeTo(350, -2),
    })
    expect(data.hospital.openingHours[0]).toEqual({
      weekday: 1,
      times: ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'],
    })
  })

  test.each([unknown, 'x', '1', 'null'])('returns 404 for hospital %j', async (id) => {
    const { status, body } = await app.request.get(`/api/Hospitals/${id}`)
    expect([status, body.code, body.message]).toEqual([404, 'not_found', 'Hospital Not Found'])
    expect((await app.graphql('query ($id: ID!) { hospital(id: $id) { id } }', { id })).data).toEqual({
      hospital: null,
    })
  })

  test('shows an inactive one to administrators on request', async () => {
    const { id } = await insertHospital(app.db, { isActive: false })
    const ask = (query: string, token?: string) => {
      const sent = app.request.get(`/api/Hospitals/${id}${query}`)
      return token ? sent.set('authorization', bearer(token)) : sent
    }
    expect((await ask('', admin)).status).toBe(404)
    expect((await ask('?includeInactive=true', admin)).body).toMatchObject({ id, isActive: false })
    expect((await ask('?includeInactive=true', staff.token)).status).toBe(403)
    expect((await ask('?includeInactive=true')).status).toBe(401)
    const query = 'query ($id: ID!) { hospital(id: $id, includeInactive: true) { id } }'
    expect((await app.graphql(query, { id }, admin)).data.hospital).toEqual({ id })
    expect((await app.graphql(query, { id }, patient)).errors[0]?.extensions.code).toBe('forbidden')
  })

  test('sends validators for caches and for concurrent edits', async () => {
    const { id } = await insertHospital(app.db)
    const path = `/api/Hospitals/${id}`
    const first = (await app.request.get(path)).headers.etag ?? ''
    expect((await app.request.get(path).set('if-none-match', first)).status).toBe(304)
    await app.query('update hospitals set rating_sum = 5, review_count = 1 where id = $1', [id])
    expect((await app.request.get(path).set('if-none-match', first)).status).toBe(200)

    const put = (etag: string, name: string) =>
      app.request.put(path).set('authorization', bearer(admin)).set('if-match', etag).send({ Name: name })
    const { status, headers } = await put(first, 'First Edit')
    expect(status).toBe(200)
    const late = await put(first, 'Late Edit')
    expect([late.status, late.body.code]).toEqual([409, 'stale_edit'])
    expect((await read(id)).name).toBe('First Edit')
    expect((await put(headers.etag ?? '', 'Third Edit')).status).toBe(200)
  })
})

test('REST creates with 201, Location and PascalCase names, and deletes with 204', async () => {
  const created = await app.request
    .post('/api/hospitals')
    .set('authorization', bearer(admin))
    .send({ Name: 'Deva', Address: 'Deniz Sokak', City: 'Bursa', Country: 'Türkiye', GoogleMapsUrl: 'maps.example/x' })
  expect(created.status).toBe(201)
  expect(created.headers.location).toBe(`/api/hospitals/${created.body.id}`)
  expect(created.body).toMatchObject({ name: 'Deva', googleMapsUrl: 'https://maps.example/x', services: [] })
  expect((await app.request.get(created.headers.location ?? '')).body.id).toBe(created.body.id)
  const removed = await app.request.delete(created.headers.location ?? '').set('authorization', bearer(admin))
  expect([removed.status, removed.text]).toEqual([204, ''])
})

test('the collection returns up to 100, with totals and links', async () => {
  for (let more = 0; more < 5; more++) await insertHospital(app.db)
  const { headers, body } = await app.request.get('/api/v1/Hospitals?limit=2&page=2')
  const total = Number(headers['x-total-count'])
  expect(body).toHaveLength(2)
  expect(Number(headers['x-total-pages'])).toBe(Math.ceil(total / 2))
  expect(headers.link).toContain('</api/v1/Hospitals?limit=2&page=1>; rel="prev"')
  expect(headers.link).toContain('</api/v1/Hospitals?limit=2&page=3>; rel="next"')
  const all = await app.request.get('/api/Hospitals')
  expect(all.body).toHaveLength(total)
  expect((await app.request.get('/api/Hospitals?limit=101')).status).toBe(400)
})

test('featured hospitals are active ones, others each minute', async () => {
  let now = new Date('2026-11-18T08:00:10Z')
  const own = await startTestApp({ clock: () => now })
  try {
    // The shuffle depends on the IDs and the minute, so with these IDs every run has the same
    // order.
    for (let n = 0; n < 20; n++)
      await insertHospital(own.db, { id: `019a0000-0000-7000-8000-0000000000${n + 10}`, isActive: n % 5 !== 0 })
    const inactive = new Set(
      (await own.query<{ id: string }>('select id from hospitals where not is_active')).map(({ id }) => id),
    )
    const seen = new Set<string>()
    const answers = new Set<string>()
    for (let minute = 0; minute < 40; minute++) {
      now = new Date(now.getTime() + 60_000)
      const { data } = await own.graphql('{ featuredHospitals(limit: 4) { id services { id } } }')
      const found = data.featuredHospitals.map(({ id }: { id: string }) => id)
      const rest = (await own.request.get('/api/Hospitals/featured?limit=4')).body.map(({ id }: { id: string }) => id)
      expect(rest).toEqual(found)
      expect(new Set(found).size).toBe(4)
      for (const id of found) seen.add(id)
      answers.add(found.join())
    }
    expect([...seen].filter((id) => inactive.has(id))).toEqual([])
    expect(seen.size).toBe(16)
    expect(answers.size).toBeGreaterThan(8)
  } finally {
    await own.close()
  }
})

test('reviews are read newest first, without hidden ones', async () => {
  const { id } = await insertHospital(app.db)
  const doctor = await insertDoctor(app.db, { hospitalId: id })
  const service = await insertHealthService(app.db, { name: 'Check-up' }, [id])
  for (let n = 0; n < 4; n++) {
    const where = { hospitalId: id, serviceId: service.id, doctorId: doctor.id, date: `2026-01-0${n + 5}` }
    const visit = await insertAppointment(app.db, { ...where, time: '09:00', status: 'completed' })
    const createdAt = new Date(Date.UTC(2026, 1, n + 1))
    await insertReview(app.db, visit, {
      rating: n + 2,
      createdAt,
      comment: `No. ${n}`,
      showsTreatment: n === 2,
      hiddenAt: n === 3 ? new Date() : null,
    })
  }
  for (const path of [`/api/Hospitals/${id}/reviews`, `/api/Doctor/${doctor.id}/reviews`]) {
    const { headers, body } = await app.request.get(`${path}?limit=2`)
    expect(headers['x-total-count']).toBe('3')
    expect(body.map((review: { comment: string }) => review.comment)).toEqual(['No. 2', 'No. 1'])
    expect(body[0]).toMatchObject({ rating: 4, serviceName: 'Check-up', reply: null })
    expect(body[0]).not.toHaveProperty('patientId')
  }
  const { data } = await app.graphql(
    `query ($id: ID!) { hospital(id: $id) { averageRating reviewCount reviews(page: 2, limit: 2) { total totalPages items { comment } } } }`,
    { id },
  )
  expect(data.hospital).toEqual({
    averageRating: 3,
    reviewCount: 3,
    reviews: { total: 3, totalPages: 2, items: [{ comment: 'No. 0' }] },
  })
  expect((await app.request.get(`/api/Hospitals/${unknown}/reviews`)).status).toBe(404)
})
