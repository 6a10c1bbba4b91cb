import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshNextFree } from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
import {
  insertAppointment,
  insertDoctor,
  insertHealthService,
  insertHospital,
  insertReview,
} from '#server/seed/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'

let app: TestApp
let now = new Date('2026-03-04T10:00:30Z')
let admin: string
let hospital: Awaited<ReturnType<typeof insertHospital>>
let service: Awaited<ReturnType<typeof insertHealthService>>

beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  admin = (await app.signIn('admin')).token
  hospital = await insertHospital(app.db, { name: 'Ready Hospital', description: 'A text. '.repeat(300) })
  service = await insertHealthService(app.db, { name: 'Ready Care' }, [hospital.id])
  await insertDoctor(app.db, { hospitalId: hospital.id }, [service.id])
  await app.app.live.catchUp()
})
afterAll(() => app.close())

const put = (path: string, body: object) =>
  app.request.put(`/api/${path}`).set('authorization', `Bearer ${admin}`).send(body).expect(200)

const HOME = `query Home { popular: healthServices(search: { sortBy: "relevance" }, limit: 6) { items { id name hospitalCount } }
  featuredHospitals(limit: 3) { id name serviceCount services(limit: 3) { price service { name } } nextFreeSlot { date } } }`
const SEARCH = `query Search($search: HospitalSearch) { hospitals(search: $search) { total items { id name
  doctors(limit: 2) { fullName } matched(serviceIds: []) { id } } understood { name } } }`
const PAGE =
  'query ($id: ID!) { hospital(id: $id) { name doctors { fullName } reviews { total items { comment serviceName } } reviewSummary { total } } }'
const CERTIFICATES = 'query ($id: ID!) { hospital(id: $id) { certificates { kind expiresOn } } }'
const TIMES =
  'query ($id: ID!) { hospital(id: $id) { nextTimes { date time } doctors { id nextTimes { date time } } } }'

describe('a frequent request', () => {
  test.each([
    'Hospitals',
    'Hospitals/featured',
    'Hospitals/search?q=ready',
    'Hospitals/:id',
    'Doctor/search',
    'HealthService/search?sortBy=relevance',
  ])('is answered by REST from memory: %s', async (template) => {
    const path = `/api/${template.replace(':id', hospital.id)}`
    const first = await app.request.get(path).expect(200)
    const count = await countStatements(async () => {
      const again = await app.request.get(path).expect(200)
      expect(again.text).toBe(first.text)
      for (const name of ['etag', 'link', 'x-total-count', 'content-type', 'cache-control', 'content-security-policy'])
        expect([name, again.headers[name]]).toEqual([name, first.headers[name]])
      const { etag = '' } = first.headers
      await app.request.get(path).set('if-none-match', etag).expect(304)
    })
    expect(count).toBe(0)
  })

  test.each([
    ['the home page', HOME, {}],
    ['the first page of a search', SEARCH, { search: { q: 'ready' } }],
    ['a hospital', PAGE, { id: 'hospital' }],
    ['its certificates', CERTIFICATES, { id: 'hospital' }],
    ['its next times', TIMES, { id: 'hospital' }],
  ])('is answered by GraphQL from memory: %s', async (_name, document, variables) => {
    const ask = () => app.graphql(document, 'id' in variables ? { id: hospital.id } : variables)
    const first = await ask()
    expect(first.errors).toEqual([])
    expect(await countStatements(async () => expect(await ask()).toEqual(first))).toBe(0)
  })

  test('may be cached for some seconds by caches in front, if no user is signed in', async () => {
    const path = `/api/Hospitals/${hospital.id}`
    for (const _ of ['made', 'kept']) {
      const { headers } = await app.request.get(path)
      expect(headers['cache-control']).toContain('s-maxage')
      expect(headers.vary).toMatch(/authorization/i)
      const mine = await app.request.get(path).set('authorization', `Bearer ${admin}`)
      expect(mine.headers['cache-control']).toBe('no-store')
    }
  })
})

test('a cached response is compressed for clients that support it and plain for others', async () => {
  const path = `/api/Hospitals/${hospital.id}`
  const plain = await app.request.get(path).set('accept-encoding', 'identity')
  const forms = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const _ of ['packed', 'kept']) {
    for (const [encoding, unpack] of Object.entries(forms)) {
      const answer = await fetch(`${app.url}${path}`, { headers: { 'accept-encoding': encoding } })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
      const raw = await app.app.inject({ url: path, headers: { 'accept-encoding': encoding } })
      expect(unpack(raw.rawPayload).toString()).toBe(plain.text)
    }
    const again = await app.request.get(path).set('accept-encoding', 'identity')
    expect(again.headers['content-encoding']).toBeUndefined()
    expect(again.text).toBe(plain.text)
  }
})

