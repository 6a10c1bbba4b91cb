import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KeptRecords, type LoadedRecord } from '#server/catalogue/record-cache.ts'
import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { startInstance } from '#tests/support/instance.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'

/** Two instances on one database, as behind a proxy. */
let writer: TestApp
let other: Awaited<ReturnType<typeof startInstance>>
let admin: string

beforeAll(async () => {
  writer = await startTestApp()
  other = await startInstance(writer)
  admin = (await writer.signIn('admin')).token
})
afterAll(async () => {
  await other.close()
  await writer.close()
})

type Requester = Pick<TestApp, 'request'>

const get = async (app: Requester, path: string) => {
  const { status, body } = await app.request.get(`/api/${path}`)
  return { status, body }
}
const put = async (path: string, body: object) => {
  const { status } = await writer.request.put(`/api/${path}`).set('authorization', `Bearer ${admin}`).send(body)
  expect(status).toBe(200)
}
const asks = async (app: Requester, query: string, variables: object) =>
  (await app.request.post('/graphql').send({ query, variables })).body.data

/** Propagation takes some milliseconds. */
const soon = { interval: 5 }

describe('a record of the catalogue', () => {
  test('is read once, then returned from memory by both interfaces', async () => {
    const hospital = await insertHospital(writer.db)
    const service = await insertHealthService(writer.db, {}, [hospital.id])
    const doctor = await insertDoctor(writer.db, { hospitalId: hospital.id }, [service.id])
    const readAll = async () => [
      await get(writer, `Hospitals/${hospital.id}`),
      await get(writer, `Doctor/${doctor.id}`),
      await asks(
        writer,
        `query ($id: ID!, $doctor: ID!) { hospital(id: $id) { name serviceCount services { price service { name } } openingHours { weekday times } }
          doctor(id: $doctor) { fullName hospital { name } services { price service { name } } } }`,
        { id: hospital.id, doctor: doctor.id },
      ),
    ]
    const first = await readAll()
    expect(first[0]?.body).toMatchObject({ name: hospital.name, services: [{ name: service.name }] })
    expect(await countStatements(async () => expect(await readAll()).toEqual(first))).toBe(0)
  })

  test('that was edited is new at once on its instance, and within a second elsewhere', async () => {
    const { id } = await insertHospital(writer.db)
    for (let edit = 1; edit <= 20; edit++) {
      for (const app of [writer, other]) await get(app, `Hospitals/${id}`)
      await put(`Hospitals/${id}`, { name: `Edition ${edit}` })
      expect((await get(writer, `Hospitals/${id}`)).body.name).toBe(`Edition ${edit}`)
      await expect.poll(async () => (await get(other, `Hospitals/${id}`)).body.name, soon).toBe(`Edition ${edit}`)
    }
  })

  test('includes changes that follow from another record at once', async () => {
    const hospital = await insertHospital(writer.db)
    const service = await insertHealthService(writer.db, { price: 100 }, [hospital.id])
    const doctor = await insertDoctor(writer.db, { hospitalId: hospital.id }, [service.id])
    const read = async (app: Requester) => {
      const { body: at } = await get(app, `Hospitals/${hospital.id}`)
      const { body: by } = await get(app, `Doctor/${doctor.id}`)
      return [at.services[0]?.price, at.priceFrom, by.hospitalName, by.services[0]?.price]
    }
    const before = [100, 100, hospital.name, 100]
    expect(await read(writer)).toEqual(before)
    await expect.poll(() => read(other), soon).toEqual(before)
    await put(`Hospitals/${hospital.id}`, { name: 'House of Another Name' })
    await put(`HealthService/${service.id}`, { price: 250 })
    const now = [250, 250, 'House of Another Name', 250]
    expect(await read(writer)).toEqual(now)
    await expect.poll(() => read(other), soon).toEqual(now)
  })

  test('shows a changed next free time', async () => {
    const { id } = await insertHospital(writer.db)
    const at = '2030-01-02T07:00:00.000Z'
    await get(other, `Hospitals/${id}`)
    await writer.query('update next_free_times set at = $2 where id = $1', [id, at])
    await expect.poll(async () => (await get(other, `Hospitals/${id}`)).body.nextFreeAt, soon).toBe(at)
  })

  test('is new after a bulk change', async () => {
    const made = await Promise.all(Array.from({ length: 60 }, () => insertHospital(writer.db, { city: 'Mardin' })))
    for (const { id } of made) await get(other, `Hospitals/${id}`)
    await writer.query("update hospitals set phone = '+90 482 000 00 00' where city = 'Mardin'")
    const phones = async () =>
      new Set(await Promise.all(made.map(async ({ id }) => (await get(other, `Hospitals/${id}`)).body.phone)))
    await expect.poll(phones, soon).toEqual(new Set(['+90 482 000 00 00']))
  })
})

