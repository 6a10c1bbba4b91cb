import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAppointment, insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { insertClinic, MONDAY, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { bothDoors, type Door } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  admin = (await app.signIn('admin')).token
})
afterAll(() => app.close())

const verbsOf = (path: string, noun: string) =>
  ({
    ask: {
      graphql: `query ($id: ID!) { ${noun}(id: $id, includeInactive: true) { deletion { erases heldBy appointmentsAhead } } }`,
      shape: ({ deletion }: { deletion: object }) => deletion,
    },
    remove: {
      rest: `DELETE /api/${path}/:id`,
      graphql: `mutation ($id: ID!) { delete${noun.charAt(0).toUpperCase()}${noun.slice(1)}(id: $id) }`,
    },
  }) as const

const KINDS = [
  { noun: 'hospital', path: 'Hospitals', table: 'hospitals', insert: () => insertHospital(app.db) },
  { noun: 'doctor', path: 'Doctor', table: 'doctors', insert: () => insertDoctor(app.db) },
  { noun: 'healthService', path: 'HealthService', table: 'health_services', insert: () => insertHealthService(app.db) },
]

describe.each(KINDS)('the effect of deleting a $noun', ({ noun, path, table, insert }) => {
  const doors = bothDoors(() => app, verbsOf(path, noun))
  const rowsOf = (id: string) => app.query<{ is_active: boolean }>(`select is_active from ${table} where id = $1`, [id])
  const askAndDelete = async (ask: Door<'ask' | 'remove'>, id: string) => {
    const { body } = await ask('ask', { id }, admin)
    await ask('remove', { id }, admin)
    return { said: body, rows: await rowsOf(id) }
  }

  test.each(doors)('%s: an unreferenced record is erased', async (_door, ask) => {
    const { id } = await insert()
    const { said, rows } = await askAndDelete(ask, id)
    expect(said).toEqual({ erases: true, heldBy: [], appointmentsAhead: 0 })
    expect(rows).toEqual([])
  })

  test.each(doors)('%s: with appointments it is deactivated, and future ones are counted', async (_door, ask) => {
    const clinic = await insertClinic(app)
    const visit = { hospitalId: clinic.hospital.id, serviceId: clinic.service.id, doctorId: clinic.doctor.id }
    const days = { ahead: [THURSDAY, MONDAY], over: '2026-03-03' }
    await insertAppointment(app.db, { ...visit, date: days.over, time: '10:00', status: 'confirmed' })
    await insertAppointment(app.db, { ...visit, date: THURSDAY, time: '11:00', status: 'cancelled' })
    for (const date of days.ahead) await insertAppointment(app.db, { ...visit, date, time: '10:00' })
    const { id } = { hospital: clinic.hospital, doctor: clinic.doctor, healthService: clinic.service }[noun] ?? {
      id: '',
    }
    const { said, rows } = await askAndDelete(ask, id)
    const heldBy = noun === 'hospital' ? ['appointments', 'staff'] : ['appointments']
    expect(said).toEqual({ erases: false, heldBy, appointmentsAhead: 2 })
    expect(rows).toEqual([{ is_active: false }])
  })

  test.each(doors)('%s: is shown only to administrators, for existing records', async (_door, ask) => {
    const { id } = await insert()
    const patient = (await app.signIn('user')).token
    expect((await ask('ask', { id }, patient)).code).toBe('forbidden')
    expect((await ask('ask', { id })).code).toBe('unauthenticated')
  })
})

test('everything that prevents erasure is checked', async () => {
  const rows = await app.query<{ kept: string; by: string }>(
    `select confrelid::regclass::text as kept, string_agg(conrelid::regclass::text, ' ' order by conrelid::regclass::text) as by
      from pg_constraint where contype = 'f' and confdeltype in ('a', 'r')
        and confrelid = any(array['hospitals', 'doctors', 'health_services']::regclass[]) group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { kept: 'doctors', by: 'appointments reviews users' },
    { kept: 'health_services', by: 'appointments reviews' },
    { kept: 'hospitals', by: 'appointments reviews users' },
  ])
})
