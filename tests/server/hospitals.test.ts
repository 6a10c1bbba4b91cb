import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PROVINCES } from '#domain/places.ts'
import {
  insertAppointment,
  insertDoctor,
  insertHealthService,
  insertHospital,
  insertReview,
} from '#server/seed/factories.ts'
import { sendMutation, sendRest } from '#tests/support/ask.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: string
let staff: { token: string; hospitalId: string | null }
let patient: string
const bearer = (token: string) => `Bearer ${token}`
const input = { name: 'Umut Hospital', address: 'Gül Sokak 1', city: 'Ankara', country: 'Türkiye' }
const unknown = '019a0000-0000-7000-8000-000000000000'

beforeAll(async () => {
  app = await startTestApp()
  admin = (await app.signIn('admin')).token
  staff = await app.signIn('hospital')
  patient = (await app.signIn()).token
})
afterAll(() => app.close())

/** Both doors to the writes of a hospital; they answer the record or the code of the refusal. */
const doors = [
  {
    door: 'REST',
    create: (body: object, token?: string) => send('post', '/api/Hospitals', body, token),
    update: (id: string, body: object, token?: string) => send('put', `/api/Hospitals/${id}`, body, token),
    remove: (id: string, token?: string) => send('delete', `/api/Hospitals/${id}`, undefined, token),
    link: (id: string, service: string, price?: object, token?: string) =>
      send('post', `/api/Hospitals/${id}/services/${service}`, price, token),
    unlink: (id: string, service: string, token?: string) =>
      send('delete', `/api/Hospitals/${id}/services/${service}`, undefined, token),
  },
  {
    door: 'GraphQL',
    create: (body: object, token?: string) =>
      mutate(
        'mutation ($input: HospitalInput!) { answer: createHospital(input: $input) { ...record } }',
        { input: body },
        token,
      ),
    update: (id: string, body: object, token?: string) =>
      mutate(
        'mutation ($id: ID!, $input: HospitalUpdate!) { answer: updateHospital(id: $id, input: $input) { ...record } }',
        { id, input: body },
        token,
      ),
    remove: (id: string, token?: string) =>
      mutate('mutation ($id: ID!) { answer: deleteHospital(id: $id) }', { id }, token),
    link: (id: string, service: string, price?: object, token?: string) =>
      mutate(
        `mutation ($id: ID!, $service: ID!, $price: Float, $currency: Currency) {
          answer: linkHealthService(hospitalId: $id, serviceId: $service, price: $price, currency: $currency) { ...record } }`,
        { id, service, ...price },
        token,
      ),
    unlink: (id: string, service: string, token?: string) =>
      mutate(
        'mutation ($id: ID!, $service: ID!) { answer: unlinkHealthService(hospitalId: $id, serviceId: $service) { ...record } }',
        { id, service },
        token,
      ),
  },
]

const send = (method: 'post' | 'put' | 'delete', path: string, body?: object, token?: string) =>
  sendRest(app, method, path, body, token)

const mutate = (text: string, variables: object, token?: string) => {
  const record = `fragment record on Hospital { id name address city country latitude longitude phone email website isActive
    isVerified imageUrls languages description serviceCount averageRating reviewCount }`
  return sendMutation(app, text.includes('...record') ? `${text} ${record}` : text, variables, token)
}

const read = async (id: string) => (await app.request.get(`/api/Hospitals/${id}`)).body
const audited = async (id: string) =>
  (await app.query<{ action: string }>('select action from audit_events where subject_id = $1 order by id', [id])).map(
    ({ action }) => action,
  )

