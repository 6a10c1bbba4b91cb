import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertDoctor, insertReview } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { type Reporting, reporting } from '#tests/support/reports.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let lists: Reporting
let clinic: Clinic
let ada: string
let bob: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  lists = reporting(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  clinic = await insertClinic(app)
  ada = (await insertPatient(app)).id
  bob = (await insertPatient(app, 'Bob')).id
  const other = await insertClinic(app)
  const add = (row: Parameters<Reporting['insert']>[1]) => lists.insert(clinic, row)
  const usd = { price: 100.1, currency: 'USD' as const }
  // Midnight in Istanbul is 21:00 of the previous day in UTC, but only local dates count.
  await add({ date: '2026-03-31', time: '23:30', status: 'completed', patientId: bob, ...usd })
  await add({ date: '2026-04-01', time: '00:15', status: 'completed', patientId: ada, ...usd })
  await add({ date: '2026-04-30', time: '23:45', status: 'completed', patientId: bob, price: 0.2, currency: 'USD' })
  await add({ date: '2026-05-01', time: '00:00', status: 'completed', patientId: ada, ...usd })
  await add({ date: '2026-04-06', time: '10:00', status: 'completed', price: 50.05, currency: 'EUR', patientId: ada })
  await add({ date: '2026-04-06', time: '11:00', status: 'completed', price: 4410, currency: 'TRY' })
  await add({ date: '2026-04-07', time: '11:00', status: 'completed', patientId: bob, doctorId: clinic.doctor.id })
  await add({ date: '2026-04-08', time: '11:00', status: 'cancelled', patientId: bob, ...usd })
  await add({ date: '2026-04-09', time: '11:00', status: 'cancelled', noShowAt: NOON, patientId: bob, ...usd })
  await add({
    date: '2026-04-10',
    time: '09:00',
    status: 'confirmed',
    patientId: ada,
    doctorId: clinic.doctor.id,
    ...usd,
  })
  await add({ date: '2026-04-11', time: '09:00', patientId: ada, serviceId: clinic.short.id, durationMinutes: 30 })
  const moved = await add({ date: '2026-03-30', time: '10:00', status: 'completed', patientId: bob, ...usd })
  await app.query(`update appointments set date = '2026-04-13' where id = $1`, [moved.id])
  await app.query(
    `insert into appointment_events (id, appointment_id, kind, actor_role) values (gen_random_uuid(), $1, 'rescheduled', 'user')`,
    [moved.id],
  )
  await lists.insert(other, { date: '2026-04-06', time: '10:00', status: 'completed', patientId: ada, ...usd })
})

const april = { period: 'month', on: '2026-04-15' }
const make = async (kind: string, more: object = april) => (await lists.made(clinic, { kind, ...more }))[kind]
/** Hand-written SQL on local dates. */
const ofApril = `hospital_id = $1 and date between '2026-04-01' and '2026-04-30'`
const ask = async <Row extends object>(text: string) => await app.query<Row>(text, [clinic.hospital.id])

describe('appointments', () => {
  test('equal those of hand-written SQL, each once', async () => {
    const report = await make('appointments')
    const [counts] = await ask(
      `select count(*)::int as total, count(*) filter (where status = 'pending')::int as pending,
        count(*) filter (where status = 'confirmed')::int as confirmed, count(*) filter (where status = 'completed')::int as completed,
        count(*) filter (where status = 'cancelled' and no_show_at is null)::int as cancelled,
        count(*) filter (where no_show_at is not null)::int as "noShows",
        count(*) filter (where id in (select appointment_id from appointment_events where kind = 'rescheduled'))::int as moved
       from appointments where ${ofApril}`,
    )
    expect(report).toMatchObject(counts as object)
    expect(counts).toMatchObject({ total: 10, completed: 6, cancelled: 1, noShows: 1, moved: 1 })
  })

  test('are counted on the days they take place, also a moved one', async () => {
    const report = await make('appointments')
    const days = await ask<{ from: string; completed: number }>(
      `select date::text as from, count(*) filter (where status = 'completed')::int as completed from appointments where ${ofApril} group by 1`,
    )
    expect(report.buckets).toHaveLength(30)
    for (const { from, completed } of report.buckets)
      expect(completed, from).toBe(days.find((day) => day.from === from)?.completed ?? 0)
    expect(report.buckets.find((day: { from: string }) => day.from === '2026-04-13').completed).toBe(1)
  })

  test('are counted by service, and for one doctor on request', async () => {
    const { services } = await make('appointments')
    expect(services).toEqual([
      { name: clinic.service.name, total: 9, completed: 6, cancelled: 1, noShows: 1 },
      { name: clinic.short.name, total: 1, completed: 0, cancelled: 0, noShows: 0 },
    ])
    expect(await make('appointments', { ...april, doctorId: clinic.doctor.id })).toMatchObject({
      total: 2,
      completed: 1,
    })
  })

  test('of a week, a quarter and a year are all in a bucket', async () => {
    for (const [period, buckets] of [
      ['week', 7],
      ['quarter', 14],
      ['year', 12],
    ] as const) {
      const report = await make('appointments', { period, on: '2026-04-08' })
      expect(report.buckets).toHaveLength(buckets)
      const sum = report.buckets.reduce(
        (all: number, row: Record<string, number>) =>
          all +
          ['pending', 'confirmed', 'completed', 'cancelled', 'noShows'].reduce(
            (one, name) => one + (row[name] ?? 0),
            0,
          ),
        0,
      )
      expect(sum, period).toBe(report.total)
    }
  })
})

