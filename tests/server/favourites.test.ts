import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_FAVOURITES } from '#domain/catalogue.ts'
import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { insertPatient } from '#tests/support/clinic.ts'
import { bothDoors, graphql } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'

const unknown = '019a0000-0000-7000-8000-000000000000'
let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

type Kind = 'hospital' | 'doctor'
type Token = string | undefined
const FAVOURITES = '{ id hospitals { id name serviceCount services { id } } doctors { id fullName hospital { id } } }'

const verbsOf = (kind: Kind) => ({
  save: {
    graphql: `mutation ($id: ID!) { saveFavourite(${kind}Id: $id) ${FAVOURITES} }`,
    success: 204,
  },
  remove: {
    graphql: `mutation ($id: ID!) { removeFavourite(${kind}Id: $id) ${FAVOURITES} }`,
    success: 204,
  },
  read: { graphql: `{ favourites ${FAVOURITES} }` },
})
const ofHospitals = new Map(bothDoors(() => app, verbsOf('hospital')))
const DOORS = bothDoors(() => app, verbsOf('doctor')).map(([name, ofDoctors]) => {
  const asks = { hospital: ofHospitals.get(name) ?? ofDoctors, doctor: ofDoctors }
  const door = {
    save: (token: Token, kind: Kind, id: string) => asks[kind]('save', { id }, token),
    remove: (token: Token, kind: Kind, id: string) => asks[kind]('remove', { id }, token),
    read: (token: Token) => ofDoctors('read', {}, token),
  }
  return [name, door] as const
})