test('a record that is evicted while it loads is not cached in its old state', async () => {
  const kept = new KeptRecords(1000)
  const loads: ((record: string) => void)[] = []
  const load = () =>
    new Promise<LoadedRecord<string>[]>((resolve) => {
      loads.push((record) => resolve([{ id: 'a', size: 1, record }]))
    })
  const before = kept.find(writer.db, ['a'], load)
  kept.drop(['a'])
  const after = kept.find(writer.db, ['a'], load)
  loads[1]?.('new')
  expect(await after).toEqual(['new'])
  loads[0]?.('old')
  expect(await before).toEqual(['old'])
  expect(await kept.find(writer.db, ['a'], load)).toEqual(['new'])
  expect(loads).toHaveLength(2)
})

describe('when the connection is cut', () => {
  const cut = () =>
    writer.query(
      "select pg_terminate_backend(pid, 1000) from pg_stat_activity where datname = current_database() and application_name = 'hekima live'",
    )

  test('unannounced changes are not missed, and memory is used again once the connection is back', async () => {
    const { id } = await insertHospital(writer.db)
    const read = async (app: Requester) => (await get(app, `Hospitals/${id}`)).body.phone
    for (let call = 1; call <= 5; call++) {
      const phone = `+90 212 000 00 0${call}`
      for (const app of [writer, other]) await read(app)
      await cut()
      await writer.query('update hospitals set phone = $2 where id = $1', [id, phone])
      for (const app of [writer, other]) {
        await expect.poll(() => read(app), soon).toBe(phone)
        // Served from memory again, and never the previous record.
        await expect.poll(() => countStatements(async () => expect(await read(app)).toBe(phone))).toBe(0)
      }
    }
  })
})

test('200 writers against 200 readers leave no stale record', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await insertHospital(writer.db)).id))
  const written = new Map(ids.map((id) => [id, 0]))
  const editionOf = async (app: Requester, id: string) =>
    Number((await get(app, `Hospitals/${id}`)).body.name.split(' ')[1] ?? 0)
  await Promise.all(ids.map((id) => put(`Hospitals/${id}`, { name: 'Edition 0' })))
  const write = async (id: string) => {
    for (let edit = 1; edit <= 10; edit++) {
      await put(`Hospitals/${id}`, { name: `Edition ${edit}` })
      written.set(id, edit)
    }
  }
  const read = async (reader: number) => {
    for (let time = 0; time < 2; time++) {
      const id = ids[(reader * 7 + time) % ids.length] ?? ''
      const least = written.get(id) ?? 0
      expect(await editionOf(writer, id)).toBeGreaterThanOrEqual(least)
      await editionOf(other, id)
    }
  }
  await Promise.all([...ids.map(write), ...Array.from({ length: 200 }, (_, reader) => read(reader))])
  const now = async (app: Requester) => Promise.all(ids.map((id) => editionOf(app, id)))
  expect(await now(writer)).toEqual(ids.map(() => 10))
  await expect.poll(() => now(other), soon).toEqual(ids.map(() => 10))
})