describe.each(doors)('writing hospitals through $door', ({ create, update, remove, link, unlink }) => {
  let id: string
  beforeEach(async () => {
    id = (await insertHospital(app.db, { city: 'İzmir' })).id
  })

  test('is for administrators', async () => {
    const service = (await insertHealthService(app.db)).id
    for (const attempt of [
      (token?: string) => create(input, token),
      (token?: string) => update(id, { name: 'Mine' }, token),
      (token?: string) => remove(id, token),
      (token?: string) => link(id, service, undefined, token),
      (token?: string) => unlink(id, service, token),
    ]) {
      expect((await attempt()).code).toBe('unauthenticated')
      expect((await attempt(patient)).code).toBe('forbidden')
      expect((await attempt(staff.token)).code).toBe('forbidden')
    }
    expect((await update(staff.hospitalId ?? '', { name: 'Mine' }, staff.token)).code).toBe('forbidden')
    expect(await audited(id)).toEqual([])
  })

  test('creates one with usual hours, in the middle of its province', async () => {
    const { record } = await create({ ...input, website: 'umut.example', imageUrls: ['', '/a.jpg'], phone: '' }, admin)
    const ankara = PROVINCES.find(({ name }) => name === 'Ankara')
    expect(record).toMatchObject({
      ...input,
      website: 'https://umut.example',
      imageUrls: ['/a.jpg'],
      phone: null,
      isActive: true,
      isVerified: false,
      averageRating: null,
      reviewCount: 0,
      latitude: ankara?.latitude,
      longitude: ankara?.longitude,
    })
    const hours = await app.query<{ weekday: number; count: number }>(
      'select weekday::int, count(*)::int from opening_hours where hospital_id = $1 group by 1 order by 1',
      [record.id],
    )
    expect(hours).toEqual([1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, count: 8 })))
    expect(await audited(record.id)).toEqual(['hospital.create'])
  })

  test('says what is wrong with each field and writes nothing', async () => {
    const before = await app.query('select count(*) from hospitals')
    const { code, errors } = await create(
      { ...input, name: ' ', address: '', email: 'nobody', website: 'javascript:alert(1)' },
      admin,
    )
    expect(code).toBe('bad_input')
    expect(errors).toEqual({
      name: 'Hospital name is required',
      address: 'Address is required',
      email: 'Please enter a valid email address',
      website: 'Please enter a valid web address',
    })
    expect((await create({ ...input, latitude: 40 }, admin)).errors).toEqual({
      longitude: 'Please give both latitude and longitude',
    })
    expect(await app.query('select count(*) from hospitals')).toEqual(before)
  })

  test('keeps what is not sent', async () => {
    const before = await read(id)
    const { record } = await update(id, { description: 'New words', phone: null }, admin)
    expect(record).toMatchObject({
      description: 'New words',
      phone: null,
      name: before.name,
      languages: before.languages,
    })
    expect(await audited(id)).toEqual(['hospital.update'])
  })

  test('moves with its city only while it stands in the middle of one', async () => {
    const van = PROVINCES.find(({ name }) => name === 'Van')
    const { record } = await create(input, admin)
    expect((await update(record.id, { city: 'Van' }, admin)).record).toMatchObject({ latitude: van?.latitude })
    await update(record.id, { latitude: 38.5, longitude: 43.4 }, admin)
    expect((await update(record.id, { city: 'Ankara' }, admin)).record).toMatchObject({
      latitude: 38.5,
      longitude: 43.4,
    })
  })

  test('erases one that nobody needs, deactivates one with appointments or staff', async () => {
    const service = await insertHealthService(app.db, {}, [id])
    await remove(id, admin)
    expect(await app.query('select from hospitals where id = $1', [id])).toHaveLength(0)
    expect((await remove(id, admin)).code).toBe('not_found')

    const visited = (await insertHospital(app.db)).id
    await insertAppointment(app.db, { hospitalId: visited, serviceId: service.id, date: '2030-01-07', time: '09:00' })
    const { hospitalId: staffed } = await app.signIn('hospital')
    for (const kept of [visited, staffed]) {
      await remove(kept ?? '', admin)
      expect(await app.query('select is_active from hospitals where id = $1', [kept])).toEqual([{ is_active: false }])
      expect((await read(kept ?? '')).code).toBe('not_found')
      expect(await audited(kept ?? '')).toEqual(['hospital.deactivate'])
    }
  })

  test('offers a service at its own price, and no longer', async () => {
    const service = (await insertHealthService(app.db, { price: 200 })).id
    const offered = async () => (await app.request.get(`/api/Hospitals/${id}/services`)).body
    await link(id, service, { price: 90, currency: 'EUR' }, admin)
    expect(await offered()).toMatchObject([{ id: service, price: 90, currency: 'EUR' }])
    expect(await read(id)).toMatchObject({ priceFrom: 90, priceRange: '$', serviceCount: 1 })
    await link(id, service, undefined, admin)
    expect(await offered()).toMatchObject([{ price: 90 }])
    await link(id, service, { price: null }, admin)
    expect(await offered()).toMatchObject([{ price: 200, currency: 'USD' }])
    await unlink(id, service, admin)
    expect(await offered()).toEqual([])
    expect((await unlink(id, service, admin)).code).toBe('not_found')
    expect(await audited(id)).toEqual(['hospital.link', 'hospital.link', 'hospital.unlink'])
  })

  test('links only what exists and is active', async () => {
    const retired = (await insertHealthService(app.db, { isActive: false })).id
    expect((await link(id, retired, undefined, admin)).code).toBe('bad_input')
    expect((await link(id, unknown, undefined, admin)).code).toBe('not_found')
    expect((await link(unknown, retired, undefined, admin)).code).toBe('not_found')
    expect((await link(id, (await insertHealthService(app.db)).id, { price: -1 }, admin)).code).toBe('bad_input')
  })

  test.each([unknown, 'x', "1' or '1'='1", '%00'])('knows no hospital %j', async (wrong) => {
    for (const attempt of [update(wrong, { name: 'X' }, admin), remove(wrong, admin)])
      expect(['not_found', 'bad_input']).toContain((await attempt).code)
  })
})

describe('GET /api/Hospitals/{id}', () => {
  test('answers the documented form, and GraphQL the same facts', async () => {
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

  test.each([unknown, 'x', '1', 'null'])('knows no hospital %j', async (id) => {
    const { status, body } = await app.request.get(`/api/Hospitals/${id}`)
    expect([status, body.code, body.message]).toEqual([404, 'not_found', 'Hospital Not Found'])
    expect((await app.graphql('query ($id: ID!) { hospital(id: $id) { id } }', { id })).data).toEqual({
      hospital: null,
    })
  })

  test('shows an inactive one to administrators who ask for it', async () => {
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

  test('tells caches what is new and editors who was first', async () => {
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

test('the collection answers up to 100, with totals and links', async () => {
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
    const ids = new Set<string>()
    for (let n = 0; n < 20; n++) ids.add((await insertHospital(own.db, { isActive: n % 5 !== 0 })).id)
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
