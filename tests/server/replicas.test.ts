import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dateIn } from '#domain/availability.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { createDb, createPool, type Db } from '#server/database/client.ts'
import { connectReplicas, type Replicas } from '#server/database/replicas.ts'
import { query } from '#server/database/statement.ts'
import { health } from '#server/http/health.ts'
import { createLogger } from '#server/http/log.ts'
import { bookingOf, type Clinic, insertClinic, insertPatient } from '#tests/support/clinic.ts'
import { databaseLink } from '#tests/support/database-link.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { startStandby } from '#tests/support/standby.ts'

const log = createLogger('silent', false)

let servers: Awaited<ReturnType<typeof startStandby>>
let replicas: Replicas
let app: TestApp
let clinic: Clinic
let patient: Awaited<ReturnType<typeof insertPatient>>
beforeAll(async () => {
  servers = await startStandby()
  const { db } = servers.database
  replicas = connectReplicas(db, [createPool(servers.standbyUrl, log)], log)
  app = await startTestApp({ database: servers.database, replicas })
  clinic = await insertClinic(app)
  patient = await insertPatient(app)
})
afterAll(async () => {
  await app?.close()
  await replicas?.close()
  await servers?.close()
})

async function answeredBy(reader: Db): Promise<string> {
  const [row] = await query<{ server: string }>(
    reader,
    sql`select case when pg_is_in_recovery() then 'replica' else 'primary' end as server`,
  )
  return row?.server ?? ''
}

test('replicas need a primary that they follow', () => {
  expect(() => readConfig({ DATABASE_REPLICA_URLS: 'postgresql://a@b/c' })).toThrow(ConfigError)
  const { databaseReplicaUrls } = readConfig({
    DATABASE_URL: 'postgresql://a@b/c',
    DATABASE_REPLICA_URLS: 'postgresql://a@d/c, postgresql://a@e/c',
  })
  expect(databaseReplicaUrls).toEqual(['postgresql://a@d/c', 'postgresql://a@e/c'])
})

describe('while a replica replays nothing', () => {
  test('a reader with a position reads everything committed before it, and other readers need not', async () => {
    await expect.poll(() => answeredBy(replicas.reader())).toBe('replica')
    await servers.pauseReplay()
    const { id } = await insertPatient(app)
    const position = await replicas.positionNow()
    expect(await answeredBy(replicas.reader(position))).toBe('primary')
    const stale = await servers.standbyQuery(`select from users where id = '${id}'`)
    expect(stale).toHaveLength(0)
    const users = await replicas.reader(position).execute(sql`select from users where id = ${id}`)
    expect(users.rowCount).toBe(1)
  })

  test('users see their own booking, message and edit at once', async () => {
    const date = addDays(dateIn(new Date()), 7)
    const search = { serviceId: clinic.service.id, from: date, to: addDays(date, 6) }
    const freeTimes = async () => {
      const { body } = await app.request
        .get(`/api/Hospitals/${clinic.hospital.id}/availability`)
        .query(search)
        .set('authorization', `Bearer ${patient.token}`)
        .expect(200)
      const days = body as { date: string; times: { time: string; available: boolean }[] }[]
      return days.flatMap((day) => day.times.flatMap((at) => (at.available ? [`${day.date} ${at.time}`] : [])))
    }
    const [slot = ''] = await freeTimes()
    const [appointmentDate, appointmentTime] = slot.split(' ')
    const booked = await app.request
      .post('/api/Appointments')
      .set('authorization', `Bearer ${patient.token}`)
      .send(bookingOf(clinic, { appointmentDate, appointmentTime }))
      .expect(201)
    expect(await freeTimes()).not.toContain(slot)

    const messages = `/api/Appointments/${booked.body.id}/messages`
    await app.request
      .post(messages)
      .set('authorization', `Bearer ${patient.token}`)
      .send({ message: 'Merhaba' })
      .expect(201)
    const read = await app.request.get(messages).set('authorization', `Bearer ${patient.token}`).expect(200)
    expect(JSON.stringify(read.body)).toContain('Merhaba')

    const { token } = clinic.staff
    const edited = await app.graphql(
      'mutation ($id: ID!, $input: HospitalUpdate!) { updateHospital(id: $id, input: $input) { id } }',
      { id: clinic.hospital.id, input: { description: 'Ein Krankenhaus am Meer.' } },
      token,
    )
    expect(edited.errors).toEqual([])
    const found = await app.request
      .get('/api/Hospitals/search')
      .query({ q: clinic.hospital.name })
      .set('authorization', `Bearer ${token}`)
      .expect(200)
    expect(JSON.stringify(found.body)).toContain('Ein Krankenhaus am Meer.')
  })

  test('it is excluded, and returns by itself', async () => {
    const { id } = await insertPatient(app)
    const isSeen = async () => (await replicas.reader().execute(sql`select from users where id = ${id}`)).rowCount
    await expect.poll(isSeen).toBe(1)
    await servers.resumeReplay()
    await expect.poll(() => answeredBy(replicas.reader())).toBe('replica')
    expect(await isSeen()).toBe(1)
  })
})

