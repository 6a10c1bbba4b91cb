import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAppointment, insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { doctorDoors } from '#tests/support/catalogue-doors.ts'
import { rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: string
let patient: string
let staff: { token: string; hospitalId: string | null }
let own: string
let other: string
const unknown = '019a0000-0000-7000-8000-000000000000'

beforeAll(async () => {
  app = await startTestApp()
  admin = (await app.signIn('admin')).token
  patient = (await app.signIn()).token
  staff = await app.signIn('hospital')
  own = staff.hospitalId ?? ''
  other = (await insertHospital(app.db, { name: 'Deva Hospital', city: 'Ankara' })).id
})
afterAll(() => app.close())

describe.each(doctorDoors(() => app))('writing doctors through $door', ({ create, update, remove }) => {
  const input = { fullName: 'Dr. Ece Su', specialty: 'Cardiology' }
  let mine: string
  let theirs: string
  beforeEach(async () => {
    mine = (await insertDoctor(app.db, { hospitalId: own })).id
    theirs = (await insertDoctor(app.db, { hospitalId: other })).id
  })

  test('is for administrators, and for staff at their own hospital', async () => {
    for (const attempt of [
      (token?: string) => create({ ...input, hospitalId: own }, token),
      (token?: string) => update(mine, { fullName: 'X' }, token),
      (token?: string) => remove(mine, token),
    ]) {
      expect((await attempt()).code).toBe('unauthenticated')
      expect((await attempt(patient)).code).toBe('forbidden')
    }
    expect((await create({ ...input, hospitalId: own }, staff.token)).record).toMatchObject({ hospitalId: own })
    expect((await update(mine, { fullName: 'Dr. New' }, staff.token)).record).toMatchObject({ fullName: 'Dr. New' })
    for (const refused of [
      create({ ...input, hospitalId: other }, staff.token),
      update(theirs, { fullName: 'X' }, staff.token),
      update(theirs, { hospitalId: own }, staff.token),
      update(mine, { hospitalId: other }, staff.token),
      update(mine, { hospitalId: null }, staff.token),
      remove(mine, staff.token),
    ])
      expect((await refused).code).toBe('forbidden')
    expect((await app.request.get(`/api/Doctor/${theirs}`)).body.hospitalId).toBe(other)
  })

  test('splits languages at commas and semicolons, so the filter finds each of them', async () => {
    const typed = ['english, türkçe; Arapça', ' Farsi ،Русский', 'English']
    const languages = ['English', 'Turkish', 'Arabic', 'Farsi', 'Russian']
    const { record } = await create({ ...input, hospitalId: own, languagesSpoken: typed }, admin)
    expect(record).toMatchObject({ languagesSpoken: languages })
    expect((await update(mine, { languagesSpoken: ['German,French'] }, admin)).record).toMatchObject({
      languagesSpoken: ['German', 'French'],
    })
    const found = async (language: string) => {
      const { body } = await app.request.get(`/api/Doctor/search?languages=${language}&limit=100`)
      return body.map(({ id }: { id: string }) => id)
    }
    for (const language of ['Turkish', 'Arabic', 'Russian']) expect(await found(language)).toContain(record?.id)
    for (const language of ['German', 'French']) expect(await found(language)).toContain(mine)
  })

  test('creates a doctor with the name and city of the hospital', async () => {
    const { record } = await create(
      {
        ...input,
        hospitalId: other,
        languagesSpoken: ['Turkish', '', 'Turkish'],
        website: 'ece.example',
        consultationFee: 300,
      },
      admin,
    )
    expect(record).toMatchObject({
      ...input,
      hospitalName: 'Deva Hospital',
      hospitalCity: 'Ankara',
      languagesSpoken: ['Turkish'],
      website: 'https://ece.example',
      experienceYears: 0,
      priceRange: '$$$',
      averageRating: null,
    })
    const [event] = await app.query('select action, details from audit_events where subject_id = $1', [record.id])
    expect(event).toMatchObject({
      action: 'doctor.create',
      details: { hospitalId: other, after: { hospitalId: other } },
    })
  })

  test('reports an error for each field', async () => {
    const { code, errors } = await create(
      { fullName: '', specialty: 'Magic', hospitalId: 'x', experienceYears: 61 },
      admin,
    )
    expect(code).toBe('bad_input')
    expect(errors).toEqual({
      fullName: 'Full name is required',
      specialty: 'Specialty is required',
      hospitalId: 'Hospital selection is required',
      experienceYears: 'Experience must be between 0 and 60 years',
    })
    expect(await create({ ...input, hospitalId: unknown }, admin)).toMatchObject({
      code: 'bad_input',
      errors: { hospitalId: 'This hospital does not exist' },
    })
  })

  test('keeps fields that are not sent, and makes independent', async () => {
    expect((await update(theirs, { experienceYears: null, phone: null }, admin)).record).toMatchObject({
      experienceYears: 0,
      phone: null,
      specialty: 'Cardiology',
    })
    const { record } = await update(theirs, { experienceYears: 7 }, admin)
    expect(record).toMatchObject({ experienceYears: 7, hospitalId: other, specialty: 'Cardiology' })
    expect((await update(theirs, { hospitalId: null }, admin)).record).toMatchObject({
      hospitalId: null,
      hospitalName: null,
    })
  })

  test('erases one without appointments, deactivates one with', async () => {
    const service = await insertHealthService(app.db, {}, [own])
    await insertAppointment(app.db, {
      hospitalId: own,
      serviceId: service.id,
      doctorId: mine,
      date: '2030-01-07',
      time: '09:00',
    })
    await remove(mine, admin)
    await remove(theirs, admin)
    expect(await app.query('select id, is_active from doctors where id = any($1)', [[mine, theirs]])).toEqual([
      { id: mine, is_active: false },
    ])
    expect((await app.request.get(`/api/Doctor/${mine}`)).status).toBe(404)
    expect((await remove(theirs, admin)).code).toBe('not_found')
  })
})

test('a doctor is listed only while the hospital is active', async () => {
  const hospital = await insertHospital(app.db)
  const { id } = await insertDoctor(app.db, { hospitalId: hospital.id })
  const seen = async () => [
    (await app.request.get(`/api/doctor/${id}`)).status,
    (await app.graphql('query ($id: ID!) { doctor(id: $id) { id } }', { id })).data.doctor?.id ?? null,
  ]
  expect(await seen()).toEqual([200, id])
  await app.query('update hospitals set is_active = false where id = $1', [hospital.id])
  expect(await seen()).toEqual([404, null])
})

test('a renamed hospital is found under its new name through its doctors', async () => {
  const hospital = await insertHospital(app.db, { name: 'Eski Ad' })
  const { id } = await insertDoctor(app.db, { hospitalId: hospital.id })
  await rest(app, 'put', `/api/Hospitals/${hospital.id}`, { body: { name: 'Yepyeni Ad' }, token: admin })
  expect(
    (await app.request.get('/api/Doctor/search?q=yepyeni')).body.map((doctor: { id: string }) => doctor.id),
  ).toEqual([id])
  // The spelling correction knows the new word too.
  expect((await app.request.get('/api/Doctor/search?q=yepyenni')).body).toHaveLength(1)
})

test('an edit based on an older version is refused', async () => {
  const { id } = await insertDoctor(app.db)
  const path = `/api/Doctor/${id}`
  const { etag = '' } = (await app.request.get(path)).headers
  const put = () =>
    app.request
      .put(path)
      .set('authorization', `Bearer ${admin}`)
      .set('if-match', etag)
      .send({ Phone: '+90 212 000 00 00' })
  expect((await put()).status).toBe(200)
  expect((await put()).body).toMatchObject({ status: 409, code: 'stale_edit' })
})
