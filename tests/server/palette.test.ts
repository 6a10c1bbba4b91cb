import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAppointment, insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { insertPerson } from '#tests/support/account.ts'
import { bothDoors, type Verb } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let token: string
let bookingId: string
beforeAll(async () => {
  app = await startTestApp()
  token = (await app.signIn('admin')).token
  const hospital = await insertHospital(app.db, { name: 'Yeldeğirmeni Eye Centre', city: 'İstanbul', isActive: false })
  await insertHospital(app.db, { name: 'Karayel Hospital', city: 'Rize' })
  const service = await insertHealthService(app.db, { name: 'Yellow spot laser', category: 'Surgery' }, [hospital.id])
  const doctor = await insertDoctor(
    app.db,
    { fullName: 'Dr. Sibel Yeltan', specialty: 'Neurology', hospitalId: hospital.id },
    [service.id],
  )
  const patient = await insertPerson(app, { firstName: 'Emre', lastName: 'Yelken', email: 'emre@mail.example' })
  await app.query("update users set status = 'suspended' where id = $1", [patient.id])
  const gone = await insertPerson(app, { firstName: 'Gone', lastName: 'Yelkovan' })
  await app.query("update users set deletes_at = now() - interval '1 hour' where id = $1", [gone.id])
  const appointment = await insertAppointment(app.db, {
    hospitalId: hospital.id,
    serviceId: service.id,
    doctorId: doctor.id,
    patientId: patient.id,
    date: '2027-03-10',
    time: '10:00',
    status: 'pending',
  })
  bookingId = appointment.bookingId
  await app.query(
    "update appointments set patient_first_name = 'Ali', patient_last_name = 'Yelek', patient_email = 'ali@mail.example' where id = $1",
    [appointment.id],
  )
})
afterAll(() => app.close())

const verbs = {
  find: {
    graphql: 'query ($q: String!) { findRecords(q: $q) { kind name detail place state } }',
  },
} satisfies Record<string, Verb>

describe.each(bothDoors(() => app, verbs))('through %s', (_door, ask) => {
  const find = async (q: string) => {
    const { body } = await ask('find', { q }, token)
    return (body as Record<string, string>[]).map(({ kind, name, detail, place, state }) => [
      kind,
      name,
      detail,
      place,
      state,
    ])
  }

  test('is only for administrators', async () => {
    expect((await ask('find', { q: 'yel' })).status).toBe(401)
    for (const role of ['user', 'hospital'] as const)
      expect((await ask('find', { q: 'yel' }, (await app.signIn(role)).token)).status).toBe(403)
  })

  test('finds every kind by text in any letter case, prefixes first', async () => {
    expect(await find('YEL')).toEqual([
      ['hospital', 'Yeldeğirmeni Eye Centre', null, 'İstanbul', 'inactive'],
      ['hospital', 'Karayel Hospital', null, 'Rize', 'active'],
      ['doctor', 'Dr. Sibel Yeltan', 'Neurology', 'Yeldeğirmeni Eye Centre', 'active'],
      ['health_service', 'Yellow spot laser', 'Surgery', null, 'active'],
      ['user', 'Emre Yelken', 'user', 'emre@mail.example', 'suspended'],
      ['appointment', bookingId, 'Ali Yelek', 'Yeldeğirmeni Eye Centre', 'pending'],
    ])
  })

  test('finds a user by name and address, an appointment by its ID, by all words', async () => {
    expect((await find('emre@mail.example')).map(([kind]) => kind)).toEqual(['user'])
    expect((await find('yelken emre')).map(([kind]) => kind)).toEqual(['user'])
    expect((await find(bookingId.toLowerCase())).map(([kind]) => kind)).toEqual(['appointment'])
    expect(await find('yelken sibel')).toEqual([])
  })

  test('finds nothing by fewer letters than an index needs, and takes special characters literally', async () => {
    expect(await find('ye')).toEqual([])
    expect(await find('ye l')).toEqual([])
    expect(await find('ye%')).toEqual([])
    expect((await ask('find', { q: 'y'.repeat(101) }, token)).status).toBe(400)
  })

  test('returns at most five of a kind', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `Zeytin ${letter}`)
    for (const name of names) await insertHospital(app.db, { name })
    expect((await find('zeytin')).map(([, name]) => name)).toEqual(names.slice(0, 5))
    await app.query("delete from hospitals where name like 'Zeytin %'")
  })
})