describe.each(DOORS)('favourites through %s', (_name, door) => {
  const ids = async (token: Token) => {
    const { hospitals, doctors } = (await door.read(token)).body
    const idOf = ({ id }: { id: string }) => id
    return { hospitals: hospitals.map(idOf), doctors: doctors.map(idOf) }
  }

  test('saves once, lists newest first, and removes', async () => {
    const patient = await insertPatient(app)
    expect((await door.read(patient.token)).body).toEqual({ id: patient.id, hospitals: [], doctors: [] })
    const hospitals = [await insertHospital(app.db), await insertHospital(app.db)]
    const doctor = await insertDoctor(app.db, { hospitalId: hospitals[0]?.id })
    const [first = '', second = ''] = hospitals.map(({ id }) => id)
    for (const [kind, id] of [
      ['hospital', first],
      ['hospital', second],
      ['doctor', doctor.id],
      ['hospital', first],
    ] as const) {
      now = new Date(now.getTime() + 1000)
      expect((await door.save(patient.token, kind, id)).status).toBe(204)
    }
    expect(await ids(patient.token)).toEqual({ hospitals: [second, first], doctors: [doctor.id] })
    expect((await door.read(patient.token)).body).toMatchObject({
      id: patient.id,
      hospitals: [{ name: hospitals[1]?.name }, { name: hospitals[0]?.name }],
      doctors: [{ fullName: doctor.fullName }],
    })
    for (const _twice of [1, 2]) expect((await door.remove(patient.token, 'hospital', second)).status).toBe(204)
    expect((await door.remove(patient.token, 'doctor', unknown)).status).toBe(204)
    expect(await ids(patient.token)).toEqual({ hospitals: [first], doctors: [doctor.id] })
    await door.remove(patient.token, 'doctor', doctor.id)
    expect(await ids(patient.token)).toEqual({ hospitals: [first], doctors: [] })
  })

  test('belong to one user', async () => {
    const [one, other] = [await insertPatient(app), await insertPatient(app)]
    const { id } = await insertHospital(app.db)
    await door.save(one.token, 'hospital', id)
    expect(await ids(other.token)).toEqual({ hospitals: [], doctors: [] })
    await door.remove(other.token, 'hospital', id)
    expect(await ids(one.token)).toEqual({ hospitals: [id], doctors: [] })
    for (const attempt of [
      door.read(undefined),
      door.save(undefined, 'hospital', id),
      door.remove(undefined, 'hospital', id),
    ])
      expect(await attempt).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  test('show active records, and reactivated ones again', async () => {
    const patient = await insertPatient(app)
    const hospital = await insertHospital(app.db)
    const doctor = await insertDoctor(app.db, { hospitalId: hospital.id })
    await door.save(patient.token, 'hospital', hospital.id)
    await door.save(patient.token, 'doctor', doctor.id)
    // A doctor is listed while the hospital is. A trigger maintains this.
    await app.query('update hospitals set is_active = false where id = $1', [hospital.id])
    expect(await ids(patient.token)).toEqual({ hospitals: [], doctors: [] })
    const retired = await insertDoctor(app.db, { isActive: false })
    expect((await door.save(patient.token, 'hospital', hospital.id)).status).toBe(404)
    expect((await door.save(patient.token, 'doctor', retired.id)).status).toBe(404)
    await app.query('update hospitals set is_active = true where id = $1', [hospital.id])
    expect(await ids(patient.token)).toEqual({ hospitals: [hospital.id], doctors: [doctor.id] })
  })

  test('contain no unknown records', async () => {
    const patient = await insertPatient(app)
    for (const kind of ['hospital', 'doctor'] as const) {
      expect((await door.save(patient.token, kind, unknown)).status).toBe(404)
      for (const attempt of [door.save(patient.token, kind, 'x'), door.remove(patient.token, kind, 'x')])
        expect((await attempt).status).toBe(400)
    }
  })

  test(`are at most ${MAX_FAVOURITES} of a kind, also when saved at once`, async () => {
    const patient = await insertPatient(app)
    const made = []
    for (let n = 0; n < MAX_FAVOURITES + 2; n++) made.push((await insertDoctor(app.db)).id)
    await app.query(
      'insert into favourites (id, user_id, doctor_id) select gen_random_uuid(), $1, id from unnest($2::uuid[]) id',
      [patient.id, made.slice(0, MAX_FAVOURITES - 1)],
    )
    const last = made.slice(MAX_FAVOURITES - 1)
    const answers = await Promise.all(last.map((id) => door.save(patient.token, 'doctor', id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    expect((await ids(patient.token)).doctors).toHaveLength(MAX_FAVOURITES)
    expect((await door.save(patient.token, 'doctor', made[0] ?? '')).status).toBe(204)
    expect((await door.save(patient.token, 'hospital', (await insertHospital(app.db)).id)).status).toBe(204)
  })

  test('cost the same for any number of them', async () => {
    const patient = await insertPatient(app)
    const save = async () => {
      const { id: hospitalId } = await insertHospital(app.db)
      await insertHealthService(app.db, {}, [hospitalId])
      await door.save(patient.token, 'hospital', hospitalId)
      await door.save(patient.token, 'doctor', (await insertDoctor(app.db, { hospitalId })).id)
    }
    await save()
    // Empties the cache, so that each read loads everything that it shows.
    const readAgain = async () => {
      await app.query("insert into changes (topic, words) values ('catalogue', '')")
      await app.app.live.catchUp()
      return countStatements(() => door.read(patient.token))
    }
    const one = await readAgain()
    for (let n = 0; n < 4; n++) await save()
    expect(await readAgain()).toBe(one)
    const { hospitals } = (await door.read(patient.token)).body
    expect(hospitals).toHaveLength(5)
    for (const { services, serviceCount } of hospitals) expect([services.length, serviceCount]).toEqual([1, 1])
  })
})

test('IDs are returned without loading the records', async () => {
  const patient = await insertPatient(app)
  const hospital = await insertHospital(app.db)
  const doctor = await insertDoctor(app.db, { hospitalId: hospital.id })
  const [, door] = DOORS[1] ?? DOORS[0] ?? []
  await door?.save(patient.token, 'hospital', hospital.id)
  await door?.save(patient.token, 'doctor', doctor.id)
  const ask = () => app.graphql('{ favourites { hospitalIds doctorIds } }', {}, patient.token)
  expect((await ask()).data.favourites).toEqual({ hospitalIds: [hospital.id], doctorIds: [doctor.id] })
  // The session, then one statement per list.
  expect(await countStatements(ask)).toBe(3)
})

test('saveFavourite accepts one hospital or one doctor', async () => {
  const patient = await insertPatient(app)
  const { id } = await insertHospital(app.db)
  for (const input of ['', `(hospitalId: "${id}", doctorId: "${id}")`, '(hospitalId: null)'])
    expect(await graphql(app, `mutation { saveFavourite${input} { id } }`, {}, patient.token)).toMatchObject({
      status: 400,
    })
})

test('saveFavourite stores its treatment, if that is listed', async () => {
  const patient = await insertPatient(app)
  const hospital = await insertHospital(app.db)
  const doctor = await insertDoctor(app.db, { hospitalId: hospital.id })
  const service = await insertHealthService(app.db, {}, [hospital.id])
  const save = (input: string) =>
    app.graphql(`mutation { saveFavourite(${input}) { treatments { id serviceId } } }`, {}, patient.token)
  const treatment = { id: hospital.id, serviceId: service.id }
  const first = await save(`hospitalId: "${hospital.id}", serviceId: "${service.id}"`)
  expect(first.data.saveFavourite.treatments).toEqual([treatment])
  for (const input of [`doctorId: "${doctor.id}", serviceId: "${unknown}"`, `hospitalId: "${hospital.id}"`])
    expect((await save(input)).data.saveFavourite.treatments).toEqual([treatment])
})
