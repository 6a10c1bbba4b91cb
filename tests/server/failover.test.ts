import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dateIn } from '#domain/availability.ts'
import { bundledScript } from '#tests/support/bundled.ts'
import { bookingOf, type Clinic, insertClinic, insertPatient } from '#tests/support/clinic.ts'
import { databaseLink } from '#tests/support/database-link.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/server.ts'
import { startServerProcess, stopServerProcess } from '#tests/support/server-process.ts'

const PATIENTS = 40
const ROUNDS = 8

let app: TestApp
let link: Awaited<ReturnType<typeof databaseLink>>
let server: ReturnType<typeof startServerProcess>
let address: string
beforeAll(async () => {
  app = await startTestApp()
  link = await databaseLink(app.databaseUrl)
  const database = new URL(link.url)
  // Name by which PostgreSQL distinguishes the connections of the process from those of the test.
  database.searchParams.set('application_name', 'failover')
  const env = { DATABASE_URL: database.href, JWT_SECRET: testSecret, REQUESTS_PER_MINUTE: '1000000' }
  server = startServerProcess(await bundledScript('main'), { ...env, DATA_DIR: app.config.dataDir, LOG_LEVEL: 'error' })
  address = await server.ready
})
afterAll(async () => {
  await stopServerProcess(server.child)
  link.close()
  await app.close()
})

const FAULTS = {
  ended: () => app.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'failover'"),
  cut: () => {
    link.cut()
    link.mend()
  },
}

type Slot = { clinic: Clinic; date: string; time: string }

/** Returns the free slots of the clinics by day. */
async function freeSlots(clinics: Clinic[]): Promise<Slot[][]> {
  const days = new Map<string, Slot[]>()
  const from = addDays(dateIn(new Date()), 7)
  for (const clinic of clinics) {
    const { id } = clinic.hospital
    const search = new URLSearchParams({ serviceId: clinic.service.id, from, to: addDays(from, 30) })
    const answer = await fetch(`${address}/api/Hospitals/${id}/availability?${search}`)
    for (const { date, times } of (await answer.json()) as { date: string; times: { time: string }[] }[])
      for (const { time } of times) days.set(date, [...(days.get(date) ?? []), { clinic, date, time }])
  }
  return [...days.values()].filter((slots) => slots.length >= PATIENTS)
}

test.each(['ended', 'cut'] as const)(
  'connections %s under load cost a 503 at most, and the process survives',
  async (fault) => {
    const clinics: Clinic[] = []
    for (let count = 0; count < 6; count++) clinics.push(await insertClinic(app))
    const patients = await Promise.all(Array.from({ length: PATIENTS }, () => insertPatient(app)))
    const days = await freeSlots(clinics)
    expect(days.length).toBeGreaterThanOrEqual(ROUNDS)

    const book = async (token: string, { clinic, date, time }: Slot) => {
      const answer = await fetch(`${address}/api/Appointments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(bookingOf(clinic, { appointmentDate: date, appointmentTime: time })),
      })
      await answer.text()
      return answer
    }

    const statuses = new Set<number>()
    let booked = 0
    for (const slots of days.slice(0, ROUNDS)) {
      let answered = 0
      const bookings = patients.map(async ({ token }, index) => {
        const answer = await book(token, slots[index] as Slot)
        answered++
        return answer
      })
      // Now some bookings are in progress and others wait for a connection.
      await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(0)
      await FAULTS[fault]()
      for (const { status, headers } of await Promise.all(bookings)) {
        statuses.add(status)
        if (status === 201) booked++
        if (status === 503) expect(headers.get('retry-after')).not.toBeNull()
      }
    }
    expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([])
    expect(server.child.exitCode, server.state.said).toBeNull()
    // Nothing that was acknowledged is lost.
    const hospitals = clinics.map(({ hospital }) => hospital.id)
    const kept = await app.query('select from appointments where hospital_id = any($1)', [hospitals])
    expect(kept.length).toBeGreaterThanOrEqual(booked)
    const ready = () => fetch(`${address}/health/ready`).then(({ status }) => status)
    await expect.poll(ready).toBe(200)
  },
)
