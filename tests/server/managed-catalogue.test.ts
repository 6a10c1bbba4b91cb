import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
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

const verbs = {
  hospitals: {
    ...list('managedHospitals', 'city: $city, verified: $verified', '$city: String, $verified: Boolean'),
  },
  doctors: {
    ...list('managedDoctors', 'specialty: $specialty, hospitalId: $hospitalId', '$specialty: String, $hospitalId: ID'),
  },
  services: {
    ...list('managedServices', 'category: $category', '$category: String'),
  },
  hospitalCounts: { graphql: counts('hospital') },
  doctorCounts: { graphql: counts('doctor') },
  serviceCounts: { graphql: counts('health_service') },
} satisfies Record<string, Verb>

describe.each(bothDoors(() => app, verbs))('through %s', (door, ask) => {
  const idsOf = async (name: keyof typeof verbs, input: object) => {
    const { status, body } = await ask(name, { ...input }, token)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.map(({ id }: { id: string }) => id)
  }
  /** Returns a word that only the records of one test contain. */
  const key = (name: string) => `${name}${door.toLowerCase()}`

  test('only administrators have access', async () => {
    const people = [undefined, (await app.signIn('hospital')).token, (await app.signIn('user')).token]
    for (const person of people) {
      const refused = person ? 403 : 401
      for (const name of Object.keys(verbs) as (keyof typeof verbs)[]) {
        expect((await ask(name, {}, person)).status, name).toBe(refused)
      }
    }
  })

  test('hospitals are found by any part of name, city, country and address, active or not', async () => {
    const word = key('gül')
    const one = await insertHospital(app.db, { name: `${word} Şifa`, city: 'İzmir', address: 'Liman Caddesi 4' })
    await app.query(
      `insert into certificates (id, hospital_id, kind, number, issuer, expires_on, checked_at)
       values (gen_random_uuid(), $1, 'operating_licence', '34-1', 'Ministry of Health', '2999-12-31', now())`,
      [one.id],
    )
    const two = await insertHospital(app.db, { name: `${word} Deva`, city: 'Van', isActive: false })
    expect(await idsOf('hospitals', { q: word })).toEqual([two.id, one.id])
    expect(await idsOf('hospitals', { q: `${word.toUpperCase()} IZM` })).toEqual([one.id])
    expect(await idsOf('hospitals', { q: `${word} caddes` })).toEqual([one.id])
    expect(await idsOf('hospitals', { q: `${word} rkiy` })).toHaveLength(2)
    // The search does not include the district, and no word spans two fields.
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

  test('specialties and categories are found by their names in any language, and services by theirs', async () => {
    const word = key('menekşe')
    const doctor = await insertDoctor(app.db, { hospitalId: null, fullName: `${word} Ay`, specialty: 'Cardiology' })
    await insertDoctor(app.db, { hospitalId: null, fullName: `${word} Su`, specialty: 'Oncology' })
    for (const name of ['cardio', 'КАРДИОЛОГИЯ', 'kardiyo', 'القلب'])
      expect(await idsOf('doctors', { q: `${word} ${name}` }), name).toEqual([doctor.id])
    const service = await insertHealthService(app.db, { name: `${word} A`, category: 'Vision Care' })
    await insertHealthService(app.db, { name: `${word} B`, category: 'Therapy' })
    await app.query(
      `insert into health_service_texts (service_id, language, name, description, source_hash)
       values ($1, 'ru', 'Лечение катаракты', 'Операция.', '')`,
      [service.id],
    )
    const [vision] = (await app.request.get('/api/Terms?lang=tr&value=Vision%20Care')).body
    for (const name of [vision.name, 'катаракт', 'операц'])
      expect(await idsOf('services', { q: `${word} ${name}` }), name).toEqual([service.id])
  })

  test('every column sorts both ways, with unknown values last, and pages are consecutive', async () => {
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
})

test('hospitals that cannot be booked are listed with their reasons, and counted on the dashboard', async () => {
  const dashboard = '{ dashboard { unbookable { total services hours } } }'
  const before = (await app.graphql(dashboard, {}, token)).data.dashboard.unbookable
  const name = 'Eksik'
  const insert = async (city: string) => (await insertHospital(app.db, { name, city })).id
  const [bare, closed, open, off] = [
    await insert('Adana'),
    await insert('Bursa'),
    await insert('Ankara'),
    await insert('İzmir'),
  ]
  await app.query('delete from opening_hours where hospital_id = any($1)', [[bare, closed, open]])
  await app.query('update hospitals set is_active = false where id = $1', [off])
  const service = await insertHealthService(app.db, {}, [closed, open])
  await insertHealthService(app.db, { isActive: false }, [bare])
  // Hours of a doctor suffice, unless the doctor is inactive.
  const doctor = await insertDoctor(app.db, { hospitalId: open }, [service.id])
  const gone = await insertDoctor(app.db, { hospitalId: closed, isActive: false }, [service.id])
  for (const { id } of [doctor, gone])
    await app.query("insert into doctor_hours (doctor_id, weekday, start_time) values ($1, 1, '09:00')", [id])
  const found = async (missing: string) => {
    const { data } = await app.graphql(
      `query ($missing: String) { managedHospitals(search: { q: "${name}", missing: $missing, sortBy: "city" }) {
        items { id } missing { hospitalId parts } } }`,
      { missing },
      token,
    )
    const { items, missing: rows } = data.managedHospitals
    return items.map(({ id }: { id: string }) => [
      id,
      rows.find(({ hospitalId }: { hospitalId: string }) => hospitalId === id).parts,
    ])
  }
  const [lacksAll, lacksHours] = [
    [bare, ['services', 'hours']],
    [closed, ['hours']],
  ]
  expect(await found('any')).toEqual([lacksAll, lacksHours])
  expect(await found('services')).toEqual([lacksAll])
  expect(await found('hours')).toEqual([lacksAll, lacksHours])
  const { data } = await app.graphql(dashboard, {}, token)
  expect(data.dashboard.unbookable).toEqual({
    total: before.total + 2,
    services: before.services + 1,
    hours: before.hours + 2,
  })
})

test('a list is exported with every column, in its order, and that is audited', async () => {
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
  expect(head).toMatch(/^\ufeffid,code,name,email,province,district,address,country,/)
  expect(line).toContain(`${hospital.id},,'=Ihlamur,ihlamur@mail.example,İstanbul,Kadıköy,`)
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