const search = () => app.request.get('/api/Hospitals/search').query({ q: clinic.hospital.name })

test('a replica that dies costs no request, and returns by itself', async () => {
  await servers.killStandby()
  for (let count = 0; count < 5; count++)
    await search()
      .query({ page: count + 1 })
      .expect(200)
  expect(await answeredBy(replicas.reader())).toBe('primary')
  await servers.restartStandby()
  await expect.poll(() => answeredBy(replicas.reader())).toBe('replica')
})

test('a replica answers reads and checks of readiness that wait for a silent primary', async () => {
  const silent = createServer()
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const pool = createPool(`postgresql://hekima@127.0.0.1:${port}/hekima`, log, { patient: true })
  // Without a limit, so only the replica can answer.
  pool.options.connectionTimeoutMillis = 0
  const silentSide = connectReplicas(createDb(pool), [createPool(servers.standbyUrl, log)], log)
  const process = fastify()
  await process.register(health, { ...app, db: createDb(pool), replicas: silentSide, log, clock: () => new Date() })
  const check = process.inject('/health/ready')
  expect(await answeredBy(silentSide.reader())).toBe('replica')
  await expect.poll(silentSide.isReadingOnly).toBe(true)
  expect((await check).json()).toEqual({ status: 'reading only' })
  await process.close()
  await silentSide.close()
  silent.close()
})

test('the primary answers a read that waits for a silent replica', async () => {
  const link = await databaseLink(servers.standbyUrl)
  const pool = createPool(link.url, log, { patient: true })
  const silentSide = connectReplicas(servers.database.db, [pool], log)
  await expect.poll(() => answeredBy(silentSide.reader())).toBe('replica')
  link.silence()
  expect(await answeredBy(silentSide.reader())).toBe('primary')
  await link.close()
  await silentSide.close()
})

test('reading continues without the primary', async () => {
  await servers.killPrimary()
  for (let count = 0; count < 5; count++)
    await search()
      .query({ limit: count + 1 })
      .expect(200)
  await app.request.get(`/api/Hospitals/${clinic.hospital.id}`).expect(200)
  // Signed-in users read public data from the replica. Their own data may be older there, so it
  // waits.
  const asPatient = { authorization: `Bearer ${patient.token}` }
  await search().query({ limit: 6 }).set(asPatient).expect(200)
  const day = addDays(dateIn(new Date()), 7)
  const availability = `/api/Hospitals/${clinic.hospital.id}/availability?serviceId=${clinic.service.id}&from=${day}&to=${day}`
  await app.request.get(availability).set(asPatient).expect(200)
  const found = await app.graphql(
    'query ($page: Int!) { hospitals(page: $page) { items { name } } }',
    { page: 1 },
    patient.token,
  )
  expect(found).toMatchObject({ status: 200, errors: [] })
  await app.request.get('/api/Hospitals/search').set('authorization', 'Bearer of.nobody.known').expect(401)
  const own = await app.request.get('/api/Appointments/my').set(asPatient)
  expect([own.status, own.body.message]).toEqual([503, expect.stringMatching(/temporarily unavailable/)])
  const booking = await app.request.post('/api/Appointments').set(asPatient).send(bookingOf(clinic))
  expect(booking.status).toBe(503)
  // A proxy must keep sending readers here.
  await app.request.get('/health/ready').expect(200, { status: 'reading only' })
  await servers.restartPrimary()
  const status = () => app.request.get('/health/ready').then((answer) => answer.body.status)
  await expect.poll(status).toBe('ok')
})