test('an inactive record disappears everywhere', async () => {
  const hospital = await insertHospital(writer.db, { name: 'Vanishing Hospital' })
  const service = await insertHealthService(writer.db, { name: 'Vanishing Care' }, [hospital.id])
  const kept = await insertHospital(writer.db, { name: 'Vanishing Neighbour' })
  await writer.query('insert into hospital_services (hospital_id, service_id) values ($1, $2)', [kept.id, service.id])
  const doctor = await insertDoctor(writer.db, { hospitalId: hospital.id, fullName: 'Dr. Vanishing' }, [service.id])
  const patient = await writer.signIn('user')
  const authorization = `Bearer ${patient.token}`
  for (const saved of [{ hospitalId: hospital.id }, { doctorId: doctor.id }]) {
    const save =
      'mutation ($hospitalId: ID, $doctorId: ID) { saveFavourite(hospitalId: $hospitalId, doctorId: $doctorId) { id } }'
    expect((await writer.graphql(save, saved, patient.token)).errors).toEqual([])
  }

  const namesOf = (records: { name?: string; fullName?: string }[]) =>
    records.map(({ name, fullName }) => name ?? fullName)
  const seen = async (app: Requester) => {
    const query = '{ favourites { hospitals { name } doctors { fullName } } }'
    const { favourites } = (await app.request.post('/graphql').set({ authorization }).send({ query })).body.data
    const nested = await asks(
      app,
      `query ($hospital: ID!, $doctor: ID!, $service: ID!) { hospital(id: $hospital) { name } doctor(id: $doctor) { fullName }
        hospitals(search: { q: "vanishing", asText: true }) { items { name } } healthService(id: $service) { name hospitals { name } } }`,
      { hospital: hospital.id, doctor: doctor.id, service: service.id },
    )
    return {
      hospital: (await get(app, `Hospitals/${hospital.id}`)).status,
      doctor: (await get(app, `Doctor/${doctor.id}`)).status,
      service: (await get(app, `HealthService/${service.id}`)).status,
      listed: namesOf((await get(app, 'Hospitals/search?q=vanishing&asText=true')).body).sort(),
      doctors: namesOf((await get(app, 'Doctor/search?q=vanishing')).body),
      services: namesOf((await get(app, `Hospitals/${kept.id}`)).body.services),
      favourites: [...namesOf(favourites.hospitals), ...namesOf(favourites.doctors)],
      nested: [nested.hospital, nested.doctor, nested.hospitals.items.length, nested.healthService?.hospitals.length],
    }
  }
  const everything = {
    hospital: 200,
    doctor: 200,
    service: 200,
    listed: ['Vanishing Hospital', 'Vanishing Neighbour'],
    doctors: ['Dr. Vanishing'],
    services: ['Vanishing Care'],
    favourites: ['Vanishing Hospital', 'Dr. Vanishing'],
    nested: [{ name: 'Vanishing Hospital' }, { fullName: 'Dr. Vanishing' }, 2, 2],
  }
  for (const app of [writer, other]) expect(await seen(app)).toEqual(everything)

  await put(`Hospitals/${hospital.id}`, { isActive: false })
  const without = {
    ...everything,
    hospital: 404,
    doctor: 404,
    listed: ['Vanishing Neighbour'],
    doctors: [],
    favourites: [],
  }
  const rest = { ...without, nested: [null, null, 1, 1] }
  expect(await seen(writer)).toEqual(rest)
  await expect.poll(() => seen(other), soon).toEqual(rest)

  await put(`HealthService/${service.id}`, { isActive: false })
  const nothing = { ...rest, service: 404, services: [], nested: [null, null, 1, undefined] }
  expect(await seen(writer)).toEqual(nothing)
  await expect.poll(() => seen(other), soon).toEqual(nothing)
})
