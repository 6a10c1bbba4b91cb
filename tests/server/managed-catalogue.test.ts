import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeOldActivations } from '#server/features/managed-catalogue/jobs.ts'
import { insertAppointment, insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { insertPerson } from '#tests/support/account.ts'
import { bothDoors, type Verb } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = (await app.signIn('admin')).token
})
afterAll(() => app.close())

const list = (field: string, input: string, arguments_: string) => ({
  graphql: `query ($q: String, $status: RecordStatus, $sortBy: String, $direction: String, $page: Int, $limit: Int ${arguments_}) {
    ${field}(search: { q: $q, status: $status, sortBy: $sortBy, direction: $direction ${input} }, page: $page, limit: $limit)
    { items { id isActive } total } }`,
  shape: ({ items }: { items: unknown[] }) => items,
})
const counts = (kind: string) => `{ recordCounts(kind: ${kind}) { total active groups { value count } } }`
const ACTIVATION = '{ id kind isActive changed isUndone }'

const verbs = {
  hospitals: {
    rest: 'GET /api/Admin/Hospitals',
    ...list('managedHospitals', 'city: $city, verified: $verified', '$city: String, $verified: Boolean'),
  },
  doctors: {
    rest: 'GET /api/Admin/Doctors',
    ...list('managedDoctors', 'specialty: $specialty, hospitalId: $hospitalId', '$specialty: String, $hospitalId: ID'),
  },
  services: {
    rest: 'GET /api/Admin/HealthServices',
    ...list('managedServices', 'category: $category', '$category: String'),
  },
  hospitalCounts: { rest: 'GET /api/Admin/Hospitals/counts', graphql: counts('hospital') },
  doctorCounts: { rest: 'GET /api/Admin/Doctors/counts', graphql: counts('doctor') },
  serviceCounts: { rest: 'GET /api/Admin/HealthServices/counts', graphql: counts('health_service') },
  preview: {
    rest: 'POST /api/Admin/activations/preview',
    graphql:
      'query ($input: ActivationInput!) { previewActivation(input: $input) { selected changing appointmentsAhead } }',
  },
  change: {
    rest: 'POST /api/Admin/activations',
    graphql: `mutation ($input: ActivationInput!) { changeActivation(input: $input) ${ACTIVATION} }`,
    success: 201,
  },
  undo: {
    rest: 'POST /api/Admin/activations/:id/undo',
    graphql: `mutation ($id: ID!) { undoActivation(id: $id) ${ACTIVATION} }`,
  },
} satisfies Record<string, Verb>

const auditOf = (id: string) =>
  app
    .query<{ action: string }>('select action from audit_events where subject_id = $1 order by id', [id])
    .then((rows) => rows.map(({ action }) => action))

