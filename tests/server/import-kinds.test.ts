import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertDoctor, insertHealthService, insertHospital, insertUser } from '#server/seed/factories.ts'
import { type Importing, importing } from '#tests/support/imports.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let token: string
let lists: Importing
beforeAll(async () => {
  app = await startTestApp()
  token = (await app.signIn('admin')).token
  lists = importing(app, token)
})
afterAll(() => app.close())
beforeEach(() => lists.clear())

test('lists in Windows-1254 are decoded correctly', async () => {
  const turkish = Buffer.from('name;description;category\nD\xfdþ Tedavisi;A\xe7\xfdklama;Surgery\n', 'latin1')
  turkish[turkish.indexOf(0xfe)] = 0xfe
  const { body } = await lists.send('health_service', turkish)
  await lists.work()
  await lists.start(body.id)
  await lists.work()
  expect((await app.query<{ name: string }>('select name from health_services')).map(({ name }) => name)).toEqual([
    'Dış Tedavisi',
  ])
})

describe('doctors', () => {
  const HEADER = 'id,fullName,specialty,hospital,province,experienceYears,languagesSpoken,phone,email,isActive'
  const run = async (...rows: string[]) => {
    const id = await lists.checked('doctor', HEADER, ...rows)
    await lists.start(id)
    await lists.work()
    return lists.get(id)
  }

  test('are added at their hospital, and matched by name or ID, and fields missing in the list stay', async () => {
    await insertHospital(app.db, { name: 'Umut Hastanesi', city: 'Van' })
    await insertHospital(app.db, { name: 'Umut Hastanesi', city: 'İzmir' })
    const deniz = await insertDoctor(app.db, {
      hospitalId: null,
      fullName: 'Dr. Deniz Kaya',
      email: 'deniz@mail.example',
      specialty: 'Urology',
    })
    const row = ',Ayşe Çınar,Kardiyoloji,Umut Hastanesi,Van,12,"Türkçe, English",0432 000 00 01,,'
    expect(
      await run(
        row,
        `${deniz.id},Deniz Kaya Demir,,,,7,,,,no`,
        ',Can Ak,Magic,Umut Hastanesi,Van,,,,,',
        ',Ece Su,Urology,Umut Hastanesi,,,,,,',
        ',Ali Su,Urology,,,,,,,',
      ),
    ).toMatchObject({
      added: 1,
      changed: 1,
      refused: 3,
    })
    const rows = await app.query(
      `select full_name, specialty, hospital_city, experience_years, languages_spoken, email, is_active from doctors order by full_name`,
    )
    expect(rows).toMatchObject([
      { full_name: 'Ayşe Çınar', specialty: 'Cardiology', hospital_city: 'Van', experience_years: 12, is_active: true },
      {
        full_name: 'Deniz Kaya Demir',
        specialty: 'Urology',
        experience_years: 7,
        email: 'deniz@mail.example',
        is_active: false,
      },
    ])
    expect(await run(row)).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
  })

  test('with an account stay at its hospital, and the rest of the list is imported', async () => {
    const [here, there] = [
      await insertHospital(app.db, { name: 'Umut Hastanesi' }),
      await insertHospital(app.db, { name: 'Deva Hastanesi' }),
    ]
    const { id } = await insertDoctor(app.db, { hospitalId: here.id, fullName: 'Dr. Ayşe Çınar' })
    const account = { role: 'hospital', hospitalId: here.id, hospitalRole: 'doctor', doctorId: id } as const
    const { id: userId } = await insertUser(app.db, account)
    const rows = [`${id},Ayşe Çınar,,Deva Hastanesi,,9,,,,`, ',Can Ak,Urology,Deva Hastanesi,,,,,,']
    const list = await lists.checked('doctor', HEADER, ...rows)
    const reasons = async () => {
      const query = 'query ($id: ID!) { importRows(id: $id, outcome: refused) { items { line reason } } }'
      return (await app.graphql(query, { id: list }, token)).data.importRows.items
    }
    const refused = [{ line: 2, reason: expect.stringContaining('This doctor has an account on the team') }]
    expect(await lists.get(list)).toMatchObject({ added: 1, changed: 0, refused: 1 })
    expect(await reasons()).toEqual(refused)
    await lists.start(list)
    await lists.work()
    expect(await lists.get(list)).toMatchObject({ state: 'done', added: 1, changed: 0, refused: 1 })
    expect(await reasons()).toEqual(refused)
    // Everything else of the record can be imported, and the move, once the account has ended.
    expect(await run(`${id},Ayşe Çınar,,Umut Hastanesi,,9,,,,`)).toMatchObject({ changed: 1, refused: 0 })
    await app.query(
      `update users set role = 'user', hospital_id = null, hospital_role = null, doctor_id = null where id = $1`,
      [userId],
    )
    expect(await run(...rows.slice(0, 1))).toMatchObject({ changed: 1, refused: 0 })
    expect(await app.query('select hospital_id from doctors where id = $1', [id])).toEqual([{ hospital_id: there.id }])
  })

  test('that were exported are equal when imported again', async () => {
    const hospital = await insertHospital(app.db, { name: 'Umut Hastanesi' })
    await insertDoctor(app.db, { hospitalId: hospital.id, fullName: 'Dr. Ayşe Çınar', phone: '+90 216 000 00 01' })
    const { text } = await app.request.get('/api/Admin/Doctors/export').set('authorization', `Bearer ${token}`)
    const { body } = await lists.send('doctor', text)
    await lists.work()
    expect(await lists.stateOf(body.id)).toMatchObject({ added: 0, unchanged: 1, refused: 0 })
    const hospitals = await app.request.get('/api/Admin/Hospitals/export').set('authorization', `Bearer ${token}`)
    expect(hospitals.text.split('\n')[0]).toMatch(/\bid,code,name\b/)
    const list = await lists.send('hospital', hospitals.text)
    await lists.work()
    expect(await lists.stateOf(list.body.id)).toMatchObject({ added: 0, refused: 0 })
  })
})

test('services are matched by name, in any spelling', async () => {
  await insertHealthService(app.db, { name: 'Göz Muayenesi', price: 50, currency: 'USD', category: 'Vision Care' })
  const id = await lists.checked('health_service', 'name,price,isActive', 'GOZ MUAYENESI,60,evet')
  const query = 'query ($id: ID!) { importRows(id: $id, outcome: changed) { items { before after } } }'
  const { data } = await app.graphql(query, { id }, token)
  const [{ before, after }] = data.importRows.items
  expect([JSON.parse(before), JSON.parse(after)]).toMatchObject([{ price: 50 }, { price: 60 }])
})