describe('revenue', () => {
  test('is the sum of booked prices of completed visits, per currency', async () => {
    const report = await make('revenue')
    const rows = await ask<{ currency: string | null; amount: number; count: number }>(
      `select currency, sum(price)::float8 as amount, count(*)::int as count from appointments
       where ${ofApril} and status = 'completed' group by currency order by currency`,
    )
    const priced = rows.filter(({ currency }) => currency)
    const byName = (one: { currency: string }, other: { currency: string }) =>
      one.currency.localeCompare(other.currency)
    expect([...report.amounts].sort(byName)).toEqual(priced.map(({ currency, amount }) => ({ currency, amount })))
    expect(report.onRequest).toBe(rows.find(({ currency }) => !currency)?.count)
    // 100.10 + 0.20 + 100.10, exact to the cent.
    expect(report).toMatchObject({ completed: 6, onRequest: 1 })
    expect(report.amounts).toContainEqual({ currency: 'USD', amount: 200.4 })
  })

  test('keeps the price of the booking when the service costs otherwise by now', async () => {
    await app.query('update health_services set price = 9999 where id = $1', [clinic.service.id])
    expect((await make('revenue')).amounts).toContainEqual({ currency: 'EUR', amount: 50.05 })
  })

  test('of the days and of the services is equal to the total', async () => {
    const { buckets, services, amounts, completed } = await make('revenue', { period: 'year', on: '2026-04-01' })
    for (const rows of [buckets, services]) {
      expect(rows.reduce((sum: number, row: { completed: number }) => sum + row.completed, 0)).toBe(completed)
      for (const { currency, amount } of amounts) {
        const cents = rows.flatMap((row: { amounts: { currency: string; amount: number }[] }) =>
          row.amounts.filter((one) => one.currency === currency).map((one) => Math.round(one.amount * 100)),
        )
        expect(cents.reduce((sum: number, one: number) => sum + one, 0)).toBe(Math.round(amount * 100))
      }
    }
  })
})

test('doctors are listed with their work, including those without any and the appointments without a doctor', async () => {
  const idle = await insertDoctor(app.db, { hospitalId: clinic.hospital.id, fullName: 'Dr. Zeynep Az' })
  const visit = await lists.insert(clinic, {
    date: '2026-03-03',
    time: '10:00',
    status: 'completed',
    doctorId: clinic.doctor.id,
    patientId: ada,
  })
  await insertReview(app.db, visit, { rating: 4 })
  const { doctors } = await make('doctors')
  const none = { completed: 0, cancelled: 0, noShows: 0, bookedMinutes: 0 }
  expect(doctors).toEqual([
    {
      doctorId: null,
      name: null,
      appointments: 8,
      completed: 5,
      cancelled: 1,
      noShows: 1,
      bookedMinutes: 300,
      rating: null,
      reviewCount: null,
    },
    {
      ...none,
      doctorId: clinic.doctor.id,
      name: clinic.doctor.fullName,
      appointments: 2,
      completed: 1,
      bookedMinutes: 120,
      rating: 4,
      reviewCount: 1,
    },
    { ...none, doctorId: idle.id, name: idle.fullName, appointments: 0, rating: null, reviewCount: 0 },
  ])
})

describe('patients', () => {
  test('are counted once each, new or not, and never named', async () => {
    const report = await make('patients')
    const [counts] = await ask<{ people: number; firstTime: number }>(
      `select count(distinct patient_id)::int as people, count(distinct patient_id) filter (where not exists (
          select from appointments b where b.hospital_id = $1 and b.patient_id = a.patient_id and b.status <> 'cancelled' and b.date < '2026-04-01'
        ))::int as "firstTime"
       from appointments a where ${ofApril} and status <> 'cancelled'`,
    )
    // Bob's first visit was in March. One appointment belongs to a deleted account.
    expect(counts).toEqual({ people: 2, firstTime: 1 })
    expect(report).toMatchObject({ ...counts, returning: 1, withoutAccount: 1 })
    expect(JSON.stringify(report)).not.toMatch(/Ada|Bob|mail\.example|7946/)
  })

  test('are new only on their first day', async () => {
    const { buckets } = await make('patients')
    const on = (day: string) => buckets.find(({ from }: { from: string }) => from === day)
    expect(on('2026-04-01')).toMatchObject({ firstTime: 1, returning: 0 })
    expect(on('2026-04-06')).toMatchObject({ firstTime: 0, returning: 1 })
    expect(on('2026-04-07')).toMatchObject({ firstTime: 0, returning: 1 })
    expect(on('2026-04-08')).toMatchObject({ firstTime: 0, returning: 0 })
  })

  test('are counted by country, language and age, if known', async () => {
    await app.query(`update appointments set patient_phone = '0090 532 000 00 00' where patient_id = $1`, [bob])
    await app.query(`update users set birth_date = '1991-05-01', language = 'ru' where id = $1`, [ada])
    const report = await make('patients')
    expect(report.countries).toEqual(
      expect.arrayContaining([
        { callingCode: '44', people: 1 },
        { callingCode: '90', people: 1 },
      ]),
    )
    expect(report.languages).toEqual(
      expect.arrayContaining([
        { language: 'ru', people: 1 },
        { language: 'en', people: 1 },
      ]),
    )
    // Aged 34 on the last day of April, 35 on the next day.
    expect(report.ages.filter(({ people }: { people: number }) => people > 0)).toEqual([
      { from: 18, to: 34, people: 1 },
      { from: null, to: null, people: 1 },
    ])
    await app.query(`update appointments set patient_phone = '0532 000 00 00' where patient_id = $1`, [bob])
    await app.query('update users set birth_date = null where id = $1', [ada])
    const without = await make('patients')
    expect(without.countries).toContainEqual({ callingCode: null, people: 1 })
    expect(without.ages).toEqual([])
  })
})