describe.each(bothDoors(() => app, verbs))('through %s', (door, ask) => {
  const idsOf = async (name: keyof typeof verbs, input: object) => {
    const { status, body } = await ask(name, { ...input }, token)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.map(({ id }: { id: string }) => id)
  }
  /** A word that only the records of one test have. */
  const key = (name: string) => `${name}${door.toLowerCase()}`

  test('nobody but administrators gets anything', async () => {
    const people = [undefined, (await app.signIn('hospital')).token, (await app.signIn('user')).token]
    const input = { kind: 'hospital', isActive: false, search: {} }
    for (const person of people) {
      const refused = person ? 403 : 401
      for (const name of Object.keys(verbs) as (keyof typeof verbs)[]) {
        const given = name === 'undo' ? { id: 'x' } : name === 'preview' || name === 'change' ? input : {}
        expect((await ask(name, given, person)).status, name).toBe(refused)
      }
    }
  })

  test('hospitals are found by any part of name, city, country and address, active or not', async () => {
    const word = key('gül')
    const one = await insertHospital(app.db, { name: `${word} Şifa`, city: 'İzmir', address: 'Liman Caddesi 4' })
    const two = await insertHospital(app.db, { name: `${word} Deva`, city: 'Van', isActive: false, isVerified: false })
    expect(await idsOf('hospitals', { q: word })).toEqual([two.id, one.id])
    expect(await idsOf('hospitals', { q: `${word.toUpperCase()} IZM` })).toEqual([one.id])
    expect(await idsOf('hospitals', { q: `${word} caddes` })).toEqual([one.id])
    expect(await idsOf('hospitals', { q: `${word} rkiy` })).toHaveLength(2)
    // The district is no field of the search, and no word reaches from one field into the next.
    expect(await idsOf('hospitals', { q: `${word} kadikoy` })).toEqual([])
    expect(await idsOf('hospitals', { q: '%' })).toEqual([])
    expect(await idsOf('hospitals', { q: word, status: 'inactive' })).toEqual([two.id])
    expect(await idsOf('hospitals', { q: word, verified: true })).toEqual([one.id])
    expect(await idsOf('hospitals', { q: word, city: 'izmir' })).toEqual([one.id])
  })

  test('doctors are found by name, specialty, hospital and languages, not by the city', async () => {
    const hospital = await insertHospital(app.db, { name: `${key('Defne')} Hospital`, city: 'Sivas' })
    const here = { hospitalId: hospital.id, specialty: 'Urology', languagesSpoken: ['Türkçe', 'Kurmancî'] } as const
    const one = await insertDoctor(app.db, {
      ...here,
      fullName: `${key('Ada')} Işık`,
      languagesSpoken: [...here.languagesSpoken],
    })
    const two = await insertDoctor(app.db, {
      hospitalId: null,
      fullName: `${key('Ada')} Ay`,
      specialty: 'Oncology',
      isActive: false,
    })
    expect(await idsOf('doctors', { q: key('ada') })).toEqual([two.id, one.id])
    expect(await idsOf('doctors', { q: `${key('DEFNE')} turkce` })).toEqual([one.id])
    expect(await idsOf('doctors', { q: `${key('ada')} kurmanci isik` })).toEqual([one.id])
    expect(await idsOf('doctors', { q: `${key('ada')} onco` })).toEqual([two.id])
    expect(await idsOf('doctors', { q: `${key('ada')} sivas` })).toEqual([])
    expect(await idsOf('doctors', { q: key('ada'), specialty: 'Urology' })).toEqual([one.id])
    expect(await idsOf('doctors', { q: key('ada'), hospitalId: hospital.id })).toEqual([one.id])
    expect(await idsOf('doctors', { q: key('ada'), status: 'active' })).toEqual([one.id])
  })

  test('services are found by name, description and category', async () => {
    const word = key('lazer')
    const one = await insertHealthService(app.db, {
      name: `${word} A`,
      description: 'Göz için',
      category: 'Vision Care',
    })
    const two = await insertHealthService(app.db, {
      name: `${word} B`,
      description: 'Cilt için',
      category: 'Other',
      isActive: false,
    })
    expect(await idsOf('services', { q: word })).toEqual([one.id, two.id])
    expect(await idsOf('services', { q: `${word} goz` })).toEqual([one.id])
    expect(await idsOf('services', { q: `${word} vision` })).toEqual([one.id])
    expect(await idsOf('services', { q: word, category: 'Other' })).toEqual([two.id])
  })

  test('every column sorts both ways, with what is unknown last, and pages follow each other', async () => {
    const word = key('sıra')
    const names = ['A', 'B', 'C']
    const cities = ['Van', 'Ankara', 'İzmir']
    const ids: string[] = []
    for (const [at, name] of names.entries())
      ids.push(
        (
          await insertHospital(app.db, {
            name: `${word} ${name}`,
            city: cities[at],
            phone: at === 0 ? null : `+90 312 000 00 0${at}`,
          })
        ).id,
      )
    const service = await insertHealthService(app.db, { name: `${word} S` })
    await app.query('insert into hospital_services (hospital_id, service_id) values ($1, $2)', [ids[1], service.id])
    const order = async (sortBy: string, direction = 'asc') => {
      const found = await idsOf('hospitals', { q: word, sortBy, direction })
      return found.map((id: string) => names[ids.indexOf(id)]).join('')
    }
    expect(await order('name')).toBe('ABC')
    expect(await order('name', 'desc')).toBe('CBA')
    expect(await order('city')).toBe('BCA')
    expect(await order('phone')).toBe('BCA')
    expect(await order('phone', 'desc')).toBe('CBA')
    expect((await order('services', 'desc'))[0]).toBe('B')
    for (const column of ['country', 'rating', 'verified', 'status', 'created', 'updated'])
      expect(await order(column), column).toHaveLength(3)
    for (const column of [
      'specialty',
      'hospital',
      'languages',
      'experience',
      'fee',
      'rating',
      'status',
      'created',
      'updated',
    ])
      expect((await ask('doctors', { sortBy: column, direction: 'desc' }, token)).status, column).toBe(200)
    for (const column of ['category', 'price', 'duration', 'hospitals', 'rating', 'status', 'created', 'updated'])
      expect((await ask('services', { sortBy: column }, token)).status, column).toBe(200)
    expect(await idsOf('hospitals', { q: word, limit: 2, page: 2 })).toEqual([ids[2]])
    const refused = await ask('hospitals', { sortBy: 'beauty' }, token)
    expect(refused.body.errors).toEqual({ sortBy: 'Please choose a column of the list' })
  })

  test('the counters count every record, active or not, and their groups', async () => {
    const { body: before } = await ask('hospitalCounts', {}, token)
    await insertHospital(app.db, { city: key('Köy') })
    await insertHospital(app.db, { city: key('Köy'), isActive: false })
    const { body: after } = await ask('hospitalCounts', {}, token)
    expect(after).toMatchObject({ total: before.total + 2, active: before.active + 1 })
    expect(after.groups).toContainEqual({ value: key('Köy'), count: 2 })
    expect(after.groups).toHaveLength(before.groups.length + 1)
    await insertDoctor(app.db, { hospitalId: null, specialty: 'Hematology' })
    const { groups } = (await ask('doctorCounts', {}, token)).body
    expect(groups.find(({ value }: { value: string }) => value === 'Hematology').count).toBeGreaterThan(0)
    await insertHealthService(app.db, { category: 'Therapy' })
    expect((await ask('serviceCounts', {}, token)).body.groups.map(({ value }: { value: string }) => value)).toContain(
      'Therapy',
    )
  })

  test('many are switched off with a count before, and undo restores exactly those that changed', async () => {
    const word = key('toplu')
    const [on, off, kept] = [
      await insertHospital(app.db, { name: `${word} 1` }),
      await insertHospital(app.db, { name: `${word} 2`, isActive: false }),
      await insertHospital(app.db, { name: `${word} 3` }),
    ]
    const service = await insertHealthService(app.db)
    const { id: patientId } = await insertPerson(app)
    await app.query('insert into hospital_services (hospital_id, service_id) values ($1, $2)', [on.id, service.id])
    const days = new Date(Date.now() + 14 * 86_400_000)
    if (days.getUTCDay() === 0) days.setUTCDate(days.getUTCDate() + 1)
    const date = days.toISOString().slice(0, 10)
    await insertAppointment(app.db, { hospitalId: on.id, serviceId: service.id, patientId, date, time: '10:00' })
    const input = { kind: 'hospital', isActive: false, search: { q: word } }
    expect((await ask('preview', input, token)).body).toEqual({ selected: 3, changing: 2, appointmentsAhead: 1 })
    const { body: change, status } = await ask('change', input, token)
    expect(status).toBe(201)
    expect(change).toMatchObject({ kind: 'hospital', isActive: false, changed: 2, isUndone: false })
    expect(await idsOf('hospitals', { q: word, status: 'active' })).toEqual([])
    // What patients are shown follows at once.
    expect((await app.request.get(`/api/Hospitals/${on.id}`)).status).toBe(404)
    // Somebody switches one back by hand: undo leaves it alone.
    await app.query('update hospitals set is_active = true where id = $1', [kept.id])
    expect((await ask('undo', { id: change.id }, token)).body).toMatchObject({ changed: 1, isUndone: true })
    expect(await idsOf('hospitals', { q: word, status: 'active' })).toEqual([on.id, kept.id])
    expect((await ask('undo', { id: change.id }, token)).code).toBe('conflict')
    expect(await auditOf(on.id)).toEqual(['hospital.deactivate', 'hospital.activate'])
    expect(await auditOf(off.id)).toEqual([])
  })

  test('chosen doctors and services are switched by their ids', async () => {
    const doctors = [await insertDoctor(app.db, { hospitalId: null }), await insertDoctor(app.db, { hospitalId: null })]
    const ids = doctors.map(({ id }) => id)
    const { body } = await ask('change', { kind: 'doctor', isActive: false, ids }, token)
    expect(body.changed).toBe(2)
    expect(await auditOf(ids[0] ?? '')).toEqual(['doctor.deactivate'])
    const service = await insertHealthService(app.db, { isActive: false })
    const switched = await ask('change', { kind: 'health_service', isActive: true, ids: [service.id] }, token)
    expect(switched.body.changed).toBe(1)
    expect((await app.request.get(`/api/HealthService/${service.id}`)).status).toBe(200)
  })

  test('what is wrong with a change is said', async () => {
    const wrong = async (input: object) =>
      (await ask('change', { kind: 'doctor', isActive: true, ...input }, token)).body.errors
    const neither = { ids: 'Please choose records, or all that a search finds' }
    expect(await wrong({})).toEqual(neither)
    expect(await wrong({ ids: [], search: {} })).toEqual(neither)
    expect(await wrong({ ids: ['x'] })).toEqual({ 'ids.0': 'Please choose a record' })
    expect(await wrong({ search: { specialty: 'Magic' } })).toEqual({ specialty: 'Please choose a specialty' })
    const many = await ask('change', { kind: 'doctor', isActive: true, ids: Array(2001).fill(v4) }, token)
    expect(many.body.errors).toEqual({ ids: 'Please choose at most 2000 records at once' })
    expect((await ask('undo', { id: v4 }, token)).status).toBe(404)
  })
})