describe('a cached response ends', () => {
  test('when a hospital is added that it would list', async () => {
    const totals = async () => [
      (await app.graphql(SEARCH, { search: { q: 'annex' } })).data.hospitals.total,
      (await app.request.get('/api/Hospitals/search?q=annex')).body.length,
    ]
    expect(await totals()).toEqual([0, 0])
    await app.request
      .post('/api/Hospitals')
      .set('authorization', `Bearer ${admin}`)
      .send({ name: 'Annex', address: 'Street 1', city: 'Ankara', country: 'Turkey' })
      .expect(201)
    expect(await totals()).toEqual([1, 1])
  })

  test('when a price, a name or a count in it changes', async () => {
    const first = (await app.graphql(HOME)).data
    expect(first.popular.items).toContainEqual({ id: service.id, name: 'Ready Care', hospitalCount: 1 })
    await put(`HealthService/${service.id}`, { name: 'Ready Care Plus' })
    expect((await app.graphql(HOME)).data.popular.items[0].name).toBe('Ready Care Plus')
    await put(`Hospitals/${hospital.id}`, { name: 'Ready Hospital Plus' })
    const names = (await app.graphql(HOME)).data.featuredHospitals.map(({ name }: { name: string }) => name)
    expect(names).toContain('Ready Hospital Plus')
  })

  test('when a review of it is written, by any way', async () => {
    const comments = async () =>
      (await app.graphql(PAGE, { id: hospital.id })).data.hospital.reviews.items.map(
        ({ comment }: { comment: string }) => comment,
      )
    expect(await comments()).toEqual([])
    const visit = {
      hospitalId: hospital.id,
      serviceId: service.id,
      status: 'completed' as const,
      date: '2026-03-02',
      time: '10:00',
    }
    await insertReview(app.db, await insertAppointment(app.db, visit), { comment: 'Kind people' })
    await expect.poll(comments).toEqual(['Kind people'])
  })

  test('when a certificate of it is checked, and when it is deleted', async () => {
    const kinds = async () =>
      (await app.graphql(CERTIFICATES, { id: hospital.id })).data.hospital.certificates.map(
        ({ kind }: { kind: string }) => kind,
      )
    expect(await kinds()).toEqual([])
    await app.query(
      `insert into certificates (id, hospital_id, kind, number, issuer, expires_on)
       values (gen_random_uuid(), $1, 'jci', '1', 'TSE', '2027-01-01')`,
      [hospital.id],
    )
    expect(await kinds()).toEqual([])
    await app.query('update certificates set checked_at = now() where hospital_id = $1', [hospital.id])
    expect(await kinds()).toEqual(['jci'])
    await app.query('delete from certificates where hospital_id = $1', [hospital.id])
    expect(await kinds()).toEqual([])
  })

  test('when one of its times is taken, also if it is not the first', async () => {
    const calendars = async () => {
      const { nextTimes, doctors } = (await app.graphql(TIMES, { id: hospital.id })).data.hospital
      return [{ id: null, nextTimes }, doctors[0]] as {
        id: string | null
        nextTimes: { date: string; time: string }[]
      }[]
    }
    // The first of them stays unchanged, so no announcement is sent for it.
    await refreshNextFree(app.db, () => now)
    const before = await calendars()
    for (const { id, nextTimes } of before) {
      const { date = '', time = '' } = nextTimes[1] ?? {}
      await insertAppointment(app.db, { hospitalId: hospital.id, serviceId: service.id, doctorId: id, date, time })
    }
    await refreshNextFree(app.db, () => now)
    const left = before.map(({ nextTimes: [first, _, third] }) => [first, third])
    await expect
      .poll(async () => (await calendars()).map(({ nextTimes: [first, second] }) => [first, second]))
      .toEqual(left)
  })

  test('when the operator changes the settings', async () => {
    const phone = async () => (await app.graphql('{ siteSettings { phone } }')).data.siteSettings.phone
    expect(await phone()).toBe('')
    await app.query("insert into settings (key, value) values ('phone', to_jsonb('+90 1'::text))")
    await expect.poll(phone).toBe('+90 1')
  })

  test('with the minute, if it depends on the time', async () => {
    const featured = () => app.request.get('/api/Hospitals/featured').expect(200)
    const one = () => app.request.get(`/api/Hospitals/${hospital.id}`).expect(200)
    for (const read of [featured, one]) {
      await read()
      expect(await countStatements(read)).toBe(0)
    }
    now = new Date('2026-03-04T10:01:00Z')
    expect(await countStatements(featured)).toBeGreaterThan(0)
    expect(await countStatements(one)).toBe(0)
  })
})

describe('uncached responses', () => {
  const MINE = 'query ($id: ID!) { hospital(id: $id) { name } viewer { id } }'

  test('the response for a session is never given to another, nor a visitor’s to a signed-in user', async () => {
    const [one, other] = [await app.signIn('user'), await app.signIn('user')]
    const asking = [undefined, one, undefined, other, one, undefined]
    for (const who of asking) {
      const { data } = await app.graphql(MINE, { id: hospital.id }, who?.token)
      expect(data.viewer?.id).toBe(who?.id)
    }
  })

  test('a signed-in user is checked in PostgreSQL each time, and changes nothing for visitors', async () => {
    const path = `/api/Hospitals/${hospital.id}?includeInactive=true`
    await app.request.get(path).expect(401)
    await app.request.get(path).set('authorization', `Bearer ${admin}`).expect(200)
    await app.request.get(path).expect(401)
    await app.request.get(`/api/Hospitals/${hospital.id}`).set('authorization', 'Bearer a.b.c').expect(401)
  })

  test('a response with an error, and one beyond the catalogue', async () => {
    const documents: [string, object][] = [
      ['query ($id: ID!) { hospital(id: $id, includeInactive: true) { name } }', { id: hospital.id }],
      ['{ hospitals { items { services(limit: 0) { id } } } }', {}],
      ['query ($q: String!) { suggestions(q: $q) { hospitals { id } } featuredHospitals { id } }', { q: 'ready' }],
    ]
    for (const [document, variables] of documents) {
      const first = await app.graphql(document, variables)
      expect(await app.graphql(document, variables)).toEqual(first)
    }
    const [, , [document, variables] = ['', {}]] = documents
    expect(await countStatements(() => app.graphql(document, variables))).toBeGreaterThan(0)
  })
})
