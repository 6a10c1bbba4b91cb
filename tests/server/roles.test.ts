import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays, dateIn } from '#domain/availability.ts'
import { bundledScript } from '#tests/support/bundled.ts'
import { insertClinic, insertPatient } from '#tests/support/clinic.ts'
import { openStream } from '#tests/support/event-stream.ts'
import { insertAppointment } from '#server/seed/factories.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/server.ts'
import { ended, startServerProcess, stopServerProcess } from '#tests/support/server-process.ts'

let app: TestApp
let main: string
beforeAll(async () => {
  app = await startTestApp()
  main = await bundledScript('main')
})
afterAll(() => app.close())

const running = new Set<ChildProcess>()
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL')
    await ended(child)
  }
  running.clear()
})

/** Starts a process of this role on the database of the test. */
function start(ROLE: string, env: Record<string, string> = {}) {
  const DATA_DIR = path.join(app.config.dataDir, ROLE)
  const server = startServerProcess(main, {
    DATABASE_URL: app.databaseUrl,
    JWT_SECRET: testSecret,
    PUBLIC_URL: '',
    DATA_DIR,
    ROLE,
    ...env,
  })
  running.add(server.child)
  return server
}

/** Starts a server that accepts connections and never responds. */
async function startSilentServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const statusOf = (address: string) => fetch(address).then(({ status }) => status)

const register = (address: string, email: string) =>
  fetch(`${address}/api/Auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ingrid', lastName: 'Solvang', email, password: 'Kanelbulle-17-fjord' }),
  }).then(({ status }) => status)

test('a web process leaves jobs to workers, and a killed worker loses none', async () => {
  const ofWeb = await startMailServer()
  const ofSecond = await startMailServer()
  // Accepts connections and never responds, so the first worker holds its mail.
  const silent = await startSilentServer()
  try {
    const web = await start('web', { SMTP_URL: ofWeb.url }).ready
    expect(await register(web, 'ingrid@mail.example')).toBe(201)
    const { hospital } = await insertClinic(app)
    const isFound = async () =>
      (await app.query('select from next_free_times where id = $1 and at > now()', [hospital.id])).length === 1
    const claims = () =>
      app.query<{ until: Date }>('select claimed_until as until from outbox where claimed_until is not null')
    expect(await app.query('select from job_turns')).toEqual([])

    const first = start('worker', { SMTP_URL: silent.url })
    const worker = await first.ready
    expect(await statusOf(`${worker}/health/ready`)).toBe(200)
    expect(await statusOf(`${worker}/api/HealthService`)).toBe(404)
    await expect.poll(isFound).toBe(true)
    await expect.poll(async () => (await claims()).length).toBeGreaterThan(0)
    await expect.poll(() => silent.connections()).toBeGreaterThan(0)
    await stopServerProcess(first.child, 'SIGKILL')
    // A job that the killed worker would have been running.
    await app.query(
      "update job_turns set worker = gen_random_uuid(), claimed_until = now() + interval '1 minute', due_at = now() where id = 'queueReminders'",
    )

    await start('worker', { SMTP_URL: ofSecond.url }).ready
    const runs = () =>
      app.query<{ id: string }>('select id from job_turns where due_at > now() and claimed_until is null order by id')
    await expect.poll(async () => (await runs()).length).toBeGreaterThan(20)
    // The killed worker's lease is still valid.
    expect((await runs()).map(({ id }) => id)).not.toContain('queueReminders')
    expect(ofSecond.received).toEqual([])
    for (const table of ['outbox', 'job_turns'])
      await app.query(`update ${table} set claimed_until = now() where claimed_until is not null`)
    await expect.poll(async () => (await runs()).map(({ id }) => id)).toContain('queueReminders')
    await expect.poll(() => ofSecond.received.flatMap(({ to }) => to)).toContain('ingrid@mail.example')
    expect(ofWeb.received).toEqual([])
  } finally {
    silent.close()
    await ofWeb.close()
    await ofSecond.close()
  }
})

test('a process that stops refuses readiness first, finishes its requests, and tells streams when to reconnect', async () => {
  const clinic = await insertClinic(app)
  const patient = await insertPatient(app)
  const { id } = await insertAppointment(app.db, {
    hospitalId: clinic.hospital.id,
    serviceId: clinic.service.id,
    patientId: patient.id,
    date: addDays(dateIn(new Date()), 30),
    time: '09:00',
  })
  const first = start('web', { LEAVE_SECONDS: '60' })
  const second = start('web')
  const [leaving, staying] = await Promise.all([first.ready, second.ready])
  const stream = await openStream({ url: leaving }, id, patient.token)
  first.child.kill('SIGTERM')
  await expect.poll(() => statusOf(`${leaving}/health/ready`)).toBe(503)
  const answer = await fetch(`${leaving}/api/HealthService`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  expect(stream.ended()).toBe(false)
  expect(await statusOf(`${staying}/health/ready`)).toBe(200)
  await stream.close()
  await stopServerProcess(first.child, 'SIGKILL')

  const response = await fetch(`${staying}/api/Appointments/${id}/messages/stream`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${patient.token}` },
  })
  expect(response.status).toBe(200)
  const text = response.text()
  expect(await stopServerProcess(second.child)).toBe(0)
  const pauses = [...(await text).matchAll(/^retry: (\d+)$/gm)].map(([, ms]) => Number(ms))
  expect(pauses).toHaveLength(2)
  expect(pauses[1]).toBeLessThanOrEqual(2000)
})