const v4 = '00000000-0000-4000-8000-000000000000'

test('a change of more than can be undone safely is refused', async () => {
  await app.query(
    `insert into doctors (id, full_name, specialty, is_active)
     select gen_random_uuid(), 'Kalabalık ' || n, 'Other', false from generate_series(1, 2001) n`,
  )
  const input = { kind: 'doctor', isActive: true, search: { q: 'kalabalik' } }
  const answer = await app.request.post('/api/Admin/activations').set('authorization', `Bearer ${token}`).send(input)
  expect(answer.body.message).toBe('Please choose at most 2000 records at once')
  expect(await app.query("select from doctors where name_key like 'kalabalik%' and is_active")).toEqual([])
})

test('changes can be undone for a day', async () => {
  const clock = () => new Date(Date.now() + 25 * 3_600_000)
  await removeOldActivations({ db: app.db, clock })
  expect(await app.query('select from activations')).toEqual([])
})

test('a list is saved with every column, in its order, and that it was is written down', async () => {
  const hospital = await insertHospital(app.db, {
    name: '=Ihlamur',
    email: 'ihlamur@mail.example',
    isActive: false,
    languages: ['English', 'Türkçe'],
  })
  const read = (address: string) => app.request.get(`/api/Admin/${address}`).set('authorization', `Bearer ${token}`)
  const answer = await read('Hospitals/export?q=ihlamur')
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="hospitals-\d{4}-\d\d-\d\d.csv"$/)
  const [head, line] = answer.text.split('\n')
  expect(head).toMatch(/^\ufeffid,name,email,province,district,address,country,/)
  expect(line).toContain(`${hospital.id},'=Ihlamur,ihlamur@mail.example,İstanbul,Kadıköy,`)
  expect(line).toContain('"English, Türkçe"')
  for (const address of ['Doctors/export?sortBy=fee', 'HealthServices/export?q=lazer'])
    expect((await read(address)).status, address).toBe(200)
  const rows = await app.query<{ action: string; details: object }>(
    "select action, details from audit_events where action like '%.export' order by id",
  )
  expect(rows.map(({ action }) => action)).toEqual(['hospital.export', 'doctor.export', 'health_service.export'])
  expect(rows[0]?.details).toEqual({ after: { q: 'ihlamur' } })
  const patient = await app.signIn('user')
  const refused = await app.request.get('/api/Admin/Doctors/export').set('authorization', `Bearer ${patient.token}`)
  expect(refused.status).toBe(403)
})
