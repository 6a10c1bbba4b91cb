import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PROVINCES } from '#domain/places.ts'
import { insertAppointment, insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { hospitalDoors } from '#tests/support/catalogue-doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: string
let staff: { token: string; hospitalId: string | null }
let patient: string
const input = { name: 'Umut Hospital', address: 'Gül Sokak 1', city: 'Ankara', country: 'Türkiye' }
const unknown = '019a0000-0000-7000-8000-000000000000'

beforeAll(async () => {
  app = await startTestApp()
  admin = (await app.signIn('admin')).token
  staff = await app.signIn('hospital')
  patient = (await app.signIn()).token
})
afterAll(() => app.close())

const read = async (id: string) => (await app.request.get(`/api/Hospitals/${id}`)).body
const audited = async (id: string) =>
  (await app.query<{ action: string }>('select action from audit_events where subject_id = $1 order by id', [id])).map(
    ({ action }) => action,
  )

describe.each(hospitalDoors(() => app))(
  'writing hospitals through $door',
  ({ create, update, remove, link, unlink }) => {
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

    test('creates one with default hours, in the middle of its province', async () => {
      const { record } = await create(
        { ...input, website: 'umut.example', imageUrls: ['', '/a.jpg'], phone: '' },
        admin,
      )
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
        locationApproximate: true,
        acceptsInsurance: null,
      })
      const hours = await app.query<{ weekday: number; count: number }>(
        'select weekday::int, count(*)::int from opening_hours where hospital_id = $1 group by 1 order by 1',
        [record.id],
      )
      expect(hours).toEqual([1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, count: 8 })))
      expect(await audited(record.id)).toEqual(['hospital.create'])
    })

    test('reports an error for each field and writes nothing', async () => {
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

    test('keeps fields that are not sent', async () => {
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

    test('moves with its city only while it is in the middle of one', async () => {
      const van = PROVINCES.find(({ name }) => name === 'Van')
      const { record } = await create(input, admin)
      expect((await update(record.id, { city: 'Van' }, admin)).record).toMatchObject({ latitude: van?.latitude })
      await update(record.id, { latitude: 38.5, longitude: 43.4 }, admin)
      expect((await update(record.id, { city: 'Ankara' }, admin)).record).toMatchObject({
        latitude: 38.5,
        longitude: 43.4,
        locationApproximate: false,
      })
    })

    test('distinguishes unknown insurance from none', async () => {
      for (const [insurers, acceptsInsurance] of [
        [['Turna Sigorta'], true],
        [[], false],
        [null, null],
      ] as const)
        expect((await update(id, { insurers }, admin)).record).toMatchObject({ acceptsInsurance })
    })

    test('erases an unused one, deactivates one with appointments or staff', async () => {
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

    test('unlists its doctors when it is erased', async () => {
      const doctor = await insertDoctor(app.db, { hospitalId: id })
      const listed = async () => (await app.request.get(`/api/Doctor/${doctor.id}`)).status
      expect(await listed()).toBe(200)
      await remove(id, admin)
      expect(await listed()).toBe(404)
      expect(await app.query('select is_active, hospital_id from doctors where id = $1', [doctor.id])).toEqual([
        { is_active: false, hospital_id: null },
      ])
    })

    test('offers a service at its own price, until it is removed', async () => {
      const service = (await insertHealthService(app.db, { price: 200 })).id
      const offered = async () => (await app.request.get(`/api/Hospitals/${id}/services`)).body
      await link(id, service, { price: 90, currency: 'EUR' }, admin)
      expect(await offered()).toMatchObject([{ id: service, price: 90, currency: 'EUR' }])
      expect(await read(id)).toMatchObject({ priceFrom: 104.65, priceRange: '$$', serviceCount: 1 })
      await link(id, service, undefined, admin)
      expect(await offered()).toMatchObject([{ price: 90 }])
      await link(id, service, { price: null }, admin)
      expect(await offered()).toMatchObject([{ price: 200, currency: 'USD' }])
      await unlink(id, service, admin)
      expect(await offered()).toEqual([])
      expect((await unlink(id, service, admin)).code).toBe('not_found')
      expect(await audited(id)).toEqual(['hospital.link', 'hospital.link', 'hospital.unlink'])
    })

    test('offers a service with a price on request, for any price elsewhere', async () => {
      const service = (await insertHealthService(app.db, { price: 200 })).id
      await link(id, service, { onRequest: true }, admin)
      const [offered] = (await app.request.get(`/api/Hospitals/${id}/services`)).body
      expect(offered).toMatchObject({ id: service, price: null })
      expect(await read(id)).toMatchObject({ priceFrom: null, priceRange: null })
      await app.query('update health_services set price = 300 where id = $1', [service])
      expect(await read(id)).toMatchObject({ priceFrom: null })
      await link(id, service, { price: 90 }, admin)
      expect(await read(id)).toMatchObject({ priceFrom: 90 })
      await link(id, service, { onRequest: true }, admin)
      expect(await read(id)).toMatchObject({ priceFrom: null })
    })

    test('links only existing and active services', async () => {
      const retired = (await insertHealthService(app.db, { isActive: false })).id
      expect((await link(id, retired, undefined, admin)).code).toBe('bad_input')
      expect((await link(id, unknown, undefined, admin)).code).toBe('not_found')
      expect((await link(unknown, retired, undefined, admin)).code).toBe('not_found')
      expect((await link(id, (await insertHealthService(app.db)).id, { price: -1 }, admin)).code).toBe('bad_input')
    })

    test.each([unknown, 'x', "1' or '1'='1", '%00'])('returns 404 for hospital %j', async (wrong) => {
      for (const attempt of [update(wrong, { name: 'X' }, admin), remove(wrong, admin)])
        expect(['not_found', 'bad_input']).toContain((await attempt).code)
    })
  },
)
